import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptBytes } from './kept-bytes.ts';
import type { Level } from './level.ts';

/** A company's room for drafts and versions. Versions are never removed: they say who published what, and anyone is one to go back to. */
export interface Room {
  /** Megabytes that its screens and those of its apps may take. */
  megabytes: number;
  /** Whether the reserve is open, too. */
  isRollback?: boolean;
  /** The screen is a shipped one. These are few, so each has a place, however many names a company has. */
  isShipped?: boolean;
}

/** A share of the room on top of it, with which a company can still go back to an earlier version when the room is full. */
const reserve = 0.25;

const megabyte = 1024 * 1024;

/** Screens of one company, those of its apps included: each is in lists and in the audit log, however small it is. */
export const mostScreens = 1000;

/** Lets a new name be kept while there are not too many. Names that were drafted or published before always have a place. */
async function requirePlace(trx: Transaction<Tables>, { companyId, appId }: Level, id: string): Promise<void> {
  const { count } = await trx
    .selectFrom('screen')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where((row) => row.not(row.and([row('app_id', '=', appId), row('screen_id', '=', id)])))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostScreens) return;
  const ofScreen = { company_id: companyId, app_id: appId, screen_id: id };
  const draft = await trx
    .selectFrom('screen')
    .select('draft_at')
    .where((row) => row.and(ofScreen))
    .executeTakeFirst();
  const version = await trx
    .selectFrom('screen_version')
    .select('version')
    .where((row) => row.and(ofScreen))
    .limit(1)
    .executeTakeFirst();
  if (!draft?.draft_at && !version) throw fail('too-many-screens', { values: { count: mostScreens } });
}

/**
 * Lets a page be kept for a screen while there is room for it. Several at once of one company may take a little more.
 * @param page as it is stored
 * @throws `screen-storage-full` or `too-many-screens`
 */
export async function requireRoom(
  trx: Transaction<Tables>,
  level: Level,
  { id, page, room }: { id: string; page: string; room: Room },
): Promise<void> {
  const { megabytes, isRollback, isShipped } = room;
  if (!isShipped) await requirePlace(trx, level, id);
  const most = megabytes * megabyte * (isRollback ? 1 + reserve : 1);
  if ((await keptBytes(trx, level, id)) + Buffer.byteLength(page) > most) {
    throw fail('screen-storage-full', { values: { megabytes } });
  }
}
