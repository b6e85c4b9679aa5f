import { resolveDestination } from '../../routes/address.ts';
import type { Guard, PageNavigator } from '../../routes/navigator.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { PagePort } from './page-port.ts';

/** The navigator of a page whose address bar belongs to the document around. */
export interface InnerNavigator extends PageNavigator {
  /** What to ask before the page is left; nothing when there is nothing to lose. */
  question(target: HostState['place']): Promise<string | undefined>;
}

/** Makes it. Addresses are resolved by the address bar; the document around leads there. */
export function createInnerNavigator(
  store: Store<HostState>,
  tell: PagePort['tell'],
  own = window.location.href,
): InnerNavigator {
  const guards = new Set<Guard>();
  const { contextPath } = store.get();

  /** The address bar's address. The document's own, against which the browser resolves links, says nothing to the page. */
  const shownAddress = () => {
    const { pathname, search } = store.get().place;
    return new URL(contextPath + pathname + search, own).href;
  };

  /** A link as the page wrote it: the browser has put this document's address in front of a query or a part. */
  function asWritten(address: string): string {
    const alone = own.split(/[?#]/, 1)[0] ?? own;
    return address.startsWith(alone) ? address.slice(alone.length) : address;
  }

  const destination = (address: string) => resolveDestination(asWritten(address), shownAddress(), contextPath);

  const go: PageNavigator['go'] = (address, { replace = false, newWindow = false } = {}) => {
    const leads = destination(address);
    if (!leads) return false;
    if (leads.kind === 'outside') tell({ type: 'hold', address: leads.url, newWindow: true });
    else if (newWindow) tell({ type: 'hold', address: leads.path, newWindow });
    else tell({ type: 'go', address: leads.path, replace });
    return true;
  };

  return {
    place: () => store.get().place,
    destination,
    go,
    load: (path) => void go(path),
    back: () => tell({ type: 'back' }),
    guard(question) {
      guards.add(question);
      tell({ type: 'guarded', isGuarded: true });
      return () => {
        guards.delete(question);
        tell({ type: 'guarded', isGuarded: guards.size > 0 });
      };
    },
    async question(target) {
      for (const guard of guards) {
        const asked = await guard(target);
        if (asked) return asked;
      }
      return undefined;
    },
  };
}
