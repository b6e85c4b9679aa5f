import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** What is kept for 30 days after it was removed, by its table, and how many removed ones of it one place keeps. */
const MOST_REMOVED = { app: 200, page: 200, collection: 50 } as const;

const REFUSED = {
  app: 'too-many-removed-apps',
  page: 'too-many-removed-pages',
  collection: 'too-many-removed-collections',
} as const;

export type Kind = keyof typeof MOST_REMOVED;

/** Where things are: apps in a company, pages and collections in an app. */
export interface Place {
  companyId: number;
  appId?: number | undefined;
}

type Trx = Transaction<Tables>;

const KEPT = 30 * 24 * 60 * 60 * 1000;

/** What was removed at this time or earlier is gone for good. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - KEPT);

/** What the tables of all kinds have; an app has no app. */
type Common = 'collection';

/** The conditions of a place. */
const inPlace = (kind: Kind, { companyId, appId }: Place) =>
  kind === 'app' ? { company_id: companyId } : { company_id: companyId, app_id: appId! };

/** A query of a place, narrowed to it; Kysely's own types know the tables one by one alone. */
function within<Query>(query: Query, conditions: object): Query {
  let narrowed = query as { where(column: string, is: '=', value: unknown): typeof narrowed };
  for (const [column, value] of Object.entries(conditions)) narrowed = narrowed.where(column, '=', value);
  return narrowed as Query;
}

/** The things of a place that were removed and can be restored, the last one first. */
export const removedIn = <Name extends Kind>(trx: Trx, kind: Name, place: Place, now: Date) =>
  within(trx.selectFrom(kind as Common), inPlace(kind, place))
    .where('removed_at', '>', goneBefore(now))
    .orderBy('removed_at', 'desc')
    .orderBy('key') as unknown as SelectQueryBuilder<Tables, Name, object>;

/** A removed thing as lists show it: until when it can be restored. */
export function shownRemoved<Row extends { removed_at: Date | string | null }>({ removed_at, ...row }: Row) {
  const at = new Date(removed_at!);
  return { ...row, removedAt: at.toISOString(), keptUntil: new Date(at.getTime() + KEPT).toISOString() };
}

/** Throws `too-many-removed-…` where a place has removed as many as are kept. Call it where the place is locked. */
export async function requireRoomForRemoved(trx: Trx, kind: Kind, place: Place): Promise<void> {
  const { count } = await within(trx.selectFrom(kind as Common), inPlace(kind, place))
    .where('removed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const most = MOST_REMOVED[kind];
  if (Number(count) >= most) throw fail(REFUSED[kind], { values: { count: most } });
}

/** Removes a thing: its row says so, and the directory by which the purge finds it. Answers false when the place has no such thing. */
export async function setRemoved(
  trx: Trx,
  kind: Kind,
  { key, at, ...place }: Place & { key: string; at: Date },
): Promise<boolean> {
  const row = await within(trx.updateTable(kind as Common), { ...inPlace(kind, place), key })
    .set({ removed_at: at })
    .where('removed_at', 'is', null)
    .returning(kind === 'app' ? 'id' : 'app_id as id')
    .executeTakeFirst();
  if (!row) return false;
  const thing = { company_id: place.companyId, kind, app_id: row.id, key, removed_at: at };
  await trx.insertInto('removed_thing').values(thing).execute();
  return true;
}

/** Restores a thing that was removed less than 30 days ago. Answers false when the place has no such thing. */
export async function setRestored(
  trx: Trx,
  kind: Kind,
  { key, now, ...place }: Place & { key: string; now: Date },
): Promise<boolean> {
  const row = await within(trx.updateTable(kind as Common), { ...inPlace(kind, place), key })
    .set({ removed_at: null })
    .where('removed_at', '>', goneBefore(now))
    .returning(kind === 'app' ? 'id' : 'app_id as id')
    .executeTakeFirst();
  if (!row) return false;
  await directoryRow(trx, kind, { companyId: place.companyId, appId: row.id, key }).execute();
  return true;
}

/** A removed thing, as the directory names it; an app stands in itself. */
export interface Gone {
  companyId: number;
  appId: number;
  key: string;
}

/** Deletes the row of a thing in the directory, when it is executed. */
export const directoryRow = (trx: Trx, kind: Kind, { companyId, appId, key }: Gone) =>
  within(trx.deleteFrom('removed_thing'), { company_id: companyId, kind, app_id: appId, key });

/** Locks a thing whose days are over and answers its id, where it has one; undefined when another node has deleted it meanwhile. */
export const lockGone = (trx: Trx, kind: Kind, { companyId, appId, key }: Gone, before: Date) =>
  within(trx.selectFrom(kind as Common), { ...inPlace(kind, { companyId, appId }), key })
    .select(kind === 'page' ? 'app_id as id' : 'id')
    .where('removed_at', '<=', before)
    .forUpdate()
    .executeTakeFirst();
