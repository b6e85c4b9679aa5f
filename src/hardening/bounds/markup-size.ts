/** How large a text may be that is shown as markup: characters and tags. */
export const MARKUP = { length: 65_536, tags: 2000 } as const;

/** The same for markup that libraries make: coloured source code, copies of a table that they measure. */
export const MADE = { length: 2_000_000, tags: 20_000 } as const;

/** Tags of a text, as many as are needed to know that there are too many. */
function hasMoreTags(text: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] !== '/') count += 1;
    if (count > limit) return true;
  }
  return false;
}

/** Whether a text is larger than it may be; closing tags are not counted. */
export const isLargeMarkup = (text: string, { length, tags }: { length: number; tags: number } = MARKUP): boolean =>
  text.length > length || hasMoreTags(text, tags);
