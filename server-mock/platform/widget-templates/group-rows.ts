import { sql, type Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Row, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isOwn, seen, seenFrom } from './levels.ts';

type Trx = Transaction<Tables>;

/** Groups that a level may have. */
export const MOST_GROUPS = 100;

/** Templates of a group that are counted, so that counting costs the same however many there are. */
const MOST_COUNTED = 1000;

/** The groups that a level sees, its own first, with the number of templates in each. */
export async function groupsSeen(trx: Trx, level: AppLevel) {
  const order = seenFrom(level);
  const rows = await trx
    .selectFrom('widget_group as g')
    .select(['g.company_id', 'g.app_id', 'g.id', 'g.name', 'g.names', 'g.description', 'g.descriptions'])
    .select(
      sql<number>`(select count(*)::int from (select 1 from widget_template t
        where t.company_id = g.company_id and t.group_id = g.id limit ${sql.lit(MOST_COUNTED)}) counted)`.as('count'),
    )
    .where(({ eb, or, and }) =>
      or(order.map((one) => and([eb('g.company_id', '=', one.companyId), eb('g.app_id', '=', one.appId)]))),
    )
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .execute();
  return order.flatMap((each) => rows.filter((row) => isOwn(row, each)));
}

/** A group of the level itself. Throws `not-found`, or `widget-level-locked` for one of a level above. */
export async function ownGroup(trx: Trx, level: AppLevel, id: number): Promise<Row<'widget_group'>> {
  const row = await trx
    .selectFrom('widget_group')
    .selectAll()
    .where('id', '=', id)
    .where(seen(level))
    .executeTakeFirst();
  if (!row) throw fail('not-found');
  if (!isOwn(row, level)) throw fail('widget-level-locked');
  return row;
}

const lockedGroup = (trx: Trx, { companyId, appId }: AppLevel, id: number) =>
  trx
    .selectFrom('widget_group')
    .select('id')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('id', '=', id);

/** Keeps a group of the level from being deleted until the transaction ends. Throws `widget-group-unknown`, at `field`. */
export async function holdGroup(trx: Trx, level: AppLevel, id: number, field: 'type' | 'typeId'): Promise<void> {
  if (!(await lockedGroup(trx, level, id).forShare().executeTakeFirst())) throw fail('widget-group-unknown', { field });
}

/** Deletes a group of the level. A template that is added at the same moment is waited for. Throws `not-found` or `widget-group-used`. */
export async function removeGroup(trx: Trx, level: AppLevel, id: number): Promise<void> {
  if (!(await lockedGroup(trx, level, id).forUpdate().executeTakeFirst())) throw fail('not-found');
  const { companyId } = level;
  const { count } = await trx
    .selectFrom('widget_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('group_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) throw fail('widget-group-used', { values: { count: Number(count) } });
  await trx.deleteFrom('widget_group').where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** Lets a level have further groups while there are not too many. Throws `too-many-widget-groups`. */
export async function requireRoomForGroups(trx: Trx, { companyId, appId }: AppLevel, further: number): Promise<void> {
  const { count } = await trx
    .selectFrom('widget_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  if (Number(count) + further > MOST_GROUPS) throw fail('too-many-widget-groups', { values: { count: MOST_GROUPS } });
}
