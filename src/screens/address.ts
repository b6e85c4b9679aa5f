import type { Layer } from '../types/start.ts';

/** The prefix of the API's calls at a level: the platform, a company, or an app of it. */
export function prefixOf(scope: { company?: string; app?: string }): string {
  if (!scope.company) {
    return '/api';
  }
  const company = `/api/company/${encodeURIComponent(scope.company)}`;
  return scope.app ? `${company}/app/${encodeURIComponent(scope.app)}` : company;
}

/** Which version of a screen is asked for. */
export interface ScreenQuery {
  id: string;
  /** The topmost layer that may answer; absent: the nearest published one. */
  layer?: Layer | undefined;
  /** Leave every override aside. */
  safe?: boolean | undefined;
  /** The token of a preview link: the draft it stands for. */
  preview?: string | undefined;
}

/** The address of a screen below a scope's prefix. */
export function screenAddress(prefix: string, { id, layer, safe, preview }: ScreenQuery): string {
  const query = new URLSearchParams();
  if (layer) {
    query.set('layer', layer);
  }
  if (safe) {
    query.set('safe', '1');
  }
  if (preview) {
    query.set('preview', preview);
  }
  const text = query.toString();
  return `${prefix}/screen/${id}${text && `?${text}`}`;
}

const BELOW: Record<Layer, Layer | null> = { app: 'company', company: 'platform', platform: 'builtin', builtin: null };

/** The next farther layer; null below the built-in screen. */
export function layerBelow(layer: Layer): Layer | null {
  return BELOW[layer];
}
