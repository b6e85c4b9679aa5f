import { focusScreen } from './focus-screen.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const stopsIn = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => isShown(stop) && stop.tabIndex >= 0);

/** The dialog on top: the last one that is shown. */
const topDialog = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isShown).at(-1);

/** A field to type in. A choice, a date and an editor of code have more to them than their text. */
const TYPED_IN =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [readonly], [role=combobox], [class*=Date] *)';

/**
 * The field that somebody is to type in who opens a dialog: its first stop behind the button that closes it, if that is one. None while a
 * field before it is disabled, which it is while its form loads.
 */
function fieldFirstIn(dialog: Element): HTMLElement | undefined {
  const first = stopsIn(dialog).find((stop) => !stop.matches('[class*="-close"]'));
  const loading = [...dialog.querySelectorAll<HTMLElement>(':is(input, textarea):disabled')].find(isShown);
  if (first && loading && loading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) return undefined;
  return first?.matches(TYPED_IN) && !first.closest('.CodeMirror, .monaco-editor') ? first : undefined;
}

/** Tab goes round inside the dialog on top. */
function keepInside(page: Document, event: KeyboardEvent): void {
  const dialog = event.key === 'Tab' && !event.defaultPrevented ? topDialog(page) : undefined;
  if (!dialog) {
    return;
  }
  const stops = stopsIn(dialog);
  const [first, last] = [stops[0] ?? dialog, stops.at(-1) ?? dialog];
  const here = page.activeElement;
  const outside = !dialog.contains(here) || here === dialog;
  const leaving = event.shiftKey ? here === first : here === last;
  if (outside || leaving) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/**
 * Moves the focus into a dialog when it opens, to the field that it begins with if there is one, and keeps it there. Gives it back when
 * the last one closes: to what it came from. When that has gone with what was done, as the button that gave a role has, it goes to the
 * row that it stood in; when the row has gone, to the screen's heading.
 *
 * @param opener what had the focus when the first dialog appeared
 * @returns to be called after every change of the page.
 */
export function guideDialogFocus(page: Document, opener: Element | null): () => void {
  const origins: { dialog: HTMLElement; origin: Element | null; row: HTMLElement | null }[] = [];
  page.addEventListener('keydown', (event) => keepInside(page, event));
  let firstOpener = opener;
  let returnedTo: { origin: Element; row: HTMLElement | null } | null = null;
  /** The dialog that got the focus itself: its form may still be loading. */
  let waiting: HTMLElement | null = null;
  function focusField(): void {
    if (!waiting) return;
    const field = page.activeElement === waiting ? fieldFirstIn(waiting) : undefined;
    field?.focus();
    if (page.activeElement !== waiting && page.activeElement !== field) waiting = null;
  }
  // amis may give the dialog the focus after its field has it. Until somebody does something, the field gets it back.
  page.addEventListener('focusin', ({ target }) => target === waiting && focusField());
  for (const gesture of ['keydown', 'pointerdown'])
    page.addEventListener(
      gesture,
      () => {
        waiting = null;
      },
      true,
    );
  return () => {
    focusField();
    for (let last = origins.at(-1); last && !page.contains(last.dialog); last = origins.at(-1)) {
      origins.pop();
      if (last.origin instanceof HTMLElement && page.contains(last.origin) && page.activeElement === page.body) {
        last.origin.focus();
      }
      returnedTo = last.origin && { origin: last.origin, row: last.row };
    }
    if (returnedTo && origins.length === 0 && !page.contains(returnedTo.origin)) {
      const { row } = returnedTo;
      if (page.activeElement === page.body && row && page.contains(row)) stopsIn(row)[0]?.focus();
      if (page.activeElement === page.body) focusScreen(page);
      returnedTo = null;
    }
    const dialog = topDialog(page);
    if (!dialog || origins.some((opened) => opened.dialog === dialog)) {
      return;
    }
    const origin = firstOpener ?? page.activeElement;
    origins.push({ dialog, origin, row: origin?.closest<HTMLElement>('.pw-row') ?? null });
    firstOpener = null;
    // amis gives a dialog the focus, not its first field.
    if (!dialog.contains(page.activeElement) || page.activeElement === dialog) {
      (dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();
      waiting = dialog;
      focusField();
    }
  };
}
