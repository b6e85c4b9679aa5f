import type { Transaction } from 'kysely';
import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { actorOf } from '../screens/index.ts';
import { ownPicture } from '../uploads/index.ts';
import { holdGroup } from './group-rows.ts';
import { requireOffered } from './kinds.ts';
import { editorOf } from './levels.ts';
import { freeNames, takenNames } from './names.ts';
import {
  insertTemplates,
  type NewTemplate,
  ownTemplate,
  sayNameTaken,
  screenOf,
  seenTemplate,
  type TemplateRow,
  updateTemplate,
} from './template-rows.ts';
import { keptNamed, shownIn } from './words.ts';

type Settings = Call<'changeWidgetTemplate'>['body'];
type Made = AnswerTo<'createWidgetTemplate'>;

/** What a template shows that nobody has designed yet. */
const nothingYet = (title: string) => ({ type: 'page', title, body: [] });

/** Writes the audit's line of the running call about a template. */
const audited = (context: Context, trx: Transaction<Tables>, { id, name }: { id: number; name: string }) =>
  auditedBy(context, trx, { id, name, companyId: context.scope.companyId });

const ownPreview = (context: Context, picture: string): string => ownPicture(picture, 'custom_preview_img', context);

/** Throws `widget-type-fixed` where a form sends another type than the template has. */
function requireSameType({ widgetType }: Settings, { widget_type }: TemplateRow): void {
  if (widgetType !== undefined && widgetType !== widget_type) throw fail('widget-type-fixed', { field: 'widgetType' });
}

/** Publishes what a new template shows and stores its row, both or neither. */
async function store(
  context: Context,
  template: Omit<NewTemplate, 'id'>,
  schema: Record<string, unknown>,
  groupField: 'type' | 'typeId',
): Promise<Made> {
  const { services, scope, text } = context;
  const id = randomId();
  const at = services.now();
  const wish = {
    changes: [{ id: screenOf(id), schema, from: 0, widgetType: template.widget_type }],
    note: text('api.widget-template.created'),
    first: async (trx: Transaction<Tables>) => {
      await holdGroup(trx, scope, template.group_id, groupField);
      await insertTemplates(trx, scope, [{ ...template, id, created_at: at, updated_at: at }]);
      await audited(context, trx, { id, name: template.name });
    },
  };
  await services.screens.publishAll(scope, wish, actorOf(context)).catch(sayNameTaken);
  return { id, name: template.name, editor: editorOf(scope, id) };
}

/** Says before anything costly is done that a name is taken. Throws `widget-name-taken`. */
async function requireFree({ services, scope }: Context, name: string): Promise<void> {
  const taken = await services.database.tenant(scope.companyId, (trx) => takenNames(trx, scope, [name]));
  if (taken.size > 0) throw fail('widget-name-taken', { field: 'name' });
}

/**
 * `POST {prefix}/widgetTemplate/create`.
 * Throws `widget-type-not-offered`, `widget-group-unknown`, `widget-name-taken`, `invalid-fields`, and what publishing throws.
 */
export async function createWidgetTemplate(context: Call<'createWidgetTemplate'>): Promise<Made> {
  const { name, type, widgetType, custom_preview_img = '', status = 1, description = '', schema } = context.body;
  await requireOffered(context, widgetType);
  await requireFree(context, name);
  const template = {
    ...{ name, names: {}, description: description.trim(), descriptions: {} },
    ...{ group_id: type, widget_type: widgetType, status },
    custom_preview_img: ownPreview(context, custom_preview_img),
  };
  return store(context, template, schema ?? nothingYet(name), 'type');
}

/** `GET {prefix}/widgetTemplate/content/{id}`. Throws `not-found`, also for a template that is disabled. */
export async function widgetTemplateContent({ services, scope, params }: Call<'widgetTemplateContent'>) {
  const row = await services.database.tenant(scope.companyId, (trx) => seenTemplate(trx, scope, params.id));
  const shown = row?.status === 1 ? await services.screens.resolve(scope, screenOf(params.id)) : null;
  if (!shown) throw fail('not-found');
  const schema: Record<string, unknown> = { ...shown.source };
  return { schema };
}

/**
 * `POST {prefix}/widgetTemplate/info/{id}`.
 * Throws `not-found`, `widget-level-locked`, `widget-type-fixed`, `widget-group-unknown`, `widget-name-taken` or `invalid-fields`.
 */
export async function changeWidgetTemplate(context: Call<'changeWidgetTemplate'>): Promise<Made> {
  const { services, scope, body, params, locale } = context;
  const { typeId, custom_preview_img, status } = body;
  const work = services.database.tenant(scope.companyId, async (trx) => {
    const row = await ownTemplate(trx, scope, params.id);
    requireSameType(body, row);
    if (typeId !== undefined) await holdGroup(trx, scope, typeId, 'typeId');
    const named = keptNamed(row, body, locale);
    const { name } = shownIn(named, locale);
    await updateTemplate(trx, scope, row, {
      ...{ ...named, updated_at: services.now() },
      ...(typeId === undefined ? {} : { group_id: typeId }),
      ...(status === undefined ? {} : { status }),
      ...(custom_preview_img === undefined ? {} : { custom_preview_img: ownPreview(context, custom_preview_img) }),
    });
    await audited(context, trx, { id: row.id, name });
    return { id: row.id, name, editor: editorOf(scope, row.id) };
  });
  return work.catch(sayNameTaken);
}

/**
 * `POST {prefix}/widgetTemplate/copy/{id}`. Without a name, the copy gets the original's with the first number that is free.
 * Throws what `changeWidgetTemplate` throws, and what publishing throws.
 */
export async function copyWidgetTemplate(context: Call<'copyWidgetTemplate'>): Promise<Made> {
  const { services, scope, body, params, locale } = context;
  const { row, shown, free } = await services.database.tenant(scope.companyId, async (trx) => {
    const found = await ownTemplate(trx, scope, params.id);
    const named = shownIn(found, locale);
    return { row: found, shown: named, free: await freeNames(trx, scope, [named.name]) };
  });
  requireSameType(body, row);
  const { name = free.get(shown.name)!, typeId = row.group_id, status = row.status } = body;
  if (body.name !== undefined) await requireFree(context, name);
  const content = await services.screens.state(scope, screenOf(row.id), 'published');
  const template = {
    ...{ name, names: {}, description: body.description?.trim() ?? shown.description, descriptions: {} },
    ...{ group_id: typeId, widget_type: row.widget_type, status, screenshot: row.screenshot },
    custom_preview_img: ownPreview(context, body.custom_preview_img ?? row.custom_preview_img),
  };
  return store(context, template, { ...(content?.schema ?? nothingYet(name)) }, 'typeId');
}
