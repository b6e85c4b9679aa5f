import { createBrowserHistory } from 'history';
import { ownOpen } from '../requests/requests.ts';
import { type Destination, isBelow, resolveDestination } from './address.ts';

/** An address without the context path. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Tells going to an address from going there again; only places that have been reached have one. */
  key?: string;
}

/** How a place was reached: by a link, instead of the place before, or with the browser's back and forward. */
export type Arrival = 'push' | 'replace' | 'pop';

/** The browser's address bar as the host sees it. */
export interface Navigator {
  place(): Place;
  /** Where an address leads; null when it must not be followed. */
  destination(address: string): Destination | null;
  /** How the address bar names a path of ours. */
  shown(path: string): string;
  /** Follows an address: a page of ours in place, everything else as the browser does. False when it must not be followed. */
  go(address: string, options?: { replace?: boolean; newWindow?: boolean; leaveSafeMode?: boolean }): boolean;
  /** Loads a path of ours as a new document. */
  load(path: string): void;
  back(): void;
  /** Takes the address bar back to a place it has just left. */
  stay(shown: Place): void;
  /** What the address bar names is shown now. */
  settle(): void;
  listen(listener: (place: Place, arrival: Arrival) => void): () => void;
  /** Asks before the page is left; the answer removes the question. */
  guard(question: Guard): () => void;
  /** Asks what is asked before a link to a path of ours is followed. False when the person stays. */
  mayLeave(path: string): Promise<boolean>;
}

/** A navigator whose address bar somebody else takes care of. */
export type PageNavigator = Omit<Navigator, 'shown' | 'stay' | 'settle' | 'listen' | 'mayLeave'>;

/** Answers a text to ask before leaving, nothing when there is nothing to lose, or false after it has asked itself and the person stays. */
export type Guard = (target: Place) => Question | Promise<Question>;
type Question = string | undefined | false;

/** Between the paths of the address bar and those that the host knows, both without the context path. */
export interface Translation {
  inner(path: string): string;
  shown(path: string): string;
}

const UNTRANSLATED: Translation = { inner: (path) => path, shown: (path) => path };

/** Switches that stay when one moves on inside the application. */
const EMBED = 'embed';
const SAFE = 'safe';

/**
 * Makes the navigator of a document. `confirm` asks a person whether to leave.
 * @param translation what the address bar shows instead of the paths that the host knows; absent: the same
 */
export function createNavigator(
  contextPath: string,
  confirm: (text: string) => Promise<boolean>,
  { inner, shown: shownPath }: Translation = UNTRANSLATED,
): Navigator {
  const history = createBrowserHistory();
  const guards = new Set<Guard>();

  const shown = (path: string): string => contextPath + shownPath(path);

  const place = (): Place => {
    const { pathname, search, hash, key } = history.location;
    return {
      pathname: inner(isBelow(pathname, contextPath) ? pathname.slice(contextPath.length) || '/' : pathname),
      search,
      hash,
      key,
    };
  };

  async function mayLeave(target: Place): Promise<boolean> {
    for (const question of guards) {
      const text = await question(target);
      if (text === false || (text && !(await confirm(text)))) {
        return false;
      }
    }
    return true;
  }

  /** Of the entry in the browser's history that was shown last. */
  let shownEntry = entryOf(window.history);

  function destinationOf(address: string): Destination | null {
    const found = resolveDestination(address, window.location.href, contextPath);
    return found?.kind === 'inside' ? { kind: 'inside', path: inner(found.path) } : found;
  }

  return {
    place,
    destination: destinationOf,
    shown,
    go(address, options = {}) {
      const destination = destinationOf(address);
      if (!destination) {
        return false;
      }
      if (options.newWindow || destination.kind === 'outside') {
        const url = destination.kind === 'outside' ? destination.url : shown(destination.path);
        open(url, options.newWindow ?? false);
        return true;
      }
      const path = keepSwitches(destination.path, place().search, options.leaveSafeMode ? [EMBED] : [EMBED, SAFE]);
      void mayLeave(splitPath(path)).then((leave) => {
        if (leave) {
          options.replace ? history.replace(shown(path)) : history.push(shown(path));
        }
      });
      return true;
    },
    load: (path) => window.location.assign(shown(path)),
    back: () => history.back(),
    stay({ pathname, search, hash }) {
      const steps = shownEntry - entryOf(window.history);
      if (steps === 0) {
        history.replace(shown(pathname + search + hash));
      } else {
        history.go(steps);
      }
    },
    settle() {
      shownEntry = entryOf(window.history);
    },
    listen: (listener) => history.listen(({ action }) => listener(place(), action.toLowerCase() as Arrival)),
    guard(question) {
      guards.add(question);
      return () => guards.delete(question);
    },
    mayLeave: (path) => mayLeave(splitPath(path)),
  };
}

/** Carries embed mode and safe mode over to the next page of ours. */
export function keepSwitches(path: string, search: string, names = [EMBED, SAFE]): string {
  const current = new URLSearchParams(search);
  const url = new URL(path, 'http://localhost');
  for (const name of names) {
    const value = current.get(name);
    if (value !== null && !url.searchParams.has(name)) {
      url.searchParams.set(name, value);
    }
  }
  return url.pathname + url.search + url.hash;
}

/** The history package numbers the entries it makes; the first one has no number. */
function entryOf({ state }: History): number {
  return (state as { idx?: number } | null)?.idx ?? 0;
}

function splitPath(path: string): Place {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
}

function open(url: string, newWindow: boolean): void {
  if (newWindow) {
    ownOpen(url, '_blank', 'noopener');
  } else {
    window.location.assign(url);
  }
}
