import type { RenderOptions } from 'amis-core';
import { createConnection } from '../../api/connection.ts';
import { createFetcher, type Fetcher } from '../../api/fetcher.ts';
import { createFieldErrors } from '../../api/field-errors.ts';
import { ownHeaders } from '../../api/own-headers.ts';
import { Cancelled } from '../../api/request.ts';
import { fetchTexts } from '../../i18n/locale.ts';
import { ownFetch } from '../../requests/requests.ts';
import { createNavigator, type Navigator, type Translation } from '../../routes/navigator.ts';
import { createScreenClient } from '../../screens/client.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { DocumentKind, StartData, User } from '../../types/start.ts';
import { registerActions } from '../actions/actions.ts';
import type { Preference } from '../actions/preferences.ts';
import { createFeedback } from '../feedback/feedback.ts';
import { feedbackAtFields } from '../fields/field-feedback.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFrameGuard } from '../frames/guard.ts';
import { createLateFailures, type LateFailures } from '../frames/late-failures.ts';
import { loadRenderersOf } from '../renderers/amis-renderers.ts';
import { askInPlace } from '../sign-in/in-place.ts';
import { createScreenLoader, errorKeyOfStatus } from '../visits/loader.ts';
import { createVisits } from '../visits/visits.ts';
import { createEnv } from './env.ts';
import { firstState } from './first-state.ts';
import { takeUp } from './take-up.ts';

/** The parts of a running host that the document's root component needs. */
export interface Host {
  store: Store<HostState>;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
  loader: ScreenLoader;
  /** Everything the first screen needs is there. */
  ready: Promise<unknown>;
  failures: LateFailures;
  /** To be called with the first render: begins to follow links, the address bar and changes. */
  started(): void;
}

/** The host of a whole document. */
export interface DocumentHost extends Host {
  navigator: Navigator;
}

/** Puts the host together. Nothing here has effects on the document before `started`. */
export function createHost(start: StartData, documentKind: DocumentKind, translation?: Translation): DocumentHost {
  const { contextPath } = start;
  const headers = ownHeaders(start);
  let page = new AbortController();
  const feedback = createFeedback(
    () => document.body,
    () => store.get().locale,
  );
  const navigator = createNavigator(contextPath, (question) => feedback.confirm(question), translation);
  const store = createStore(firstState(start, documentKind, navigator.place()));
  const client = createScreenClient(contextPath, headers);
  const loader = createScreenLoader(store, client);
  const failures = createLateFailures(store, loader);
  const text = (key: string) => store.get().texts[key] ?? '';
  const isReachable = () =>
    ownFetch(`${contextPath}/healthz`, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const { untilOnline, watch } = createConnection(isReachable, (online) => store.set({ online }));
  const visits = createVisits({
    store,
    navigator,
    loader,
    untilOnline,
    isReachable,
    onStay: () => feedback.notify('warning', text('host.stayed')),
    onLeave() {
      page.abort();
      page = new AbortController();
    },
  });
  const fieldErrors = createFieldErrors();
  const fetchAnswer = createFetcher({
    contextPath,
    headers,
    text,
    untilOnline,
    locale: () => store.get().locale,
    pageSignal: () => page.signal,
    onSignedOut() {
      if (documentKind === 'login' || askInPlace()) return false;
      visits.signIn();
      return true;
    },
    prove: async (action) => (await import('../sign-in/proof.tsx')).askForProof(own, action),
    onPageRefused(status) {
      const { screen } = store.get().view;
      // No page takes the sign-in form away: one whose own call fails gives way to the layer below.
      if (documentKind === 'login') failures.onScreen(screen, new Error(`initApi: ${status}`));
      else void visits.showError(errorKeyOfStatus(status));
    },
  });
  const fetcher: Fetcher = async (call) => {
    const answer = await fetchAnswer(call);
    fieldErrors.note(answer);
    return answer;
  };

  /** What puts it in force is loaded with the first choice. */
  async function prefer(chosen: Preference): Promise<void> {
    await import('../actions/preferences.ts')
      .then(({ putInForce }) => putInForce(store, fetcher, chosen))
      .catch(() => feedback.notify('error', text('host.noAnswer')));
  }

  function updateUser(changed: Partial<User>): void {
    const { user } = store.get();
    store.set({ user: user && { ...user, ...changed } });
  }

  const env = createEnv({
    navigator,
    feedback: feedbackAtFields(feedback, fieldErrors),
    fetcher,
    text,
    isCancel: (reason) => reason instanceof Cancelled,
  });
  const frameParts: FrameParts = {
    contextPath,
    text,
    allTexts: (locale) => fetchTexts(locale, contextPath),
    frameHosts: () => store.get().config.frameHosts,
    authorOf: ({ company = '', app }) =>
      app ?? store.get().companies.find(({ key }) => key === company)?.name ?? company,
    navigator,
    hold: (address, newWindow) => store.set({ held: { address, newWindow } }),
    slowed: () => store.get().slowed || store.set({ slowed: true }),
  };
  const own = { store, loader, env, frameParts };
  registerActions({
    navigator,
    documentKind,
    contextPath,
    prefer,
    signOut: async () => (await import('../actions/sign-out.ts')).signOut(navigator, fetcher),
    updateUser,
    notify: feedback.notify,
  });
  return {
    store,
    navigator,
    env,
    frameParts,
    loader,
    ready: Promise.all([
      start.screen.layer !== 'builtin' || (start.shell && start.shell.layer !== 'builtin') ? loadFrameGuard() : null,
      loadRenderersOf(start.screen.schema, start.locale),
      start.shell && loadRenderersOf(start.shell.schema, start.locale),
      start.signIn && loadRenderersOf(start.signIn.schema, start.locale),
    ]),
    failures,
    started() {
      watch();
      loader.remember(start.screen, start.scope);
      if (start.shell) loader.remember(start.shell, {});
      if (start.signIn) loader.remember(start.signIn, start.scope, 'builtin');
      takeUp({ store, navigator, visits, client, loader, feedback, own, untilOnline, cursor: start.cursor });
    },
  };
}
