const lastShown = (page: Document, selector: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0).at(-1);

/** What Escape closes: the choices of a field first (also when a search field in them has taken the key), then the dialog or drawer on top. Their own ways out are used. */
export function listenForEscape(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') {
      return;
    }
    const choices = lastShown(page, '[class*="PopOver-overlay"], [class*="PopUp-overlay"]');
    const way = event.defaultPrevented
      ? choices
      : (choices ??
        lastShown(page, '[role=dialog]')?.querySelector<HTMLElement>(
          '[class*="Modal-close"], [class*="Drawer-close"]',
        ));
    if (way) {
      const opener = choices && page.querySelector<HTMLElement>('[role=combobox][aria-expanded=true]');
      event.preventDefault();
      way.click();
      requestAnimationFrame(() => page.activeElement === page.body && opener?.focus());
    }
  });
}
