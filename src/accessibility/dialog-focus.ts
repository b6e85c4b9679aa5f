const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const stopsIn = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => isShown(stop) && stop.tabIndex >= 0);

/** The dialog on top: the last one that is shown. */
const topDialog = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isShown).at(-1);

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
 * Moves the focus into a dialog when it opens, keeps it there, and gives it back when the last one closes.
 *
 * @returns to be called after every change of the page.
 */
export function guideDialogFocus(page: Document): () => void {
  const origins: { dialog: HTMLElement; origin: Element | null }[] = [];
  page.addEventListener('keydown', (event) => keepInside(page, event));
  return () => {
    for (let last = origins.at(-1); last && !page.contains(last.dialog); last = origins.at(-1)) {
      origins.pop();
      if (last.origin instanceof HTMLElement && page.contains(last.origin) && page.activeElement === page.body) {
        last.origin.focus();
      }
    }
    const dialog = topDialog(page);
    if (!dialog || origins.some((opened) => opened.dialog === dialog)) {
      return;
    }
    origins.push({ dialog, origin: page.activeElement });
    if (!dialog.contains(page.activeElement)) {
      (dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();
    }
  };
}
