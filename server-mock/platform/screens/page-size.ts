import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Level } from './level.ts';

/** Megabytes of a company's or an app's page as compact JSON. The checker takes up to a second for each. */
const megabytes = 1;

/** Throws `page-too-large` for a page that a company may not have; the platform's own are bounded by the request alone. */
export function requirePageSize({ companyId }: Level, page: object): void {
  if (companyId === PLATFORM) return;
  if (Buffer.byteLength(JSON.stringify(page)) > megabytes * 1024 * 1024) {
    throw fail('page-too-large', { values: { megabytes } });
  }
}
