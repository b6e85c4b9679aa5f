import { type RawBuilder, sql } from 'kysely';

/** What people type is no pattern: the text as `like` takes it literally. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of texts that hold what somebody typed, for `ilike`. */
export const containing = (typed: string): string => `%${literal(typed.trim())}%`;

/**
 * Each two neighbouring characters of a row's texts, as an index over an expression has them (`migrations/0061_word_search.sql`): the
 * texts that hold a word have all of its grams. It serves tables without row-level security; `document_search` shows what the others need.
 */
export const gramsOf = (...texts: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`pagewright_grams(0::bigint, 0::bigint, lower(${sql.join(texts, sql` || E'\\n' || `)}))`;
