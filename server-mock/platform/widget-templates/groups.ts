import type { Call, Context } from '../../kernel/contracts/index.ts';
import { isUniqueViolation } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { groupsSeen, ownGroup, removeGroup, requireRoomForGroups } from './group-rows.ts';
import { offered } from './kinds.ts';
import { isOwn, levelOf } from './levels.ts';
import { keptNamed, shownIn, wordColumns } from './words.ts';

/** `GET {prefix}/widgetTemplate/group`. */
export async function widgetGroups(context: Call<'widgetGroups'>) {
  const { services, scope, query, locale } = context;
  const rows = await services.database.tenant(scope.companyId, (trx) => groupsSeen(trx, scope));
  const { types, first } = await offered(context);
  const groups = rows.map((row) => ({
    ...{ id: row.id, ...shownIn(row, locale), names: row.names, count: row.count, isUsed: row.count > 0 },
    ...{ companyId: row.company_id, appId: row.app_id, widgetTplLevel: levelOf(row), isOwn: isOwn(row, scope) },
    isCurrent: String(row.id) === query.tplType,
    children: [],
  }));
  return {
    groups,
    total: groups.reduce((sum, { count }) => sum + count, 0),
    mayCreate: types,
    widgetType: first,
  };
}

/** `GET {prefix}/widgetTemplate/group/current`. */
export async function widgetGroupChoices({ services, scope, locale }: Call<'widgetGroupChoices'>) {
  const rows = await services.database.tenant(scope.companyId, (trx) => groupsSeen(trx, scope));
  const own = rows.filter((row) => isOwn(row, scope));
  return { options: own.map((row) => ({ label: shownIn(row, locale).name, value: row.id })) };
}

const made = ({ id, name }: { id: number; name: string }) => ({ id, name, label: name, value: id });

function sayTaken(error: unknown): never {
  throw isUniqueViolation(error) ? fail('widget-group-name-taken', { field: 'name' }) : error;
}

const noted = (context: Context, { id, name }: { id: number; name: string }) => ({
  ...{ id, name, companyId: context.scope.companyId },
});

/** `POST {prefix}/widgetTemplate/group/create`. Throws `widget-group-name-taken` or `too-many-widget-groups`. */
export async function createWidgetGroup(context: Call<'createWidgetGroup'>) {
  const { services, scope, body } = context;
  const { companyId, appId } = scope;
  const group = { id: randomId(), name: body.name, description: body.description?.trim() ?? '' };
  const work = services.database.tenant(companyId, async (trx) => {
    await requireRoomForGroups(trx, scope, 1);
    const row = { company_id: companyId, app_id: appId, ...group, created_at: services.now() };
    await trx.insertInto('widget_group').values(row).execute();
    await auditedBy(context, trx, noted(context, group));
  });
  await work.catch(sayTaken);
  return made(group);
}

/** What the name of a group begins with, unless it is kept as it is: only the form that makes groups takes a digit. */
const BEGINS_WITH_DIGIT = /^[0-9]/;

/** `POST {prefix}/widgetTemplate/group/info/{id}`. Throws `not-found`, `widget-level-locked`, `invalid-fields` or `widget-group-name-taken`. */
export async function changeWidgetGroup(context: Call<'changeWidgetGroup'>) {
  const { services, scope, body, params, text, locale } = context;
  const { name } = body;
  const work = services.database.tenant(scope.companyId, async (trx) => {
    const row = await ownGroup(trx, scope, params.id);
    if (name !== shownIn(row, locale).name && BEGINS_WITH_DIGIT.test(name)) {
      throw fail('invalid-fields', { errors: { name: text('api.widget-group-name') } });
    }
    const named = keptNamed(row, body, locale);
    await trx
      .updateTable('widget_group')
      .set({ ...named, ...wordColumns(named) })
      .where('company_id', '=', scope.companyId)
      .where('id', '=', row.id)
      .execute();
    await auditedBy(context, trx, noted(context, { id: row.id, name }));
    return made({ id: row.id, name });
  });
  return work.catch(sayTaken);
}

/** `DELETE {prefix}/widgetTemplate/group/delete/{id}`. Throws `not-found`, `widget-level-locked` or `widget-group-used`. */
export async function deleteWidgetGroup(context: Call<'deleteWidgetGroup'>) {
  const { services, scope, params } = context;
  await services.database.tenant(scope.companyId, async (trx) => {
    const row = await ownGroup(trx, scope, params.id);
    await removeGroup(trx, scope, row.id);
    await auditedBy(context, trx, noted(context, row));
  });
  return {};
}
