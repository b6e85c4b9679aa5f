import { laidLength } from '../../../src/validation/own-texts/laid-length.ts';
import { MOST_LAID, MOST_SCOPED } from '../../../src/validation/own-texts/limits.ts';
import { type ScopedLength, scopedLength } from '../../../src/validation/own-texts/scope.ts';
import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { NamedLevel, Overridable } from './target.ts';

/** Megabytes of a company's or an app's page as compact JSON. The checker takes up to a second for each. */
const OF_A_PAGE = 1;
/** Those of a sign-in page: everybody may open it, as often as they like. */
export const OF_A_SIGN_IN_PAGE = 0.2;
/** Those of a part. A page may have a hundred of them, and the server reads them all when it puts the page together. */
export const OF_A_PART = 0.1;

/** Values of a page: each takes some hundred bytes of memory, however short it is. */
const MOST_VALUES = 50_000;

function megabytesOf(page: object, isSignIn: boolean): number {
  if (isPart(page as Json)) return OF_A_PART;
  return isSignIn ? OF_A_SIGN_IN_PAGE : OF_A_PAGE;
}

/** What the keys of a screen's words become once it is put together with others; nothing for a page that stands alone. */
const scopedIn = (id: string, page: object): ScopedLength =>
  isPart(page) || includesIn(page).size > 0 ? scopedLength(id, page) : { added: 0, all: 0 };

function requireWordsFit(page: object, scoped: ScopedLength): void {
  if (laidLength(page) > MOST_LAID) throw fail('page-words-too-long', { values: { limit: MOST_LAID } });
  if (scoped.all > MOST_SCOPED) throw fail('page-words-too-long', { values: { limit: MOST_SCOPED } });
}

/**
 * Throws `page-too-large` or `page-too-many-values` for a page that a company may not have; the platform's own are bounded by the request
 * alone. The keys of a page's words count as they stand where it is put together. Throws `page-words-too-long` for any page that its own
 * words would swell: a draft with mistakes is shown, too.
 */
export function requirePageSize(
  overridable: Pick<Overridable, 'atSignIn'>,
  level: NamedLevel,
  id: string,
  page: object,
): void {
  const scoped = scopedIn(id, page);
  requireWordsFit(page, scoped);
  if (level.companyId === PLATFORM) return;
  const megabytes = megabytesOf(page, overridable.atSignIn(level, id));
  let values = 0;
  const text = JSON.stringify(page, (_, value: unknown) => {
    values += 1;
    return value;
  });
  if (Buffer.byteLength(text) + scoped.added > megabytes * 1024 * 1024)
    throw fail('page-too-large', { values: { megabytes } });
  if (values > MOST_VALUES) throw fail('page-too-many-values', { values: { values: MOST_VALUES } });
}
