/** How large markup is: characters, and tags without closing ones. */
export interface MarkupSize {
  length: number;
  tags: number;
}

/** How large a text may be that is shown as markup. */
export const MARKUP: MarkupSize = { length: 65_536, tags: 2000 };

/** The same for markup that libraries make: coloured source code, copies of a table that they measure. */
export const MADE: MarkupSize = { length: 1_000_000, tags: 20_000 };

/** How large all texts may be together that are on the screen at once, and what they may cost to draw (`drawing-cost.ts`). */
export interface PageSize extends MarkupSize {
  cost: number;
}

/**
 * The bound of most pages. A browser draws such a page in less than a second, and in some seconds when it is in small capitals or has one
 * letter on each line. A Chinese text of 75,000 signs reaches it.
 */
export const PAGE: PageSize = { length: 1_500_000, tags: 40_000, cost: 600_000 };

/** The bound of sign-in pages, which must be ready at once. A Chinese text of 5,000 signs reaches it. */
export const SIGN_IN: PageSize = { length: 300_000, tags: 3000, cost: 40_000 };

/** Texts up to this cost are always shown. */
export const SMALL_COST = 400;

/** Plain texts up to this cost are not counted. The number of nodes bounds them. */
export const TINY_COST = 160;

/** What is shown however much there is: a part of the platform beside a tenant's page is no larger. */
export const SMALL: MarkupSize = { length: 500, tags: 10 };

/** Fields in markup. A browser makes dozens of elements of each. */
const FIELD = /^(?:input|select|textarea|details)/i;
const FIELD_TAGS = 50;

/** Tags of a text, as many as are needed to know that there are more than `limit`. */
export function tagsOf(text: string, limit = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0 && count <= limit; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] !== '/') count += FIELD.test(text.slice(at + 1, at + 9)) ? FIELD_TAGS : 1;
  }
  return count;
}

/** Whether a text is larger than it may be; closing tags are not counted. */
export const isLargeMarkup = (text: string, { length, tags }: MarkupSize = MARKUP): boolean =>
  text.length > length || tagsOf(text, tags) > tags;
