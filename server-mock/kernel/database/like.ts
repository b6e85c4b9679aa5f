/** What people type is no pattern: the text as `like` takes it literally. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of texts that hold what somebody typed, for `ilike`. */
export const containing = (typed: string): string => `%${literal(typed.trim())}%`;
