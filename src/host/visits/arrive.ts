import { focusScreen } from '../../accessibility/index.ts';
import type { Arrival, Place } from '../../routes/navigator.ts';

/** Scroll positions of the pages of this visit, by address. */
const positions = new Map<string, number>();

const addressOf = ({ pathname, search }: Place) => pathname + search;

/** Notes how far a page is scrolled, just before it is left. */
export function noteScroll(place: Place): void {
  positions.set(addressOf(place), window.scrollY);
}

/** What the hash of an address names. It is decoded as queries are, which never throws, whatever a link holds. */
export const partOf = (hash: string): string =>
  new URLSearchParams(`=${hash.slice(1).replace(/[&+]/g, encodeURIComponent)}`).get('')!;

/** What a person does to scroll. */
const OWN_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let stopWaiting = () => {};

/** Scrolls to where one was, as soon as the page is long enough: its content may come later. It stays where the person has scrolled meanwhile. */
function scrollBackTo(top: number): void {
  const isThere = () => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  };
  if (isThere()) return;
  const sizes = new ResizeObserver(() => isThere() && stopWaiting());
  stopWaiting = () => {
    sizes.disconnect();
    for (const name of OWN_SCROLLS) window.removeEventListener(name, stopWaiting);
  };
  sizes.observe(document.body);
  for (const name of OWN_SCROLLS) window.addEventListener(name, stopWaiting, { passive: true });
}

/**
 * What a browser does when a new page is there: it begins at the top, at the named part, or, going back, where one was; and the
 * keyboard and screen readers begin in the page's content.
 */
export function arrive(place: Place, arrival: Arrival, page: Document = document): void {
  stopWaiting();
  const part = place.hash && page.getElementById(partOf(place.hash));
  if (part) {
    part.scrollIntoView();
  } else {
    scrollBackTo(arrival === 'pop' ? (positions.get(addressOf(place)) ?? 0) : 0);
  }
  focusScreen(page);
}
