/** What components call the colours of a page, and the variables that have them. */
const COLOURS = {
  brand: '--colors-brand-5',
  text: '--colors-neutral-text-2',
  quiet: '--colors-neutral-text-4',
  line: '--colors-neutral-line-8',
  ground: '--colors-neutral-fill-11',
};

/** The look that a place in the page has now. */
export function themeOf(place: Element): Record<string, string> {
  const styles = getComputedStyle(place);
  const colours = Object.entries(COLOURS).map(([name, variable]) => [name, styles.getPropertyValue(variable).trim()]);
  return {
    ...Object.fromEntries(colours.filter(([, value]) => value !== '')),
    font: styles.fontFamily,
    scheme: styles.colorScheme === 'dark' ? 'dark' : 'light',
  };
}

/** Calls when the page around a place changes its look. Answers what ends that. */
export function onLook({ ownerDocument }: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(ownerDocument.documentElement, { attributes: true });
  // The editor puts the sheet of the dark look into force and out of it.
  observer.observe(ownerDocument.head, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
