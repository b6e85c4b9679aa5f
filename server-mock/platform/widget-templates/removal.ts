import type { Transaction } from 'kysely';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { actorOf, dropScreens } from '../screens/index.ts';
import { ownTemplates, screenOf, type TemplateRow } from './template-rows.ts';

/** The versions of templates that are in force. */
async function versionsOf(
  trx: Transaction<Tables>,
  { companyId, appId }: Context['scope'],
  rows: readonly TemplateRow[],
): Promise<Map<string, number>> {
  const found = await trx
    .selectFrom('screen')
    .select(['screen_id', 'published_version'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where(
      'screen_id',
      'in',
      rows.map(({ id }) => screenOf(id)),
    )
    .execute();
  return new Map(found.map((row) => [row.screen_id, row.published_version ?? 0]));
}

/** Deletes templates with their drafts and versions, all or none. */
async function remove(context: Context, ids: readonly number[]): Promise<{ count: number }> {
  const { services, scope } = context;
  const { rows, versions } = await services.database.tenant(scope.companyId, async (trx) => {
    const own = await ownTemplates(trx, scope, ids);
    return { rows: own, versions: await versionsOf(trx, scope, own) };
  });
  const screens = rows.map(({ id }) => screenOf(id));
  const wish = {
    changes: screens.map((id) => ({ id, schema: null, from: versions.get(id) ?? 0 })),
    note: '',
    first: async (trx: Transaction<Tables>) => {
      const { numDeletedRows } = await trx
        .deleteFrom('widget_template')
        .where('company_id', '=', scope.companyId)
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .executeTakeFirst();
      await trx
        .deleteFrom('widget_template_use')
        .where('company_id', '=', scope.companyId)
        .where(
          'template_id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      // Somebody else has deleted one meanwhile.
      if (Number(numDeletedRows) !== rows.length) throw fail('not-found');
      for (const { id, name } of rows) await auditedBy(context, trx, { id, name, companyId: scope.companyId });
    },
    last: (trx: Transaction<Tables>) => dropScreens(trx, scope, screens),
  };
  await services.screens.publishAll(scope, wish, actorOf(context));
  return { count: rows.length };
}

/** The ids of an address, each once. */
export const idsIn = (ids: string): number[] => [...new Set(ids.split(',').map(Number))];

/** `DELETE {prefix}/widgetTemplate/delete/{id}`. Throws `not-found` or `widget-level-locked`. */
export const deleteWidgetTemplate = (context: Call<'deleteWidgetTemplate'>) => remove(context, [context.params.id]);

/** `DELETE {prefix}/widgetTemplate/deletes/{ids}`. Throws `not-found` or `widget-level-locked`. */
export const deleteWidgetTemplates = (context: Call<'deleteWidgetTemplates'>) =>
  remove(context, idsIn(context.params.ids));
