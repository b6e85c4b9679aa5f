import { fetchTexts } from '../../i18n/locale.ts';
import { inLanguage } from '../../i18n/own-texts.ts';
import { keysOf } from '../../i18n/translate.ts';
import type { Scope } from '../../routes/scope.ts';
import { layerBelow, prefixOf, type ScreenQuery, screenAddress } from '../../screens/address.ts';
import { type ScreenClient, ScreenUnavailable } from '../../screens/client.ts';
import { prepareScreen } from '../../screens/prepare.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Layer, ScreenAnswer } from '../../types/start.ts';
import { loadFrameGuard } from '../frames/guard.ts';
import { loadRenderersOf } from '../renderers/amis-renderers.ts';

/** Makes the loader of a document. */
export function createScreenLoader(store: Store<HostState>, client: ScreenClient): ScreenLoader {
  const failed = new Set<string>();
  const address = (scope: Scope, query: ScreenQuery) =>
    screenAddress(prefixOf(scope), { ...query, safe: store.get().safe });
  /** Of the address bar: a page that is on its way is not yet the store's. */
  const previewToken = () => new URLSearchParams(window.location.search).get('preview');

  /** A preview link changes what is asked for, but for the layers below a draft that failed. */
  async function ask(read: ScreenClient['load'], scope: Scope, query: ScreenQuery): Promise<ScreenAnswer> {
    const preview = previewToken();
    return preview && !query.layer
      ? (await import('../../screens/ask-for-draft.ts')).askForDraft((of) => read(address(scope, of)), {
          ...query,
          preview,
        })
      : read(address(scope, query));
  }

  async function adopt(answer: ScreenAnswer, scope: Scope): Promise<ShownScreen> {
    const { locale, contextPath } = store.get();
    const missing = keysOf(inLanguage(answer.schema, store.get().texts, locale)).size > 0;
    const [texts] = await Promise.all([
      missing ? fetchTexts(locale, contextPath).catch(() => null) : null,
      loadRenderersOf(answer.schema, locale),
      answer.layer === 'builtin' ? undefined : loadFrameGuard(),
    ]);
    if (texts && store.get().locale === locale) {
      store.set({ texts });
    }
    return prepareScreen(answer, store.get(), scope);
  }

  async function load(id: string, scope: Scope, layer?: Layer): Promise<ShownScreen> {
    return usable(await adopt(await ask(client.load, scope, { id, layer }), scope));
  }

  async function below(screen: ShownScreen): Promise<ShownScreen | null> {
    failed.add(identityOf(screen));
    const layer = belowOf(screen);
    return layer && load(screen.id, screen.scope, layer);
  }

  async function usable(screen: ShownScreen): Promise<ShownScreen> {
    return failed.has(identityOf(screen)) ? ((await below(screen)) ?? screen) : screen;
  }

  return {
    load,
    below,
    adopt,
    reload: async ({ id, scope }) => usable(await adopt(await ask(client.refresh, scope, { id }), scope)),
    prefetch: (id, scope) => client.prefetch(address(scope, { id })),
    // A draft in the document must not be taken for what is published.
    remember: (answer, scope, layer) =>
      (previewToken() && !layer) || client.remember(address(scope, { id: answer.id, layer }), answer),
  };
}

/** Below a draft, which has no version yet, lies what is published at its own layer. */
const belowOf = ({ layer, version }: ShownScreen): Layer | null => (version === 0 ? layer : layerBelow(layer));

/** A definition that failed fails again, whatever number it has; a mended one gets a new try. */
const identityOf = ({ id, layer, source }: ShownScreen): string => `${id} ${layer} ${JSON.stringify(source)}`;

/** The keys of the route table's `errors`: what to show when something could not be had. */
export type ErrorKey = '403' | '404' | '500' | 'offline';

/** Which error screen fits a failed load. */
export function errorKeyOf(error: unknown): ErrorKey {
  return errorKeyOfStatus(error instanceof ScreenUnavailable ? error.status : 500);
}

/** Which error screen fits an HTTP status; 0 stands for no answer. */
export function errorKeyOfStatus(status: number): ErrorKey {
  if (status === 0 || status === 503) {
    return 'offline';
  }
  return status === 403 ? '403' : status === 404 ? '404' : '500';
}
