import type { Call, Context, Operation } from '../../kernel/contracts/index.ts';
import { listPage } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { sanitisedDetail } from '../apps/index.ts';
import { ownLogo, ownPicture } from '../uploads/index.ts';
import { templateContentOf } from './content.ts';
import { templateFor, templatesFor } from './template-rows.ts';

/** Characters of a name that become an id: the apps of previews have keys that begin with it. */
const LONGEST_ID = 28;

/** `GET /api/admin/apptemplate`. */
export const listPublishedTemplates = async (context: Call<'listPublishedTemplates'>) =>
  listPage(context, await templatesFor(context));

/** `GET /api/admin/apptemplate-app/{companyKey}`. */
export async function templateApps({ services, params }: Call<'templateApps'>) {
  const { companyId } = await resolveScope(services.companies, params, null);
  const rows = await services.database.tenant(companyId, (trx) =>
    trx
      .selectFrom('app')
      .select(['key', 'name'])
      .where('company_id', '=', companyId)
      .where('removed_at', 'is', null)
      .orderBy('name')
      .execute(),
  );
  return { options: rows.map(({ key, name }) => ({ value: key, label: `${name} (${key})` })) };
}

/** The content of the app that a form names. Throws `not-found`. */
async function contentFor({ services, me }: Context, companyKey: string, appKey: string) {
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const scope = await resolveScope(services.companies, { companyKey, appKey }, null);
  return { content: JSON.stringify(await templateContentOf({ services, scope })), logo: scope.app!.logo };
}

type Given = Call<'changeAppTemplate'>['body'];

/** What people write about a template, as it is stored. */
async function wordsOf(context: Context, { name, description = '', detail = '', logo = '', screenshot = [] }: Given) {
  return {
    name: keptName(name),
    description: description.trim(),
    detail: sanitisedDetail(detail),
    logo: await ownLogo(logo, context),
    screenshots: JSON.stringify(screenshot.map((path) => ownPicture(path, 'screenshot', context))),
  };
}

async function audited({ services, request, me }: Context, target: string, name: string): Promise<void> {
  const { operation } = request.routeOptions.config as { operation?: Operation };
  const entry = { action: operation!.audit!, target, actor: me, address: request.ip, detail: { name } };
  await services.audit.record(entry);
}

/** Throws `template-shipped` for a template that lies in files. */
function requireChangeable({ services }: Context, id: string): void {
  if (services.appTemplates.shipped.some((template) => template.id === id)) throw fail('template-shipped');
}

/** `POST /api/admin/apptemplate`. Throws `template-key-taken`, `key-reserved`, or `not-found` for the app. */
export async function publishAppTemplate(context: Call<'publishAppTemplate'>) {
  const { services, body } = context;
  const { companyKey, appKey, key, ...words } = body;
  const shipped = new Set(services.appTemplates.shipped.map(({ id }) => id));
  const wanted = keysFor({ name: body.name.slice(0, LONGEST_ID), key }, 'template').filter(
    (each) => !shipped.has(each),
  );
  const { content, logo } = await contentFor(context, companyKey, appKey);
  const stored = await wordsOf(context, words);
  const at = services.now();
  for (const id of wanted) {
    const row = { ...stored, logo: stored.logo || logo, id, content, created_at: at, updated_at: at };
    const { numInsertedOrUpdatedRows } = await services.database.query
      .insertInto('app_template')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await audited(context, id, stored.name);
    return templateFor(context, id);
  }
  throw fail('template-key-taken', { field: 'key' });
}

/** `POST /api/admin/apptemplate/{templateId}`. Throws `not-found` or `template-shipped`. */
export async function changeAppTemplate(context: Call<'changeAppTemplate'>) {
  const { services, params, body } = context;
  const id = params.templateId;
  requireChangeable(context, id);
  const { companyKey, appKey, ...words } = body;
  const stored = await wordsOf(context, words);
  const content = companyKey && appKey ? { content: (await contentFor(context, companyKey, appKey)).content } : {};
  const { numUpdatedRows } = await services.database.query
    .updateTable('app_template')
    .set({ ...stored, ...content, updated_at: services.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (!numUpdatedRows) throw fail('not-found');
  await audited(context, id, stored.name);
  return templateFor(context, id);
}

/** `DELETE /api/admin/apptemplate/{templateId}`. Throws `not-found` or `template-shipped`. */
export async function withdrawAppTemplate(context: Call<'withdrawAppTemplate'>) {
  const { services, params } = context;
  const id = params.templateId;
  requireChangeable(context, id);
  const gone = await services.database.query
    .deleteFrom('app_template')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw fail('not-found');
  await audited(context, id, gone.name);
  return {};
}
