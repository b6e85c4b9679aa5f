import { patchMethod } from '../../../hardening/patch-method.ts';

/** The box around a tenant's page. */
const TENANTS = '[data-author=tenant]';

/** How long after a click or a key in its box a page may take the focus to it, in milliseconds. */
const AFTER_INPUT = 1000;

const boxOf = (target: unknown): Element | null => (target instanceof Element ? target.closest(TENANTS) : null);

/** The box that a person used last, and when. It is forgotten as soon as the focus goes elsewhere. */
let used: { box: Element; at: number } | undefined;

/** Whether Tab is being pressed: the platform keeps it within the dialog on top, which may be the page's. */
let isTab = false;

function noteInput(event: Event): void {
  const box = boxOf(event.target);
  isTab = (event as KeyboardEvent).key === 'Tab';
  if (isTab) setTimeout(() => (isTab = false));
  used = box ? { box, at: Date.now() } : undefined;
}

function noteFocus({ target }: Event): void {
  if (boxOf(target) !== used?.box) used = undefined;
}

/** What the platform says first of a screen, see `focusScreen`. Without a name, no action of a page finds it. */
const isHeading = (target: HTMLElement): boolean =>
  target.matches('h1, [role=heading][aria-level="1"]') && !target.hasAttribute('name');

/** Whether the focus is in the document around this one: what is active here then is what was active last. */
const isElsewhere = (): boolean => window.parent !== window && !document.hasFocus();

/** Whether a script may move the focus to an element: it is there already, nobody has it, or the person has just used the box. */
function mayFocus(target: HTMLElement): boolean {
  const box = boxOf(target);
  const now = document.activeElement;
  const isFree = !now || now === document.body || box?.contains(now);
  if (!box || (isFree && !isElsewhere()) || isTab || isHeading(target)) return true;
  return used?.box === box && Date.now() - used.at < AFTER_INPUT;
}

/** Whether a script may scroll to an element. In a tenant's page it may when the person has just used the page. */
function mayScrollTo(target: Element): boolean {
  const box = boxOf(target);
  return !box || (used?.box === box && Date.now() - used.at < AFTER_INPUT);
}

/**
 * From here on no script moves the focus into a tenant's page while a person is elsewhere: with an action in a loop, nobody with a
 * keyboard would get out of the page. Fields take the focus with several actions (`focus`, `clear`, `focusField`), so all of
 * them are asked here. Nor does a script scroll there: a form that is sent in a loop scrolls to its first mistake each time. Call once.
 */
export function keepFocus(): void {
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, noteInput, true);
  document.addEventListener('focusin', noteFocus, true);
  window.addEventListener('blur', () => {
    used = undefined;
  });
  patchMethod(
    HTMLElement.prototype,
    'focus',
    (focus) =>
      function (this: HTMLElement, ...options: never[]) {
        if (mayFocus(this)) focus.apply(this, options);
      },
  );
  patchMethod(
    Element.prototype,
    'scrollIntoView',
    (scroll) =>
      function (this: Element, ...options: never[]) {
        if (mayScrollTo(this)) scroll.apply(this, options);
      },
  );
}
