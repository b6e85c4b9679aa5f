/** A popup of amis: a list of a select, a calendar, a choice of colours. */
export interface Popup extends HTMLElement {
  /** What it was opened from; see src/build/amis-patches/amis-core/components/overlay.ts. */
  pagewrightTarget?: Element;
}

/** The sheet that amis lays over everything else while a popup is open, first in the popup. A click on it closes the popup. */
const SHEET = '[class$="PopOver-overlay"]';

/** The sheet of what is a popup; undefined for other elements. */
const sheetOf = (element: Element): HTMLElement | undefined =>
  [...element.children].find((one): one is HTMLElement => one.matches(SHEET));

/** The open popups that close by a click outside. */
export const openPopups = (around: Document): Popup[] =>
  [...around.querySelectorAll(SHEET)].map((sheet) => sheet.parentElement as Popup);

/** The popup that an element is in. */
function popupAround(element: Element | null): Popup | undefined {
  if (!element) return undefined;
  return sheetOf(element) ? (element as Popup) : popupAround(element.parentElement);
}

/** Whether an element is in a popup, in what opened it, or in another popup that was opened from there. */
export function belongs(element: Element, popup: Popup): boolean {
  if (popup.contains(element) || popup.pagewrightTarget?.contains(element)) return true;
  const other = popupAround(element)?.pagewrightTarget;
  return other !== undefined && belongs(other, popup);
}

/** Whether an element is in a dialog that was opened over a popup: what happens there leaves the popup as it is. */
function isAbove(element: Element, popup: Popup): boolean {
  const dialog = element.closest('[role="dialog"]');
  return dialog !== null && popup.pagewrightTarget !== undefined && !dialog.contains(popup.pagewrightTarget);
}

/** Closes a popup as a click outside does. */
export const closePopup = (popup: Popup): void => sheetOf(popup)?.click();

/** Closes the popups that an element has nothing to do with. */
export function closeAround(element: Element): void {
  for (const popup of openPopups(element.ownerDocument))
    if (!belongs(element, popup) && !isAbove(element, popup)) closePopup(popup);
}
