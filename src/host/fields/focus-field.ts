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

/** Moves the focus to the first shown field, as the page stands, that has one of the names. */
export function focusFirstOf(names: readonly string[], page: Document = document): void {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  fields.find((field) => names.includes(field.name) && isShown(field))?.focus();
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
