/** Whether this document looks dark now, by its person's choice or by the device. */
export function isDark(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('#pagewright-dark');
  // Without a condition the sheet is always in force: an empty query matches.
  return sheet !== null && !sheet.disabled && matchMedia(sheet.media).matches;
}
