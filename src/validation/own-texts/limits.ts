/** Keys with words of their own that one screen may have. */
export const MOST_KEYS = 500;

/** Keys of all screens that one page is made of. */
export const MOST_TOGETHER = 5000;

/** UTF-16 units of the words of one key in one language. */
export const LONGEST_WORDS = 2000;

/** UTF-16 units that the words of one language add to a page, each counted as often as it stands there. */
export const MOST_LAID = 400_000;

/**
 * UTF-16 units of the own words of all screens that one page is made of, in all languages. Their keys count once beside the words and in
 * each of their places, as the page has them: with the id of their screen.
 */
export const MOST_SCOPED = 400_000;
