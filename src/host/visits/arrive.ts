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

/**
 * What a browser does when a new page is there: it begins at the top, at the named part, or, going back, where one was; and the
 * keyboard and screen readers begin in the page's content.
 */
export function arrive(place: Place, arrival: Arrival, page: Document = document): void {
  const part = place.hash && page.getElementById(partOf(place.hash));
  if (part) {
    part.scrollIntoView();
  } else {
    window.scrollTo(0, arrival === 'pop' ? (positions.get(addressOf(place)) ?? 0) : 0);
  }
  focusScreen(page);
}
