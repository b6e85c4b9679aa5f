/** The highest layer inside a page; the platform's own parts of the frame are above it. */
export const HIGHEST = 999;

/** Declarations in markup that may lie higher, or above every rule of ours. A computed number may be any. */
const TOO_HIGH_IN_TEXT = /!\s*important|(?:^|[\s;])z-index\s*:(?!\s*(?:auto|[-+]?\d{1,3})\s*(?:;|$))/i;

/** Whether a declaration of a tenant's page puts an element over the platform's parts. */
export const isTooHigh = (name: string, value: unknown): boolean =>
  /^z[-_\s]*index$/i.test(name) && String(value).trim() !== 'auto' && !(Number(value) <= HIGHEST);

/** Whether the text of a `style` attribute has such a declaration. */
export const isTooHighText = (style: string): boolean => TOO_HIGH_IN_TEXT.test(style);
