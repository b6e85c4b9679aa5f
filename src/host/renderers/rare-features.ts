/** What needs suggestions, shortcuts, dragging, a file saved, or content that nobody has seen yet. */
const PROPERTIES = /"(options|source|autoComplete|hotKey|draggable|schemaApi)":|"saveAs"/;

/** Formulas, filters and rules that work with dates. */
export const DATES =
  /\b(NOW|TODAY|DATE\w*|TIMESTAMP|YEARS?|MONTH|DAYS?|HOURS?|MINUTES?|SECOND|WEEK\w*|STARTOF|ENDOF|STRTODATE|BETWEENRANGE|IS(BEFORE|AFTER|SAMEOR\w+))\(|\|\s*(date|toDate|fromNow|dateModify)\b|"is((Date)?Time\w+|Id)":|"op":/;

/**
 * Whether a page uses features of amis whose packages are not among the first files; see
 * `src/build/amis-patches/packages/deferred-packages.ts`. Saying yes too often only loads them early.
 */
export function usesRareFeatures(schema: unknown): boolean {
  const text = JSON.stringify(schema) ?? '';
  return PROPERTIES.test(text) || DATES.test(text);
}
