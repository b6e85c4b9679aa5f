import type { Layer } from '../types/start.ts';
import type { Frame } from './frame.ts';

/** The header in which the host names the frame that a request comes from. */
export const PAGE_HEADER = 'X-Page';

/** The header with the document's key. It proves that the host wrote the name: no page can read the key. */
export const KEY_HEADER = 'X-Page-Key';

const LAYERS: readonly string[] = ['builtin', 'platform', 'company', 'app'] satisfies Layer[];

/** The name of a frame as a header's value: `layer;screen;version;company;app`, each part URI-encoded. */
export function pageNameOf({ layer, screen, version, scope }: Frame): string {
  return [layer, screen, String(version), scope.company ?? '', scope.app ?? ''].map(encodeURIComponent).join(';');
}

/** Reads what `pageNameOf` wrote; null for any other text. */
export function frameOfName(name: string): Frame | null {
  const parts = name.split(';').map(decoded);
  const [layer, screen, version, company, app] = parts;
  if (parts.length !== 5 || parts.includes(null)) return null;
  if (!layer || !LAYERS.includes(layer) || !screen || !version || !/^\d{1,15}$/.test(version)) return null;
  const scope = { ...(company ? { company } : {}), ...(company && app ? { app } : {}) };
  return { layer: layer as Layer, screen, version: Number(version), scope };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Who speaks by a name, whatever the version of the page: a live edit of a page keeps its answers. */
export const withoutVersion = (name: string): string => name.replace(/^([^;]*;[^;]*;)[^;]*/, '$1');
