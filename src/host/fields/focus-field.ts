import { focusScreen } from '../../accessibility/focus-screen.ts';

/** Moves the focus to a field by its name, the shown one if there are several. Without one nothing changes. */
export function focusField(name: string, page: Document = document): void {
  const named = [...page.getElementsByName(name)];
  (named.find(isShown) ?? named[0])?.focus();
}

/**
 * Moves the focus to a field once the page shows what was just changed. When no such field comes and what had the focus
 * is gone, the focus goes to the screen's heading and not back to the start of the document. A person who has moved the
 * focus meanwhile keeps it: what is being typed must not end in another field.
 */
export function focusChangedField(name: string, page: Document = document): void {
  const before = page.activeElement;
  const focus = () => {
    const now = page.activeElement;
    if (now !== before && now !== page.body) return;
    focusField(name, page);
    if (page.activeElement === page.body) {
      focusScreen(page);
    }
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** How many frames a form may take to be drawn open again; about two seconds, and longer on a busy machine. */
const FRAMES = 120;

/**
 * Moves the focus to the first shown field, as the page stands, that has one of the names. A form is closed while it is
 * sent and a closed field takes no focus, so it is tried with every frame until a field takes it. A person who clicks or
 * moves the focus meanwhile keeps it. Keys alone do not count: without a focused field they reach nothing.
 */
export function focusOpenField(names: readonly string[], page: Document = document): void {
  const before = page.activeElement;
  let left = FRAMES;
  page.addEventListener('pointerdown', () => (left = 0), { capture: true, once: true });
  const attempt = () => {
    const now = page.activeElement;
    if (left-- <= 0 || (now !== before && now !== page.body)) return;
    const fields = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const field = fields.find((each) => names.includes(each.name) && isShown(each));
    field?.focus();
    if (!field || page.activeElement !== field) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
