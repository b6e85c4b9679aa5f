const lastShown = (page: Document, selector: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0).at(-1);

/** What Escape closes: the choices of a field first, then the dialog or drawer on top. Their own ways out are used. */
export function listenForEscape(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) {
      return;
    }
    const way =
      lastShown(page, '[class*="PopOver-overlay"]') ??
      lastShown(page, '[role=dialog]')?.querySelector<HTMLElement>('[class*="Modal-close"], [class*="Drawer-close"]');
    if (way) {
      event.preventDefault();
      way.click();
    }
  });
}
