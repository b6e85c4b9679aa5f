import { flushSync } from 'react-dom';
import { checkAccess, matchRoute, redirectTarget, routeOfScreen } from '../routes/index.ts';
import type { Arrival, Navigator, Place } from '../routes/navigator.ts';
import { ScreenUnavailable } from '../screens/client.ts';
import { type ErrorKey, errorKeyOf, type ScreenLoader } from '../screens/loader.ts';
import type { ScreenRoute } from '../types/start.ts';
import { arrive, noteScroll } from './arrive.ts';
import { queryOf } from './root-data.ts';
import type { HostState, View } from './state.ts';
import type { Store } from './store.ts';

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

/** An address on its way to become a view. */
interface Visit {
  number: number;
  place: Place;
  arrival: Arrival;
  route: ScreenRoute | null;
  params: Record<string, string>;
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
    return { number: ++count, place, arrival, route, params, ended: current.signal };
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

  async function showFailure(visit: Visit, key: ErrorKey): Promise<void> {
    const id = screenOfError(key);
    const shell =
      visit.route?.shell ?? routeOfScreen({ screen: { id }, route: null }, store.get().routes.routes)?.shell;
    await show(visit, Number(key) || 503, id, shell).catch(() => store.set({ loading: false }));
    if (key === 'offline') {
      await untilOnline(visit.ended).then(
        () => open(visit),
        () => undefined,
      );
    }
  }

  async function show(visit: Visit, status: number, screenId: string, shellId: string | undefined): Promise<void> {
    const { number, place, arrival, route, params } = visit;
    const [screen, shell] = await Promise.all([loader.load(screenId), shellOf(shellId, status)]);
    if (visit.ended.aborted) {
      return;
    }
    const view: View = { key: `${number}-${screenId}`, route, params, status, screen, shell };
    noteScroll(store.get().place);
    onLeave();
    navigator.settle();
    flushSync(() => store.set({ view, place, loading: false }));
    arrive(place, arrival);
  }

  /** An error appears in the present shell when its own cannot be had either. */
  async function shellOf(id: string | undefined, status: number): Promise<View['shell']> {
    const shown = store.get().view.shell;
    if (!id || id === shown?.id) {
      return id ? shown : null;
    }
    return loader.load(id).catch((error: unknown) => {
      if (status === 200) {
        throw error;
      }
      return shown;
    });
  }

  const screenOfError = (key: string): string =>
    store.get().routes.errors[key] ?? store.get().routes.errors['500'] ?? '';

  function signIn({ pathname, search, hash } = navigator.place()): void {
    const { contextPath, user } = store.get();
    const back = encodeURIComponent(contextPath + pathname + search + hash);
    navigator.load(`/login?redirect=${back}${user ? '&error=session-ended' : ''}`);
  }

  return {
    signIn,
    async visit(place, arrival) {
      const { routes, documentKind, view, config, user, companies } = store.get();
      const match = matchRoute(routes.routes, place.pathname);
      const route = match?.route;
      const context = { config, user, companies, params: match?.params ?? {}, query: queryOf(place.search) };
      if (!route || ('screen' in route && route.document !== documentKind)) {
        store.get().online ? startAnew(place) : stay();
      } else if (!('screen' in route)) {
        const target = redirectTarget(route, routes.routes, context);
        await (target ? navigator.go(target, { replace: true }) : showFailure(begin(place, arrival, null, {}), '404'));
      } else if (view.route?.path === route.path && place.pathname === store.get().place.pathname) {
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
      const route = matchRoute(routes.routes, new URL(path, 'http://localhost').pathname)?.route;
      if (route && 'screen' in route && route.document === documentKind) {
        loader.prefetch(route.screen);
        if (route.shell && route.shell !== view.shell?.id) {
          loader.prefetch(route.shell);
        }
      }
    },
    async showError(key) {
      const { view, place } = store.get();
      await showFailure(begin(place, 'replace', view.route, view.params), key);
    },
  };
}
