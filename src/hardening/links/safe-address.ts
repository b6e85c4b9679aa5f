/** Schemes that open something without running anything in this page. */
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'blob']);

/** Pictures may be written into an address; documents may not. */
const picture = /^data:image\/(png|jpe?g|gif|webp|avif);/;

/**
 * Whether an address may be opened, linked or framed: relative, or of a known scheme. Control characters and spaces
 * are left out first, as browsers do (`java\tscript:` is a program to them).
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters that browsers skip
  const compact = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(compact)?.[1];
  return scheme === undefined || schemes.has(scheme) || picture.test(compact);
}
