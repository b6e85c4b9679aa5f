import { type AccessContext, checkAccess, matchRoute, type RouteMatch } from '../routes/index.ts';
import type { Arrival, Navigator, Place } from '../routes/navigator.ts';
import { ScreenUnavailable } from '../screens/client.ts';
import { errorKeyOf, type ScreenLoader } from '../screens/loader.ts';
import type { ScreenRoute } from '../types/start.ts';
import { queryOf } from './root-data.ts';
import type { HostState, View } from './state.ts';
import type { Store } from './store.ts';

/** Turns addresses into views. */
export interface Visits {
  /** Shows what an address stands for; the last of several visits wins. */
  visit(place: Place, arrival: Arrival): Promise<void>;
  /** Shows an error's screen in place of the page, for example after a page's own call was refused. */
  showError(key: '403' | '404' | '500' | 'offline'): Promise<void>;
  /** Leaves for the sign-in page, which leads back here. */
  signIn(): void;
}

/** A route's row and the values of its parameters; without a row the address is unknown. */
interface Target {
  route: ScreenRoute | null;
  params: Record<string, string>;
}

/** Makes the visits of a document. `onShown` is told of every new view. */
export function createVisits(
  store: Store<HostState>,
  navigator: Navigator,
  loader: ScreenLoader,
  onShown: (view: View, arrival: Arrival) => void,
): Visits {
  let latest = 0;

  function signIn(): void {
    const { pathname, search, hash } = navigator.place();
    navigator.load(`/login?redirect=${encodeURIComponent(store.get().contextPath + pathname + search + hash)}`);
  }

  async function viewOf({ route, params }: Target, status: number, screenId: string): Promise<View> {
    const { view } = store.get();
    const shellId = route?.shell;
    const [screen, shell] = await Promise.all([
      loader.load(screenId),
      !shellId ? null : shellId === view.shell?.id ? view.shell : loader.load(shellId),
    ]);
    return { key: `${++visitNumber}`, route, params, status, screen, shell };
  }

  async function show(target: Target, place: Place, arrival: Arrival): Promise<void> {
    const visit = ++latest;
    const isCurrent = () => visit === latest;
    store.set({ loading: true });
    try {
      const view = await viewOf(target, 200, target.route?.screen ?? errorScreen('404'));
      settle(view, place, arrival, isCurrent);
    } catch (error) {
      if (error instanceof ScreenUnavailable && error.status === 401) {
        signIn();
      } else if (isCurrent()) {
        await fail(errorKeyOf(error), target, place, arrival, isCurrent);
      }
    }
  }

  async function fail(
    key: string,
    target: Target,
    place: Place,
    arrival: Arrival,
    isCurrent: () => boolean,
  ): Promise<void> {
    const status = Number(key) || 503;
    const view = await viewOf(target, status, errorScreen(key)).catch(() => null);
    if (view) {
      settle(view, place, arrival, isCurrent);
    } else if (isCurrent()) {
      store.set({ loading: false });
    }
  }

  function settle(view: View, place: Place, arrival: Arrival, isCurrent: () => boolean): void {
    if (isCurrent()) {
      store.set({ view, place, loading: false });
      onShown(view, arrival);
    }
  }

  const errorScreen = (key: string): string => store.get().routes.errors[key] ?? store.get().routes.errors['500'] ?? '';

  return {
    signIn,
    async visit(place, arrival) {
      const { routes, documentKind, view } = store.get();
      const match = matchRoute(routes.routes, place.pathname);
      if (!match || ('screen' in match.route && match.route.document !== documentKind)) {
        navigator.load(place.pathname + place.search + place.hash);
        return;
      }
      if (!('screen' in match.route)) {
        navigator.go(match.route.redirect, { replace: true });
        return;
      }
      if (match.route === view.route && samePlace(place, store.get().place)) {
        store.set({ place });
        return;
      }
      await enter(match, match.route, place, arrival);
    },
    async showError(key) {
      const { view, place } = store.get();
      const visit = ++latest;
      await fail(key, view, place, 'replace', () => visit === latest);
    },
  };

  async function enter(match: RouteMatch, route: ScreenRoute, place: Place, arrival: Arrival): Promise<void> {
    const target = { route, params: match.params };
    const verdict = checkAccess(route, accessContext(store.get(), match.params, place));
    if (verdict === 'login') {
      navigator.load(
        `/login?redirect=${encodeURIComponent(store.get().contextPath + place.pathname + place.search + place.hash)}`,
      );
    } else if (verdict === 'ok') {
      await show(target, place, arrival);
    } else {
      const visit = ++latest;
      await fail(verdict === 'forbidden' ? '403' : '404', target, place, arrival, () => visit === latest);
    }
  }
}

let visitNumber = 0;

function samePlace(a: Place, b: Place): boolean {
  return a.pathname === b.pathname;
}

function accessContext(state: HostState, params: Record<string, string>, place: Place): AccessContext {
  const { config, user, companies } = state;
  return { config, user, companies, params, query: queryOf(place.search) };
}
