import { flushSync } from 'react-dom';
import {
  checkAccess,
  isSameScope,
  loginScopeOf,
  matchRoute,
  redirectTarget,
  routeOfScreen,
  type Scope,
  scopeOf,
} from '../../routes/index.ts';
import type { Arrival, Navigator, Place } from '../../routes/navigator.ts';
import { ScreenUnavailable } from '../../screens/client.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, View } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { ScreenRoute, User } from '../../types/start.ts';
import { queryOf } from '../frame-data/root-data.ts';
import { arrive, noteScroll } from './arrive.ts';
import { type ErrorKey, errorKeyOf } from './loader.ts';

/** The server leads somebody who is signed in past the sign-in pages, so it is asked. */
const isPastSignIn = (route: ScreenRoute, user: User | null): boolean => user !== null && route.document === 'login';

/** Turns addresses into views. */
export interface Visits {
  /** Shows what an address stands for; the last of several visits wins. */
  visit(place: Place, arrival: Arrival): Promise<void>;
  /** Loads what a visit of a path would need, as far as one can tell. */
  prepare(path: string): void;
  /** Shows an error's screen in place of the page, for example after a page's own call was refused. */
  showError(key: ErrorKey): Promise<void>;
  /** Leaves for the sign-in page, which leads back to where one wanted to go and says when a session has ended. */
  signIn(wanted?: Place): void;
}

/** What visits need of the host. */
export interface VisitParts {
  store: Store<HostState>;
  navigator: Navigator;
  loader: ScreenLoader;
  /** The page is left: its calls end. */
  onLeave(): void;
  /** Resolves when the server answers again. */
  untilOnline(signal: AbortSignal): Promise<void>;
  /** Whether the server answers now. */
  isReachable(): Promise<boolean>;
  /** The person stays on the present page, because the next one cannot be had without a connection. */
  onStay(): void;
}

/** Frames around pages are the platform's, at every level. */
const PLATFORM: Scope = {};

/** An address on its way to become a view. */
interface Visit {
  number: number;
  place: Place;
  arrival: Arrival;
  route: ScreenRoute | null;
  params: Record<string, string>;
  /** The level whose version of the page is shown. */
  scope: Scope;
  ended: AbortSignal;
}

/** Makes the visits of a document. */
export function createVisits(parts: VisitParts): Visits {
  const { store, navigator, loader, onLeave, untilOnline, isReachable, onStay } = parts;
  let current = new AbortController();
  let count = 0;

  function begin(place: Place, arrival: Arrival, route: ScreenRoute | null, params: Record<string, string>): Visit {
    current.abort();
    current = new AbortController();
    store.set({ loading: true });
    return { number: ++count, place, arrival, route, params, scope: levelOf(place, params), ended: current.signal };
  }

  /** The level whose version of a page an address shows. */
  function levelOf({ search }: Pick<Place, 'search'>, params: Record<string, string>): Scope {
    const { documentKind, scope } = store.get();
    return documentKind === 'login' ? loginScopeOf(queryOf(search), scope) : scopeOf(params);
  }

  /** Only the query or the part differs from what is shown, and not so that it names another level. */
  function isShown(place: Place, params: Record<string, string>): boolean {
    const shown = store.get();
    return place.pathname === shown.place.pathname && isSameScope(levelOf(place, params), shown.scope);
  }

  async function open(visit: Visit): Promise<void> {
    try {
      const { route } = visit;
      await (route ? show(visit, 200, route.screen, route.shell) : showFailure(visit, '404'));
    } catch (error) {
      if (error instanceof ScreenUnavailable && error.status === 401) {
        signIn(visit.place);
      } else if (!visit.ended.aborted) {
        await fail(visit, error);
      }
    }
  }

  async function fail(visit: Visit, error: unknown): Promise<void> {
    const isUnavailable = error instanceof ScreenUnavailable;
    const isSilent = isUnavailable ? error.isSilence : !(await isReachable());
    if (visit.ended.aborted) {
      return;
    }
    if (isSilent && store.get().view.status === 200) {
      stay();
      untilOnline(visit.ended).catch(() => undefined);
    } else {
      await (isUnavailable || isSilent
        ? showFailure(visit, isSilent ? 'offline' : errorKeyOf(error))
        : startAnew(visit.place));
    }
  }

  /** What is typed on the present page would go with it; another page is not worth that while there is no connection. */
  function stay(): void {
    store.set({ loading: false });
    navigator.stay(store.get().place);
    onStay();
  }

  /** A file of the client itself is gone, as after an update of the platform: the new document brings its own. */
  function startAnew({ pathname, search, hash }: Place): void {
    navigator.load(pathname + search + hash);
  }

  /** What went wrong may be the level itself: without another one the platform's version is shown. */
  async function showFailure(refused: Visit, key: ErrorKey, scope = PLATFORM): Promise<void> {
    const visit = { ...refused, scope };
    const id = screenOfError(key);
    const shell =
      visit.route?.shell ?? routeOfScreen({ screen: { id }, route: null }, store.get().routes.routes)?.shell;
    await show(visit, Number(key) || 503, id, shell).catch(() => store.set({ loading: false }));
    if (key === 'offline') {
      await untilOnline(visit.ended).then(
        () => open(refused),
        () => undefined,
      );
    }
  }

  async function show(visit: Visit, status: number, screenId: string, shellId: string | undefined): Promise<void> {
    const { number, place, arrival, route, params, scope } = visit;
    const [screen, shell] = await Promise.all([loader.load(screenId, scope), shellOf(shellId, status)]);
    if (visit.ended.aborted) {
      return;
    }
    const view: View = { key: `${number}-${screenId}`, route, params, status, screen, shell };
    noteScroll(store.get().place);
    onLeave();
    navigator.settle();
    flushSync(() => store.set({ view, place, scope, loading: false, held: null, slowed: false }));
    arrive(place, arrival);
  }

  /** An error appears in the present shell when its own cannot be had either. */
  async function shellOf(id: string | undefined, status: number): Promise<View['shell']> {
    const shown = store.get().view.shell;
    if (!id || id === shown?.id) {
      return id ? shown : null;
    }
    return loader.load(id, PLATFORM).catch((error: unknown) => {
      if (status === 200) {
        throw error;
      }
      return shown;
    });
  }

  const screenOfError = (key: string): string =>
    store.get().routes.errors[key] ?? store.get().routes.errors['500'] ?? '';

  function signIn({ pathname, search, hash } = navigator.place()): void {
    const { user } = store.get();
    const back = encodeURIComponent(navigator.shown(pathname + search + hash));
    navigator.load(`/login?redirect=${back}${user ? '&error=session-ended' : ''}`);
  }

  return {
    signIn,
    async visit(place, arrival) {
      const { routes, documentKind, view, config, user, companies, loading } = store.get();
      const match = matchRoute(routes.routes, place.pathname);
      const route = match?.route;
      const context = { config, user, companies, params: match?.params ?? {}, query: queryOf(place.search) };
      if (!route || ('screen' in route && (route.document !== documentKind || isPastSignIn(route, user)))) {
        store.get().online ? startAnew(place) : stay();
      } else if (!('screen' in route)) {
        const target = redirectTarget(route, routes.routes, context);
        await (target ? navigator.go(target, { replace: true }) : showFailure(begin(place, arrival, null, {}), '404'));
      } else if (view.route?.path === route.path && isShown(place, match.params)) {
        // Back to the page that is still shown: the page on its way must not replace it. A page that notes its filter stops no visit.
        if (loading && arrival === 'pop') {
          current.abort();
          store.set({ loading: false });
        }
        navigator.settle();
        store.set({ place });
      } else {
        const { params } = match;
        const verdict = checkAccess(route, context);
        if (verdict === 'login') {
          signIn(place);
          return;
        }
        const visit = begin(place, arrival, route, params);
        await (verdict === 'ok' ? open(visit) : showFailure(visit, verdict === 'forbidden' ? '403' : '404'));
      }
    },
    prepare(path) {
      const { routes, documentKind, view } = store.get();
      const { pathname, search } = new URL(path, 'http://localhost');
      const match = matchRoute(routes.routes, pathname);
      const route = match?.route;
      if (route && 'screen' in route && route.document === documentKind) {
        loader.prefetch(route.screen, levelOf({ search }, match?.params ?? {}));
        if (route.shell && route.shell !== view.shell?.id) {
          loader.prefetch(route.shell, PLATFORM);
        }
      }
    },
    async showError(key) {
      const { view, place, scope } = store.get();
      await showFailure(begin(place, 'replace', view.route, view.params), key, scope);
    },
  };
}
