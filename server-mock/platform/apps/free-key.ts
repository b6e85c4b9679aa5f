import type { Call } from '../../kernel/contracts/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { baseOf, freeKey, isKey, isReservedKey, keyFrom, keysFor } from '../../kernel/values/address-keys.ts';
import { keysOf } from './page-rows.ts';

/** What a new key stands among: the apps of a company, or the pages of an app. */
export type Among = { of: 'app'; companyId: number } | { of: 'page'; companyId: number; appId: number };

/** The keys that are in use, those of removed things among them. There are some hundreds at most. */
async function takenKeys(database: Database, among: Among): Promise<ReadonlySet<string>> {
  if (among.of === 'page') return keysOf(database, among);
  const { companyId } = among;
  const rows = await database.tenant(companyId, (trx) =>
    trx.selectFrom('app').select('key').where('company_id', '=', companyId).execute(),
  );
  return new Set(rows.map(({ key }) => key));
}

/** A key that is free: this one, or one like it. */
async function proposalFor(database: Database, among: Among, key: string): Promise<string> {
  const taken = await takenKeys(database, among);
  return freeKey(key, among.of, (each) => taken.has(each));
}

/** The failure of a key that is in use, with one that is free. */
export async function keyTaken(database: Database, among: Among, key: string): Promise<Failure> {
  return fail('key-taken', { field: 'key', data: { proposal: await proposalFor(database, among, key) } });
}

/** The keys to try for something new. Throws `key-reserved` with one that is free. */
export async function keysAmong(
  database: Database,
  among: Among,
  wish: { name: string; key?: string | undefined },
): Promise<string[]> {
  try {
    return keysFor(wish, among.of);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'key-reserved')) throw error;
    const proposal = await proposalFor(database, among, wish.key!.toLowerCase());
    throw fail('key-reserved', { field: 'key', data: { proposal } });
  }
}

/** Why something new cannot have a key; empty for a free key. */
function problemOf(key: string, { of }: Among, proposal: string): '' | 'taken' | 'reserved' | 'wrong' {
  if (!isKey(key)) return 'wrong';
  if (isReservedKey(key, of)) return 'reserved';
  return proposal === key ? '' : 'taken';
}

/** What a form says while the key, or the name that it is made from, is typed. */
async function freeAmong(
  database: Database,
  among: Among,
  { key: asked = '', name = '' }: Call<'freeAppKey'>['query'],
) {
  const wanted = asked.trim().toLowerCase();
  const key = wanted || (name.trim() ? keyFrom(name, among.of) : '');
  if (key === '') return { asked, key, isFree: false, problem: '' as const, proposal: '' };
  const base = isKey(wanted) ? wanted : baseOf(wanted || name, among.of);
  const proposal = await proposalFor(database, among, base);
  const problem = problemOf(key, among, proposal);
  return { asked, key, isFree: problem === '', problem, proposal };
}

/** `GET …/free-app-key`. */
export const freeAppKey = ({ services, scope, query }: Call<'freeAppKey'>) =>
  freeAmong(services.database, { of: 'app', companyId: scope.companyId }, query);

/** `GET …/free-page-key`. */
export const freePageKey = ({ services, scope, query }: Call<'freePageKey'>) =>
  freeAmong(services.database, { of: 'page', companyId: scope.companyId, appId: scope.appId }, query);
