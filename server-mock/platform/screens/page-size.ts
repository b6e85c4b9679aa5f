import { laidLength } from '../../../src/validation/own-texts/laid-length.ts';
import { MOST_LAID, MOST_SCOPED } from '../../../src/validation/own-texts/limits.ts';
import { type ScopedLength, scopedLength } from '../../../src/validation/own-texts/scope.ts';
import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Level } from './level.ts';

/** Megabytes of a company's or an app's page as compact JSON. The checker takes up to a second for each. */
const OF_A_PAGE = 1;
/** Those of a part. A page may have a hundred of them, and the server reads them all when it puts the page together. */
const OF_A_PART = 0.1;

/** Those of a page of the platform. A call for one page takes a body of 2 MB. */
const OF_THE_PLATFORM = 1.9;

/** Values of a page: each takes some hundred bytes of memory, however short it is. */
const MOST_VALUES = 50_000;

/** What the keys of a screen's words become once it is put together with others; nothing for a page that stands alone. */
const scopedIn = (id: string, page: object): ScopedLength =>
  isPart(page) || includesIn(page).size > 0 ? scopedLength(id, page) : { added: 0, all: 0 };

/** Whether a page has more values than that: objects, lists and what is in them. */
function hasMoreValues(page: object, most: number): boolean {
  let values = 0;
  const waiting: unknown[] = [page];
  while (waiting.length > 0 && values <= most) {
    const value = waiting.pop();
    values += 1;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) waiting.push(one);
  }
  return values > most;
}

function requireWordsFit(page: object, scoped: ScopedLength): void {
  if (laidLength(page) > MOST_LAID) throw fail('page-words-too-long', { values: { limit: MOST_LAID } });
  if (scoped.all > MOST_SCOPED) throw fail('page-words-too-long', { values: { limit: MOST_SCOPED } });
}

/**
 * Checks the size of a page. A page of the platform has a limit of bytes alone: an import of several screens could otherwise keep a draft
 * that no call for one page can carry. The keys of a page's words count as they stand where the page is put together.
 * Throws `page-too-large`, `page-too-many-values`, or `page-words-too-long` for words that swell the page; a draft with mistakes is shown,
 * too.
 */
export function requirePageSize(level: Level, id: string, page: object): void {
  const isPlatforms = level.companyId === PLATFORM;
  const megabytes = isPlatforms ? OF_THE_PLATFORM : isPart(page as Json) ? OF_A_PART : OF_A_PAGE;
  // The cheapest check comes first: what follows reads every text, and others wait meanwhile.
  const bytes = Buffer.byteLength(JSON.stringify(page));
  const requireBytes = (all: number) => {
    if (all > megabytes * 1024 * 1024) throw fail('page-too-large', { values: { id, megabytes } });
  };
  requireBytes(bytes);
  const scoped = scopedIn(id, page);
  requireWordsFit(page, scoped);
  requireBytes(bytes + scoped.added);
  if (!isPlatforms && hasMoreValues(page, MOST_VALUES))
    throw fail('page-too-many-values', { values: { values: MOST_VALUES } });
}
