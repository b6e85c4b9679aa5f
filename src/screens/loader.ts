import { loadRenderersOf } from '../host/amis-renderers.ts';
import type { HostState, ShownScreen } from '../host/state.ts';
import type { Store } from '../host/store.ts';
import { fetchTexts } from '../i18n/locale.ts';
import { keysOf } from '../i18n/translate.ts';
import type { Layer, ScreenAnswer } from '../types/start.ts';
import { layerBelow, prefixOf, type ScreenQuery, screenAddress } from './address.ts';
import { type ScreenClient, ScreenUnavailable } from './client.ts';
import { prepareScreen } from './prepare.ts';

/** Loads screens until they can be shown at once: definition, renderers and texts. */
export interface ScreenLoader {
  /** The nearest published layer of a screen, or at most `layer`. */
  load(id: string, layer?: Layer): Promise<ShownScreen>;
  /** The same as the server has it now. */
  reload(id: string): Promise<ShownScreen>;
  /** What the server already sent along with the document. */
  adopt(answer: ScreenAnswer): Promise<ShownScreen>;
  /** The next layer below a screen that failed, which is not shown again; null below the built-in one. */
  below(screen: ShownScreen): Promise<ShownScreen | null>;
  prefetch(id: string): void;
  /** Keeps what came with the document, so that it is not asked for again. */
  remember(answer: ScreenAnswer): void;
}

/** Makes the loader of a document. */
export function createScreenLoader(store: Store<HostState>, client: ScreenClient): ScreenLoader {
  const failed = new Set<string>();
  const address = (query: ScreenQuery) => {
    const { scope, safe } = store.get();
    return screenAddress(prefixOf(scope), { ...query, safe });
  };
  /** Of the address bar: a page that is on its way is not yet the store's. */
  const previewToken = () => new URLSearchParams(window.location.search).get('preview');

  /** A preview link changes what is asked for, but for the layers below a draft that failed. */
  async function ask(read: ScreenClient['load'], query: ScreenQuery): Promise<ScreenAnswer> {
    const preview = previewToken();
    return preview && !query.layer
      ? (await import('./ask-for-draft.ts')).askForDraft((of) => read(address(of)), { ...query, preview })
      : read(address(query));
  }

  async function adopt(answer: ScreenAnswer): Promise<ShownScreen> {
    const { locale, contextPath } = store.get();
    const missing = [...keysOf(answer.schema)].some((key) => !Object.hasOwn(store.get().texts, key));
    const [texts] = await Promise.all([
      missing ? fetchTexts(locale, contextPath).catch(() => null) : null,
      loadRenderersOf(answer.schema, locale),
    ]);
    if (texts && store.get().locale === locale) {
      store.set({ texts });
    }
    return prepareScreen(answer, store.get().texts);
  }

  async function load(id: string, layer?: Layer): Promise<ShownScreen> {
    return usable(await adopt(await ask(client.load, { id, layer })));
  }

  async function below(screen: ShownScreen): Promise<ShownScreen | null> {
    failed.add(identityOf(screen));
    const layer = belowOf(screen);
    return layer && load(screen.id, layer);
  }

  async function usable(screen: ShownScreen): Promise<ShownScreen> {
    return failed.has(identityOf(screen)) ? ((await below(screen)) ?? screen) : screen;
  }

  return {
    load,
    adopt,
    below,
    reload: async (id) => usable(await adopt(await ask(client.refresh, { id }))),
    prefetch: (id) => client.prefetch(address({ id })),
    // A draft in the document must not be taken for what is published.
    remember: (answer) => previewToken() || client.remember(address({ id: answer.id }), answer),
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
