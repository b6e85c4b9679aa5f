import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import { type Alongside, type Publication, type StoredEvent, storeEvent } from './publish.ts';

/** Locks a screen's row and answers the version in force; null when there is none. It makes no row, so that no name is kept. */
async function lockPublished(trx: Transaction<Tables>, { companyId, appId }: Level, id: string) {
  const row = await trx
    .selectFrom('screen')
    .select('published_version')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.published_version ?? null;
}

/** Who takes a version back, and when. */
type Withdrawing = Pick<Publication, 'author' | 'at'>;

export interface Withdrawal extends Withdrawing {
  id: string;
}

/** Takes overrides out of force whose rows are locked; their versions stay and say who did it. @param overrides at least one */
export async function takeBack(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  overrides: readonly { id: string; version: number }[],
  { author, at }: Withdrawing,
): Promise<void> {
  await trx
    .updateTable('screen')
    .set({ published_version: null })
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where(
      'screen_id',
      'in',
      overrides.map(({ id }) => id),
    )
    .execute();
  await trx
    .updateTable('screen_version')
    .set({ taken_back_at: at, taken_back_by: author.id, taken_back_name: author.name })
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where((row) => row.or(overrides.map(({ id, version }) => row.and({ screen_id: id, version }))))
    .execute();
}

/** Takes the override out of force; its versions stay. Null when there was none in force. */
export function withdraw(
  database: Database,
  level: Level,
  { id, author, at }: Withdrawal,
  alongside: Alongside,
): Promise<StoredEvent | null> {
  return database.tenant(level.companyId, async (trx) => {
    const version = await lockPublished(trx, level, id);
    if (version === null) return null;
    await takeBack(trx, level, [{ id, version }], { author, at });
    const event = await storeEvent(trx, level, id, 0);
    await alongside(event, trx);
    return event;
  });
}
