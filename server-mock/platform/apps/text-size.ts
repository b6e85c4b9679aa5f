/** How large the text of a page may be: characters and, where it is markup, tags without closing ones: the server sanitises it. */
export const TEXT = { length: 65_536, tags: 2000 };

/** Whether markup is larger than the text of a page may be. */
export const isLargeMarkup = (text: string): boolean =>
  text.length > TEXT.length || (text.match(/<(?!\/)/g)?.length ?? 0) > TEXT.tags;
