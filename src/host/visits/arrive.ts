import { focusScreen } from '../../accessibility/index.ts';
import type { Arrival, Place } from '../../routes/navigator.ts';

/** Scroll positions of the pages of this visit, by address. */
const positions = new Map<string, number>();

const addressOf = ({ pathname, search }: Place) => pathname + search;

/** Notes how far a page is scrolled, just before it is left. */
export function noteScroll(place: Place): void {
  positions.set(addressOf(place), window.scrollY);
}

/** The part that an address names, as browsers find it: as it is written, else decoded where it is an encoding (HTML, 7.4.6.4). */
function partOf(hash: string, page: Document): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : (page.getElementById(name) ?? page.getElementById(decoded(name)));
}

/** A sign that begins no code stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return name;
  }
}

/**
 * What a browser does when a new page is there: it begins at the top, at the named part, or, going back, where one was; and the
 * keyboard and screen readers begin in the page's content.
 */
export function arrive(place: Place, arrival: Arrival, page: Document = document): void {
  const part = partOf(place.hash, page);
  if (part) {
    part.scrollIntoView();
  } else {
    window.scrollTo(0, arrival === 'pop' ? (positions.get(addressOf(place)) ?? 0) : 0);
  }
  focusScreen(page);
}
