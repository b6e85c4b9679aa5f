import { ownHeaders } from '../../api/own-headers.ts';
import { ownFetch } from '../../requests/requests.ts';
import { layerBelow, prefixOf, screenAddress } from '../../screens/address.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { ScreenAnswer, ScreenPart } from '../../types/start.ts';
import { valueAt } from '../../validation/json-pointer.ts';

/** The parts whose nearer layers are left out of a page that is shown, as `partLayers` of the call names them. */
const leftOut = new WeakMap<ShownScreen['source'], readonly string[]>();
/** The call takes no more of them. */
const MOST_LEFT_OUT = 4;

/** A node's definition as text; undefined for one that amis made of more than JSON. */
function textOf(definition: unknown): string | undefined {
  try {
    return JSON.stringify(definition);
  } catch {
    return undefined;
  }
}

/** The innermost overridden part in which a node is defined; undefined for one of the page itself or of a built-in part. */
export function partOfNode({ schema, parts = [] }: ShownScreen, definition: unknown): ScreenPart | undefined {
  const text = textOf(definition);
  if (text === undefined) return undefined;
  return parts.findLast(
    ({ layer, pointer }) =>
      layer !== 'builtin' && pointer !== undefined && textOf(valueAt(schema, pointer))?.includes(text),
  );
}

/** What the server has of a page with nearer layers of some parts left out; null when it does not answer. */
async function ask({ id, scope }: ShownScreen, partLayers: readonly string[], state: HostState) {
  const query = partLayers.length > 0 ? `?partLayers=${encodeURIComponent(partLayers.join())}` : '';
  const response = await ownFetch(state.contextPath + screenAddress(prefixOf(scope), { id }) + query, {
    headers: { Accept: 'application/json', ...ownHeaders(state) },
    cache: 'no-store',
  });
  return response.ok ? ((await response.json()) as { data: ScreenAnswer }).data : null;
}

/**
 * A page with the next layer of a part that failed in it; the other parts stay as they are. In place of a draft comes what is
 * published. Null when the server has no other version of the part. Rejects when the server cannot be reached.
 * @param adopt makes an answer ready to be shown
 */
export async function withPartBelow(
  failed: ShownScreen,
  part: ScreenPart,
  state: HostState,
  adopt: ScreenLoader['adopt'],
): Promise<ShownScreen | null> {
  const before = (leftOut.get(failed.source) ?? []).filter((entry) => !entry.startsWith(`${part.id}:`));
  const partLayers = part.version === 0 ? before : [...before, `${part.id}:${layerBelow(part.layer)}`];
  const answer = partLayers.length > MOST_LEFT_OUT ? null : await ask(failed, partLayers, state);
  const isSame = ({ id, layer, version }: ScreenPart) =>
    id === part.id && layer === part.layer && version === part.version;
  if (!answer || answer.parts?.some(isSame)) return null;
  const next = await adopt(answer, failed.scope);
  leftOut.set(next.source, partLayers);
  return next;
}
