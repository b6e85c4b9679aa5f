import type { EditorManager } from 'amis-editor-core';
import { eachCanvas } from '../canvas/each-canvas.ts';
import { belongs, closeAround, closePopup, openPopups, type Popup } from './popups.ts';

const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/** What the tab key stops at within an element, in its order. */
const stopsIn = (around: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [type="hidden"]') && one.checkVisibility?.() !== false,
  );

/** Gives the keyboard back to what opened a popup. */
function returnTo({ pagewrightTarget: target }: Popup): void {
  if (!target) return;
  const field = (target as HTMLElement).tabIndex >= 0 ? (target as HTMLElement) : stopsIn(target)[0];
  field?.focus();
}

/** Whether the tab key goes on to another stop within the popup. */
function goesOn(popup: Popup, from: Element, isBack: boolean): boolean {
  const stops = stopsIn(popup);
  return popup.contains(from) && from !== (isBack ? stops[0] : stops.at(-1));
}

/** Closes the popups that are left by a key. The keyboard goes on from the field that opened them, and not from the end of the document. */
function leaveByKey(event: KeyboardEvent): void {
  const from = event.target as Element;
  if (event.key !== 'Tab' && event.key !== 'Escape') return;
  for (const popup of openPopups(from.ownerDocument).reverse()) {
    if (!belongs(from, popup)) continue;
    if (event.key === 'Tab' && goesOn(popup, from, event.shiftKey)) return;
    const isInside = popup.contains(from);
    closePopup(popup);
    if (isInside) returnTo(popup);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return;
    }
  }
}

/** An arrow leads from the button that opened a popup into it: it stands at the end of the document. */
function enterByKey({ key, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'ArrowDown' || defaultPrevented || !(target as Element).matches('[role="button"], button')) return;
  const popup = openPopups(document).find(({ pagewrightTarget }) => pagewrightTarget?.contains(target as Element));
  if (popup) stopsIn(popup)[0]?.focus();
}

/** Closes popups when somebody goes on elsewhere; what is clicked there does what it is for. Once for a document. */
export function watchPopups(around: Document): void {
  // amis's sheet would take the click, or amis itself would swallow it.
  around.documentElement.classList.add('pw-open-around');
  const leave = ({ target }: Event): void => {
    if (target instanceof Element) closeAround(target);
  };
  around.addEventListener('pointerdown', leave, true);
  around.addEventListener('focusin', leave);
  around.addEventListener('keydown', leaveByKey, true);
  around.addEventListener('keydown', enterByKey);
  // The keyboard goes into a frame: of the canvas, or of a rich text.
  around.defaultView?.addEventListener('blur', () => {
    if (around.activeElement instanceof HTMLIFrameElement) closeAround(around.activeElement);
  });
}

/** Lets no popup of an editor's panels outlive the field that it belongs to. */
export function leavePopups(manager: EditorManager): void {
  eachCanvas(manager, (page) => {
    page.addEventListener('pointerdown', () => closeAround(document.body), true);
  });
  // The editor of a dialog stands in the same document.
  if (!manager.parent) watchPopups(document);
}
