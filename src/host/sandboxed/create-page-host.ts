import type { AmisCall, Answer } from '../../api/request.ts';
import { Cancelled } from '../../api/request.ts';
import { handFilesOver } from '../../hardening/links/file-names.ts';
import { loadAmisLocale } from '../../i18n/locale.ts';
import type { Texts } from '../../i18n/translate.ts';
import { followLinks } from '../../routes/links.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import { createStore, type Store } from '../../state/store.ts';
import { wearTheme } from '../../theme/wear-theme.ts';
import type { Locale } from '../../types/start.ts';
import { registerActions } from '../actions/actions.ts';
import { createFeedback } from '../feedback/feedback.ts';
import { followLanguage } from '../feedback/follow-language.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFrameGuard } from '../frames/guard.ts';
import type { PageState } from '../frames/sandbox/messages.ts';
import { whenIdle } from '../late/when-idle.ts';
import { loadPlainTable, loadRenderersOf } from '../renderers/amis-renderers.ts';
import type { Host } from '../start/create-host.ts';
import { createEnv } from '../start/env.ts';
import { needsRarePackages } from './needs-rare-packages.ts';
import { createPageFailures } from './page-failures.ts';
import { createInnerNavigator } from './page-navigator.ts';
import type { PagePort } from './page-port.ts';

const nothing = () => undefined;

/** A page's document loads no screens: the document around does, and hands them over. */
const unavailable = () => Promise.reject(new Error('a page in a document of its own loads no screens'));
const loader: ScreenLoader = {
  load: unavailable,
  reload: unavailable,
  below: unavailable,
  adopt: unavailable,
  prefetch: nothing,
  remember: nothing,
};

/** What the host knows in a page's document. The rest is the platform's. */
const stateOf = ({ title: _, ...state }: PageState): HostState => ({
  ...state,
  documentKind: 'share',
  pageKey: '',
  routes: { routes: [], errors: {} },
  loading: false,
  notices: [],
  held: null,
  slowed: false,
});

function writeHead({ title, locale }: Partial<PageState>): void {
  if (title !== undefined) document.title = title;
  if (locale !== undefined) document.documentElement.lang = locale;
}

const loadRenderers = (schema: object, locale: Locale) =>
  loadRenderersOf(schema, locale, needsRarePackages(schema) ? undefined : loadPlainTable);

/** Outlines the parts of the page while the document around explains it, or ends that. */
async function outline(state: HostState): Promise<void> {
  const { outlinePage } = await import('../explain/outline-page.ts');
  outlinePage(state);
}

/** Puts changes in force that come from the document around. What the person has typed stays. */
async function follow(store: Store<HostState>, change: Partial<PageState>): Promise<void> {
  const { title: _, ...parts } = change;
  const { locale } = { ...store.get(), ...parts };
  if (parts.locale) await loadAmisLocale(parts.locale);
  if (parts.view) await loadRenderers(parts.view.screen.schema, locale);
  if (parts.appearance || parts.theme !== undefined) {
    const { theme, appearance } = { ...store.get(), ...parts };
    wearTheme(theme, appearance);
  }
  writeHead(change);
  const { swapView } = await import('../../screens/swap.ts');
  parts.view ? swapView(store, parts) : store.set(parts);
  if (parts.outlined !== undefined) await outline(store.get());
}

/** amis's call without what only this document knows; its answer is dropped when amis has given it up. */
function sendBy(call: PagePort['call']): (sent: AmisCall) => Promise<Answer> {
  return ({ url, method = 'get', data, headers = {}, config, ...rest }) => {
    const given = new Promise<never>((_, reject) => config?.cancelExecutor?.(() => reject(new Cancelled())));
    const { pathname, search } = new URL(url, window.location.href);
    const { responseType, downloadFileName, saveAs } = rest;
    const saved = { ...(responseType && { responseType }), ...(downloadFileName && { downloadFileName }) };
    const content = data instanceof FormData ? { form: [...data.entries()] } : { data };
    const sent = { url: pathname + search, method, ...content, headers, ...saved, ...(saveAs && { saveAs }) };
    return Promise.race([call(sent), given]);
  };
}

/** The texts of an answer; none where there is no answer to read. */
const textsIn = ({ data }: Answer) => (data as { data?: Texts } | null)?.data ?? {};

/** Puts the host of a page's document together. */
export function createPageHost({ first, call, save, tell, listen }: PagePort): Host {
  const store = createStore<HostState>(stateOf(first));
  const text = (key: string) => store.get().texts[key] ?? '';
  const feedback = createFeedback(
    () => document.body,
    () => store.get().locale,
  );
  const navigator = createInnerNavigator(store, tell);
  handFilesOver((name, file) => void save(name, file).catch(({ message }) => feedback.notify('error', message)));
  const failures = createPageFailures(store, tell);
  const frameParts: FrameParts = {
    contextPath: first.contextPath,
    text,
    frameHosts: () => store.get().config.frameHosts,
    authorOf: ({ company = '', app }) =>
      app ?? store.get().companies.find(({ key }) => key === company)?.name ?? company,
    navigator,
    hold: (address, newWindow) => tell({ type: 'hold', address, newWindow }),
    slowed: () => tell({ type: 'slowed' }),
    allTexts: async (locale) => textsIn(await call({ url: `${first.contextPath}/api/locales/${locale}` })),
  };
  registerActions({
    navigator,
    documentKind: 'share',
    contextPath: first.contextPath,
    prefer: async () => undefined,
    signOut: nothing as never,
    updateUser: nothing,
    notify: feedback.notify,
  });
  const { schema } = first.view.screen;
  return {
    store,
    env: createEnv({
      navigator,
      feedback,
      fetcher: sendBy(call),
      text,
      isCancel: (reason) => reason instanceof Cancelled,
    }),
    frameParts,
    loader,
    ready: Promise.all([loadFrameGuard(), loadRenderers(schema, first.locale)]),
    failures,
    started() {
      writeHead(first);
      if (first.theme) wearTheme(first.theme, first.appearance);
      if (first.outlined) void outline(store.get());
      followLanguage(store, frameParts.allTexts);
      listen({
        change: ({ change }) => void follow(store, change),
        mayLeave: async ({ id, place }) => tell({ type: 'question', id, question: await navigator.question(place) }),
      });
      followLinks(document, {
        navigator,
        isPage: () => true,
        onIntent: nothing,
        hold: (address) => tell({ type: 'hold', address, newWindow: true }),
      });
      whenIdle(() => tell({ type: 'drawn' }));
    },
  };
}
