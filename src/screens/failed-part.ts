import { ownHeaders } from '../api/own-headers.ts';
import { ownFetch } from '../requests/requests.ts';
import type { HostState, ShownScreen } from '../state/state.ts';
import type { ScreenAnswer, ScreenPart } from '../types/start.ts';
import { layerBelow, prefixOf, screenAddress } from './address.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** The parts whose nearer layers are left out of a page that is shown, as `partLayers` of the call names them. */
const leftOut = new WeakMap<ShownScreen['source'], readonly string[]>();
/** The call takes no more of them. */
const MOST_LEFT_OUT = 4;

/** Parts that threw in this document. A mended one has another version; a draft, which has none, is tried again. */
const failedParts = new Set<string>();
const keyOf = ({ id, layer, version }: ScreenPart): string => `${id} ${layer} ${version}`;

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
  if (part.version !== 0) failedParts.add(keyOf(part));
  const before = (leftOut.get(failed.source) ?? []).filter((entry) => !entry.startsWith(`${part.id}:`));
  const partLayers = part.version === 0 ? before : [...before, `${part.id}:${layerBelow(part.layer)}`];
  const answer = partLayers.length > MOST_LEFT_OUT ? null : await ask(failed, partLayers, state);
  if (!answer || answer.parts?.some((other) => keyOf(other) === keyOf(part))) return null;
  const next = await adopt(answer, failed.scope);
  leftOut.set(next.source, partLayers);
  return next;
}

/**
 * The same page without the parts that threw before in this document, as when it is loaded again because another part has changed.
 * What cannot be asked for stays.
 */
export async function withoutFailedParts(
  screen: ShownScreen,
  state: HostState,
  adopt: ScreenLoader['adopt'],
): Promise<ShownScreen> {
  const part = screen.parts?.find((one) => failedParts.has(keyOf(one)));
  const next = part && (await withPartBelow(screen, part, state, adopt).catch(() => null));
  return next ? withoutFailedParts(next, state, adopt) : screen;
}
