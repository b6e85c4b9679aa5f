import type { Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { freeKey, isKey, isReservedKey, keyFrom, keysFor } from '../../kernel/values/address-keys.ts';

/** The keys of a company's apps, removed ones among them. It has some hundreds at most. */
async function takenKeys(trx: Transaction<Tables>, companyId: number): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('app').select('key').where('company_id', '=', companyId).execute();
  return new Set(rows.map(({ key }) => key));
}

/** A key that is free for a new app of a company: this one, or one like it. */
async function proposalFor(database: Database, companyId: number, key: string): Promise<string> {
  const taken = await database.tenant(companyId, (trx) => takenKeys(trx, companyId));
  return freeKey(key, 'app', (each) => taken.has(each));
}

/** The failure of a key that is in use, with one that is free. */
export async function keyTaken(database: Database, companyId: number, key: string): Promise<Failure> {
  return fail('key-taken', { field: 'key', data: { proposal: await proposalFor(database, companyId, key) } });
}

/** The keys to try for a new app. Throws `key-reserved` with one that is free. */
export async function keysForApp(
  database: Database,
  companyId: number,
  wish: { name: string; key?: string | undefined },
): Promise<string[]> {
  try {
    return keysFor(wish, 'app');
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'key-reserved')) throw error;
    const proposal = await proposalFor(database, companyId, wish.key!.toLowerCase());
    throw fail('key-reserved', { field: 'key', data: { proposal } });
  }
}

/** Why a new app cannot have a key; empty for a free key. */
function problemOf(key: string, proposal: string): '' | 'taken' | 'reserved' | 'wrong' {
  if (!isKey(key)) return 'wrong';
  if (isReservedKey(key, 'app')) return 'reserved';
  return proposal === key ? '' : 'taken';
}

/** `GET …/free-app-key`: what a form says while the key, or the name that it is made from, is typed. */
export async function freeAppKey({ services, scope, query }: Call<'freeAppKey'>) {
  const { key: asked = '', name = '' } = query;
  const wanted = asked.trim().toLowerCase();
  const key = wanted || (name.trim() ? keyFrom(name, 'app') : '');
  if (key === '') return { asked, key, isFree: false, problem: '' as const, proposal: '' };
  const base = isKey(key) ? key : keyFrom(key, 'app');
  const proposal = await proposalFor(services.database, scope.companyId, base);
  const problem = problemOf(key, proposal);
  return { asked, key, isFree: problem === '', problem, proposal };
}
