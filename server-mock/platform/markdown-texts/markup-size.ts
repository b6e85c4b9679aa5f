/**
 * How large the text of a page may be: characters, and tags without closing ones. The platform's own page draws it beside the field where
 * somebody edits it, and the server sanitises it.
 */
export const TEXT = { length: 65_536, tags: 2000 };

/** Whether markup is larger than the text of a page may be. */
export const isLargeMarkup = (text: string): boolean =>
  text.length > TEXT.length || (text.match(/<(?!\/)/g)?.length ?? 0) > TEXT.tags;
