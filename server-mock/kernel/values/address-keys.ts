import { randomBytes } from 'node:crypto';
import { COMPANY_PLACES } from '../../../src/routes/one-company.ts';
import { fail } from '../errors/fail.ts';

/** Longest key that is made from a name. */
const LONGEST = 40;

/** Words that stand in an app's address beside the keys of its pages, now or in the manual. */
const RESERVED: ReadonlySet<string> = new Set([
  'data',
  'edit',
  'login',
  'login-page',
  'new',
  'pages',
  'people',
  'removed-collections',
  'screens',
  'settings',
  'share',
  'theme',
  'widget-template',
]);

/** Whether a page with this key would stand behind an address of the platform. */
export const isReservedKey = (key: string): boolean => RESERVED.has(key);

/** What a key is for. */
type KeyOf = 'app' | 'page' | 'data';

/** Beside an app's address stand the places of its company, in private mode. */
const isTaken = (key: string, of: KeyOf): boolean => RESERVED.has(key) || (of === 'app' && COMPANY_PLACES.has(key));

/** A key made of the Latin letters and digits of a name; a random one where the name has none, as a Chinese name. */
function keyFrom(name: string, prefix: KeyOf): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const made = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  return made.length > 1 && !isTaken(made, prefix) ? made : `${prefix}-${randomBytes(4).toString('hex')}`;
}

/** The keys to try for something new, in order: the one that was asked for, or some made from the name. */
export function keysFor(wish: { name: string; key?: string | undefined }, prefix: KeyOf): string[] {
  const wanted = (wish.key ?? '').toLowerCase();
  if (isTaken(wanted, prefix)) throw fail('key-reserved', { field: 'key' });
  if (wanted !== '') return [wanted];
  const made = keyFrom(wish.name, prefix);
  return [made, ...[2, 3, 4, 5].map((number) => `${made}-${number}`), `${prefix}-${randomBytes(4).toString('hex')}`];
}
