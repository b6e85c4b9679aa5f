import { sql, type Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { seenTemplate } from './template-rows.ts';

/** `POST {prefix}/widgetTemplate/used/{id}`. Throws `not-found`. */
export async function useWidgetTemplate({ services, scope, params }: Call<'useWidgetTemplate'>) {
  const { companyId, appId } = scope;
  await services.database.tenant(companyId, async (trx) => {
    if (!(await seenTemplate(trx, scope, params.id))) throw fail('not-found');
    await trx
      .insertInto('widget_template_use')
      .values({ company_id: companyId, template_id: params.id, app_id: appId, uses: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'template_id', 'app_id'])
          .doUpdateSet({ uses: sql<number>`widget_template_use.uses + 1` }),
      )
      .execute();
  });
  return {};
}

/** How often a level has used templates; a company counts what its apps have used, too. */
export async function usesOf(
  trx: Transaction<Tables>,
  { companyId, appId }: AppLevel,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('widget_template_use')
    .select(['template_id', ({ fn }) => fn.sum<string>('uses').as('uses')])
    .where('company_id', '=', companyId)
    .where('template_id', 'in', [0, ...ids])
    .$if(appId !== PLATFORM, (query) => query.where('app_id', '=', appId))
    .groupBy('template_id')
    .execute();
  return new Map(rows.map(({ template_id, uses }) => [template_id, Number(uses)]));
}
