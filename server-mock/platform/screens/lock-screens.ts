import { sql, type Transaction } from 'kysely';
import type { Row, Tables } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import type { ScreenChange } from './screen-change.ts';

/** A level's row of a screen, under lock. Its draft is not read: it says whether there is one. */
export interface LockedScreen
  extends Pick<Row<'screen'>, 'published_version' | 'draft_at' | 'draft_base_layer' | 'draft_base_version'> {
  draft: boolean;
  /** Bytes on disk. */
  draftBytes: number;
  /** The row has been made just now. */
  isNew: boolean;
}

/**
 * Locks the rows of screens that are changed together, by their ids, so that publishes queue up. Pages to publish get their rows first: two
 * that publish a new screen meet there. An override that is taken away gets none, so that no name is kept.
 */
export async function lockScreens(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  changes: readonly ScreenChange[],
): Promise<Map<string, LockedScreen>> {
  const made = changes.flatMap(({ id, schema }) =>
    schema ? [{ company_id: companyId, app_id: appId, screen_id: id }] : [],
  );
  const added =
    made.length === 0
      ? []
      : await trx
          .insertInto('screen')
          .values(made)
          .onConflict((conflict) => conflict.doNothing())
          .returning('screen_id')
          .execute();
  const isNew = new Set(added.map(({ screen_id }) => screen_id));
  const rows = await trx
    .selectFrom('screen')
    .select(['screen_id', 'published_version', 'draft_at', 'draft_base_layer', 'draft_base_version'])
    .select([
      sql<boolean>`draft is not null`.as('draft'),
      sql<number>`coalesce(pg_column_size(draft), 0)`.as('draftBytes'),
    ])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where(
      'screen_id',
      'in',
      changes.map(({ id }) => id),
    )
    .orderBy('screen_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ screen_id, ...row }) => [screen_id, { ...row, isNew: isNew.has(screen_id) }]));
}
