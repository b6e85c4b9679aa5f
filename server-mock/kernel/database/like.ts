import { type RawBuilder, sql } from 'kysely';

/** What people type is no pattern: the text as `like` takes it literally. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of texts that hold what somebody typed, for `ilike`. */
export const containing = (typed: string): string => `%${literal(typed.trim())}%`;

/**
 * The texts of a row as an index finds words in them: an expression that the index has letter by letter
 * (`migrations/0061_word_search.sql`).
 */
export const soughtIn = (...texts: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`pagewright_neighbours(lower(${sql.join(texts, sql` || E'\\n' || `)}), '{1,2,3}')`;

/** Whether `sought` may hold what somebody typed: in each row that has the word, and in few others. */
export function mayHold(sought: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const word = typed.trim();
  const size = Math.min(3, Array.from(word).length);
  return sql<boolean>`${sought} @> pagewright_neighbours(lower(${word}::text), array[${size}::integer])`;
}
