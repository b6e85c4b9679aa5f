/** Enter and Space press what is a button by role only, as they press real buttons. */
export function listenForPressKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement | null;
    const byRole = target?.matches('[role=button]:not(button):not([href]):not(input)');
    if (byRole && (event.key === 'Enter' || event.key === ' ') && !event.defaultPrevented) {
      event.preventDefault();
      target?.click();
    }
  });
}
