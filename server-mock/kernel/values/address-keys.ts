import { createHash, randomBytes } from 'node:crypto';
import { COMPANY_PLACES } from '../../../src/routes/one-company.ts';
import { PREVIEWS } from '../../../src/routes/previews.ts';
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

/** Begins with a Latin letter, then letters, digits and hyphens. */
const KEY = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether this is a key at all, in lower case. */
export const isKey = (key: string): boolean => KEY.test(key);

/** The beginning of a key, without hyphens at its end. */
const cut = (key: string, most: number): string => key.slice(0, most).replace(/-+$/, '');

/** `POST /api/company/apply` asks for a company. */
const APPLICATION = 'apply';

/** What a key is for. */
export type KeyOf = 'app' | 'company' | 'page' | 'data' | 'theme' | 'template';

/** Whether the platform uses a key itself. Beside an app's address stand the places of its company, in private mode. */
export const isReservedKey = (key: string, of: KeyOf): boolean =>
  RESERVED.has(key) ||
  (of === 'app' && COMPANY_PLACES.has(key)) ||
  (of === 'company' && (key === APPLICATION || key === PREVIEWS)) ||
  // The preview of a template stands at `/template/KEY-dev`, the list at `/api/apptemplate/list`.
  (of === 'template' && (key.endsWith('-dev') || key === 'list'));

/**
 * What keys are made of: the Latin letters and digits of a name; where the name has none, as a Chinese name, its sum. So the same
 * name always gets the same key, and a form can show it before.
 */
export function baseOf(name: string, prefix: KeyOf): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const made = cut(words.join('-').replace(/^[0-9-]+/, ''), LONGEST);
  return made.length > 1 ? made : `${prefix}-${sumOf(name)}`;
}

/** The keys that a name can have, in order: `stock`, `stock-2`; a word that the platform uses itself gets a number. */
function keysFrom(name: string, prefix: KeyOf): string[] {
  const base = baseOf(name, prefix);
  return [base, ...[2, 3, 4, 5].map((number) => numbered(base, number))].filter((key) => !isReservedKey(key, prefix));
}

/** The first key that a name can have. */
export const keyFrom = (name: string, prefix: KeyOf): string => keysFrom(name, prefix)[0]!;

const sumOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 8);

/** The same key with a number, which fits into the longest one. */
const numbered = (key: string, number: number): string => `${cut(key, LONGEST - 4)}-${number}`;

/** The first free one among a key with the numbers from 2; the key itself where it is free. */
export function freeKey(key: string, of: KeyOf, isTaken: (key: string) => boolean): string {
  if (!isTaken(key) && !isReservedKey(key, of)) return key;
  for (let number = 2; number < 1000; number += 1) {
    const next = numbered(key, number);
    if (!isTaken(next)) return next;
  }
  return `${key.slice(0, LONGEST - 9)}-${randomBytes(4).toString('hex')}`;
}

/** The keys to try for something new, in order: the one that was asked for, or some made from the name. */
export function keysFor(wish: { name: string; key?: string | undefined }, prefix: KeyOf): string[] {
  const wanted = (wish.key ?? '').toLowerCase();
  if (isReservedKey(wanted, prefix)) throw fail('key-reserved', { field: 'key' });
  if (wanted !== '') return [wanted];
  return [...keysFrom(wish.name, prefix), `${prefix}-${randomBytes(4).toString('hex')}`];
}
