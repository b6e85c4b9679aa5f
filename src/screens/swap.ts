import { flushSync } from 'react-dom';
import { isSameScope } from '../routes/scope.ts';
import type { HostState, ShownScreen } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { takeInHand } from './keep-typing.ts';

// In the same late file: what shows a part's next layer swaps the view, too.
export { withoutFailedParts, withPartBelow } from './failed-part.ts';

/** Puts a newly loaded screen in the place of its predecessor; the same definition changes nothing. */
export function swapScreen(store: Store<HostState>, next: ShownScreen): void {
  const { view, notices } = store.get();
  const renew = (shown: ShownScreen) => (isOneScreen(shown, next) && !isSame(shown, next) ? next : shown);
  const screen = renew(view.screen);
  const shell = view.shell && renew(view.shell);
  if (screen !== view.screen || shell !== view.shell) {
    swapView(store, { view: { ...view, screen, shell }, notices: notices.filter(({ screen: id }) => id !== next.id) });
  }
}

/** Draws a changed view at once, and leaves in place what the person has in hand. */
export function swapView(store: Store<HostState>, change: Partial<HostState>): void {
  const inHand = takeInHand(document, store.get().view.key);
  flushSync(() => store.set(change));
  inHand.restore();
}

/** The same screen at the same level: a visit may have gone to another meanwhile. */
function isOneScreen(a: ShownScreen, b: ShownScreen): boolean {
  return a.id === b.id && isSameScope(a.scope, b.scope);
}

function isSame(a: ShownScreen, b: ShownScreen): boolean {
  return JSON.stringify(a.source) === JSON.stringify(b.source);
}
