import { ON_ITS_WAY } from '../../state/on-its-way.ts';
import { isLegible } from './legible.ts';
import { type ShownPart, shownPart } from './shown-part.ts';
import { signInPlaces } from './sign-in-places.ts';

/** Whether people can use the form; `unknown` while the page is not shown or the form is still loading. */
export type Reach = 'good' | 'bad' | 'unknown';

interface Size {
  width: number;
  height: number;
}

/** Low on purpose, in CSS pixels: a page without its style sheets, or at four times the size, is fine. */
const FIELD: Size = { width: 80, height: 18 };
const BUTTON: Size = { width: 40, height: 18 };
const OTHER: Size = { width: 12, height: 12 };
/** Beside something else, or on a phone, as a share of the window. */
const FORM_WIDTH = 200;
const FORM_SHARE = 0.4;
/** A form may stand so far down, in windows and in pixels; the larger one counts. */
const WINDOWS = 5;
const PIXELS = 5000;
/** What may be cut off where an element begins, in pixels; and how much of it must be left: labels of buttons stand in their middle. */
const CUT_OFF = 16;
const LEAST_SHARE = 0.6;
const LEAST_OPACITY = 0.7;
const LEAST_SCALE = 0.75;

const TEXT_FIELDS = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit])';
const SUBMIT = 'button[type=submit]';
const OTHERS = 'a[href], button, iframe, img';

/** Whether the form itself shows an element; what is around the form does not count. */
function isMeant(element: Element, place: Element): boolean {
  if (element.matches(':disabled') || getComputedStyle(element).visibility !== 'visible') return false;
  for (let around: Element | null = element; around && around !== place; around = around.parentElement)
    if (getComputedStyle(around).display === 'none') return false;
  return true;
}

/** A dialog or drawer; no class of a page gives another node this role. */
const DIALOG = '[role=dialog]';

/** Whether something of the page itself takes the clicks. The platform's own parts may, and dialogs, which people open. */
function isCovered({ left, top, right, bottom }: ShownPart, place: Element, frame: Element): boolean {
  const dialogs = frame.firstElementChild;
  return [0.25, 0.5, 0.75].some((share) => {
    const over = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
    const isDialog = dialogs?.contains(over) && over?.closest(DIALOG);
    return over !== null && frame.contains(over) && !isDialog && !place.contains(over);
  });
}

function isFree(element: Element, least: Size, place: Element, frame: Element): boolean {
  const part = shownPart(element, place, frame);
  const { left, width } = element.getBoundingClientRect();
  return (
    part.right - part.left >= Math.max(least.width, width * LEAST_SHARE) &&
    part.left - left - part.aside <= CUT_OFF &&
    part.bottom - part.top >= least.height &&
    part.below <= Math.max(WINDOWS * window.innerHeight, PIXELS) &&
    part.opacity >= LEAST_OPACITY &&
    (part.isScrolledAway || part.aside !== 0 || !isCovered(part, place, frame))
  );
}

/** Whether something of the page around the form switches it off. */
function isSwitchedOff(place: Element, frame: Element): boolean {
  const off = place.closest('fieldset:disabled, [inert]');
  return off !== null && off !== frame && frame.contains(off);
}

function reachOfPlace(place: HTMLElement, frame: Element): Reach {
  if (isSwitchedOff(place, frame)) return 'bad';
  const meant = (selector: string) => [...place.querySelectorAll(selector)].filter((each) => isMeant(each, place));
  const [fields, buttons, others] = [meant(TEXT_FIELDS), meant(SUBMIT), meant(OTHERS)];
  if (others.length + fields.length === 0 || place.querySelector(ON_ITS_WAY)) return 'unknown';
  const { width } = place.getBoundingClientRect();
  const isGood =
    width >= Math.min(FORM_WIDTH, window.innerWidth * FORM_SHARE) &&
    width >= place.offsetWidth * LEAST_SCALE &&
    fields.every((field) => isFree(field, FIELD, place, frame)) &&
    buttons.every((button) => isFree(button, BUTTON, place, frame)) &&
    (fields.length + buttons.length > 0 || others.some((other) => isFree(other, OTHER, place, frame))) &&
    [...fields, ...buttons, ...meant('label')].every(isLegible);
  return isGood ? 'good' : 'bad';
}

/**
 * Whether people can see and use the platform's sign-in form on a tenant's page. One place of several is enough; a page that took
 * all of them away is bad.
 * @param frame the element around the tenant's page
 */
export function signInReach(frame: Element): Reach {
  const isShown = !document.hidden && !frame.closest('[aria-busy=true]') && frame.getBoundingClientRect().width > 0;
  if (!isShown) return 'unknown';
  const all = signInPlaces().filter((place) => frame.contains(place));
  const found = all.map((place) => reachOfPlace(place as HTMLElement, frame));
  return found.find((each) => each === 'good') ?? found.find((each) => each === 'unknown') ?? 'bad';
}

/** How far down in the document the first form of a page stands, in CSS pixels; undefined where none is shown. */
export function signInPlace(frame: Element): number | undefined {
  const place = signInPlaces().find((each) => frame.contains(each));
  const box = place?.getBoundingClientRect();
  return box && box.height > 0 ? box.top + window.scrollY : undefined;
}
