const FOCUSABLE = 'a[href], button, [tabindex]:not([tabindex="-1"])';

/** When a button takes itself away, as one that removes a picture does, the focus goes to what it was in. */
function keepFocus(pressed: HTMLElement): void {
  const around: Element[] = [];
  for (let parent = pressed.parentElement; parent; parent = parent.parentElement) {
    around.push(parent);
  }
  requestAnimationFrame(() => {
    if (!pressed.isConnected) {
      const next = around.find((parent) => parent.isConnected && parent.matches(FOCUSABLE));
      (next as HTMLElement | undefined)?.focus();
    }
  });
}

/** Enter and Space press what is a button by role only, as they press real buttons. */
export function listenForPressKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement | null;
    const byRole = target?.matches('[role=button]:not(button, input), [role=option][tabindex="0"]');
    if (target && byRole && (event.key === 'Enter' || event.key === ' ') && !event.defaultPrevented) {
      event.preventDefault();
      target.click();
      keepFocus(target);
    }
  });
}
