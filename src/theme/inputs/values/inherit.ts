/** What a value begins with that follows the default state; behind it stands what it was when it was stored. */
const INHERIT = 'inherit:';

/** The value that follows the default state, which has this text. */
export const following = (text: string): string => INHERIT + text;

/** What a value that follows the default state was when it was stored; undefined for any other value. */
export const followed = (value: string): string | undefined =>
  value.startsWith(INHERIT) ? value.slice(INHERIT.length) : undefined;
