/**
 * Fonts that companies' pages may name: what systems bring. The browser asks the system for each other name in each size, and keeps few of
 * the answers: thousands of names stop it. A page cannot bring fonts of its own. So few names are here that their answers are all kept.
 */
const KNOWN =
  /^(?:inherit|initial|(?:sans-|ui-)?serif|ui-sans-serif|(?:ui-)?monospace|cursive|fantasy|system-ui|-apple-system|blinkmacsystemfont|arial|helvetica(?: neue)?|verdana|geneva|tahoma|trebuchet ms|lucida (?:sans(?: regular| unicode)?|grande)|georgia|times(?: new roman)?|cambria|calibri|consolas|courier(?: new)?|menlo|monaco|segoe ui|roboto|ubuntu|open sans|oxygen|cantarell|gill sans(?: mt)?|arial narrow(?: bold)?|noto (?:sans|serif)(?: cjk sc| sc)?|pingfang sc|hiragino sans gb|microsoft yahei|simsun|simhei|impact|(?:apple|noto) color emoji|var\(--fonts-[\w-]+\))$/i;

/** Fonts of one element. */
const MOST = 12;

/**
 * Whether the value of `font-family` names fonts that a company's page may have.
 * @param others how many names may be unknown
 */
export function areKnownFonts(value: string, others = 0): boolean {
  const names = value.replace(/\s*!\s*important\s*$/i, '').split(',', MOST + 1);
  const unknown = names.map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((name) => !KNOWN.test(name));
  return names.length <= MOST && unknown.length <= others && !unknown.some((name) => /[(${]/.test(name));
}

/** Declarations of fonts in the text of a `style` attribute. The short form hides a name among its other parts. */
const DECLARED = /(?<![\w-])font\s*:(?!\s*inherit\s*(?:;|$))|(?<![\w-])font-family\s*:([^;]*)/gi;

/** Whether the text of a `style` attribute names fonts that a company's page may not have. */
export function hasOtherFonts(text: string): boolean {
  for (const [, names] of text.matchAll(DECLARED)) if (names === undefined || !areKnownFonts(names)) return true;
  return false;
}
