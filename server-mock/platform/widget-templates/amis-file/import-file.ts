import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { LANGUAGES } from '../../../../src/i18n/own-texts.ts';
import type { Call, Context } from '../../../kernel/contracts/index.ts';
import { PLATFORM, type Tables } from '../../../kernel/database/index.ts';
import { Failure, fail } from '../../../kernel/errors/fail.ts';
import { appFileRule, requireWithin } from '../../../kernel/limits/index.ts';
import { auditedBy } from '../../../kernel/rows/rows-of.ts';
import { randomId } from '../../../kernel/values/random-id.ts';
import { inWords } from '../../../kernel/values/words.ts';
import { type Actor, actorOf } from '../../screens/index.ts';
import { insertUpload, purposes, receiveFile, uploadIdOf, uploadPath } from '../../uploads/index.ts';
import { requireRoomForGroups } from '../group-rows.ts';
import { offered } from '../kinds.ts';
import { freeNames, numberedAs, soughtName } from '../names.ts';
import { insertTemplates, type NewTemplate, sayNameTaken, screenOf, type TemplateRow } from '../template-rows.ts';
import { allNames, type Named, shownIn, wordColumns } from '../words.ts';
import { FILE_BYTES } from './bounds.ts';
import { type ReadTemplate, readFile } from './read-archive.ts';
import { type Refusal, Refused, type Report, refusalOf } from './refusal.ts';

type Trx = Transaction<Tables>;

/** Who brings templates, and to which level. */
export interface Importing extends Pick<Context, 'services' | 'scope' | 'text'> {
  me: { id: number };
  actor: Actor;
  /** Writes the audit's line about a template that was made. */
  audited(trx: Trx, template: { id: number; name: string }): Promise<void>;
}

/** A template that is to be made. */
interface Planned extends ReadTemplate {
  newId: number;
  newName: string;
}

/** What is to become of each template of a file. */
interface Plan {
  planned: Planned[];
  skipped: string[];
}

/** The level's templates with the names of a file, each with its group's name. */
async function present(trx: Trx, { scope }: Importing, templates: readonly ReadTemplate[]) {
  const rows = await trx
    .selectFrom('widget_template as t')
    .innerJoin('widget_group as g', (join) =>
      join.onRef('g.company_id', '=', 't.company_id').onRef('g.id', '=', 't.group_id'),
    )
    .selectAll('t')
    .select(['g.name as groupName', 'g.names as groupNames'])
    .where('t.company_id', '=', scope.companyId)
    .where('t.app_id', '=', scope.appId)
    .where('t.sought', 'in', templates.flatMap(allNames).map(soughtName))
    .execute();
  return new Map(rows.map((row) => [row.sought, row]));
}

type Present = TemplateRow & { groupName: string; groupNames: Named['names'] };

/** What readers of each language read of a template and its group. */
const readIn = (template: Named, group: Pick<Named, 'name' | 'names'>): unknown[] =>
  LANGUAGES.map((language) => [shownIn(template, language), inWords(group.name, group.names, language)]);

/** Whether the level has the very template already. */
async function isSame({ services, scope }: Importing, row: Present, template: ReadTemplate): Promise<boolean> {
  const stored = readIn(row, { name: row.groupName, names: row.groupNames });
  if (row.widget_type !== template.widgetType) return false;
  if (!isDeepStrictEqual(stored, readIn(template, template.group))) return false;
  const shown = await services.screens.state(scope, screenOf(row.id), 'published');
  return shown !== null && isDeepStrictEqual({ ...shown.schema }, template.schema);
}

/** Whether one of the templates that are called like one of a file is that one. */
async function isPresent(context: Importing, rows: ReadonlyMap<string, Present>, template: ReadTemplate) {
  for (const name of allNames(template)) {
    const row = rows.get(soughtName(name));
    if (row && (await isSame(context, row, template))) return true;
  }
  return false;
}

/** Decides what is made, under which name, and what the level has already. */
async function planOf(context: Importing, templates: readonly ReadTemplate[]): Promise<Plan> {
  const { services, scope } = context;
  const rows = await services.database.tenant(scope.companyId, (trx) => present(trx, context, templates));
  const names = new Set(templates.map(({ name }) => soughtName(name)));
  const plan: Plan = { planned: [], skipped: [] };
  for (const template of templates) {
    if (await isPresent(context, rows, template)) {
      plan.skipped.push(template.name);
      continue;
    }
    const free = rows.has(soughtName(template.name))
      ? await services.database.tenant(scope.companyId, (trx) => freeNames(trx, scope, [template.name], names))
      : null;
    const newName = free?.get(template.name) ?? template.name;
    names.add(soughtName(newName));
    plan.planned.push({ ...template, newName, newId: randomId() });
  }
  return plan;
}

/** Throws `Refused` for types that the level does not offer and for pages that the checker refuses. */
async function requireSound(context: Importing, planned: readonly Planned[]): Promise<void> {
  const { services, scope } = context;
  const { types } = await offered(context);
  const refusals: Refusal[] = planned
    .filter(({ widgetType }) => !types.includes(widgetType))
    .map(({ name, widgetType }) => ({ name, why: { key: 'type', values: { type: widgetType } } }));
  for (const { name, newId, schema, widgetType } of planned) {
    const changes = [{ id: screenOf(newId), schema, from: 0, widgetType }];
    const { messages } = await services.screens.checkAll(scope, changes, context.actor).catch((error: unknown) => {
      // A page that is too large for any level, which the texts of errors say best.
      if (!(error instanceof Failure) || error.row.http >= 429) throw error;
      return { messages: [{ severity: 'error', message: context.text(error.row.message, error.details.values) }] };
    });
    const mistake = messages.find(({ severity }) => severity === 'error');
    if (mistake) refusals.push({ name, why: { key: 'page', values: { text: mistake.message } } });
  }
  if (refusals.length > 0) throw new Refused(refusals);
}

/** A picture as it is kept. Throws `Refused` where it does not decode. */
async function decoded({ services, me, text }: Importing, name: string, bytes: Buffer): Promise<Buffer> {
  return services.pictures.reencode(`account ${me.id}`, bytes, purposes.image).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.row.http >= 429) throw error;
    throw new Refused([{ name, why: text(error.row.message, error.details.values) }]);
  });
}

type Pictures = Partial<Record<keyof ReadTemplate['pictures'], Buffer>>;

async function picturesOf(context: Importing, planned: readonly Planned[]): Promise<Map<Planned, Pictures>> {
  const pictures = new Map<Planned, Pictures>();
  for (const template of planned) {
    const own: Pictures = {};
    for (const kind of ['custom_preview_img', 'screenshot'] as const) {
      const bytes = template.pictures[kind];
      if (bytes) own[kind] = await decoded(context, template.name, bytes);
    }
    pictures.set(template, own);
  }
  return pictures;
}

/** Keeps pictures and answers their addresses. They lie among the platform's files, and so in a transaction of their own. */
async function keepPictures({ services, me }: Importing, pictures: Map<Planned, Pictures>) {
  const { database, now } = services;
  const addresses = new Map<Planned, Partial<Record<keyof Pictures, string>>>();
  for (const [template, own] of pictures) {
    const kept: Partial<Record<keyof Pictures, string>> = {};
    for (const [kind, content] of Object.entries(own)) {
      const file = { owner: me.id, name: `${template.newName}.webp`, contentType: 'image/webp', content, at: now() };
      kept[kind as keyof Pictures] = uploadPath(await insertUpload(database, file));
    }
    addresses.set(template, kept);
  }
  return addresses;
}

/** Deletes pictures again whose templates were not stored. */
async function dropPictures({ services }: Importing, addresses: readonly string[]): Promise<void> {
  const ids = addresses.map((address) => uploadIdOf(address) ?? 0);
  await services.database.tenant(PLATFORM, (trx) =>
    trx
      .deleteFrom('upload')
      .where('company_id', '=', PLATFORM)
      .where('id', 'in', [0, ...ids])
      .execute(),
  );
}

/** The ids of the groups that templates are in. Groups that the level does not have are made. */
async function groupsFor(trx: Trx, { services, scope }: Importing, planned: readonly Planned[]) {
  const { companyId, appId } = scope;
  const rows = await trx
    .selectFrom('widget_group')
    .select(['id', 'name', 'names'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .forShare()
    .execute();
  const folded = (named: Pick<Named, 'name' | 'names'>) => allNames(named).map((name) => name.toLowerCase());
  const ids = new Map(rows.flatMap((row) => folded(row).map((name) => [name, row.id] as const)));
  const idOf = (group: Named) =>
    ids.get(group.name.toLowerCase()) ??
    folded(group)
      .map((name) => ids.get(name))
      .find(Boolean);
  const missing: Named[] = [];
  for (const { group } of planned) {
    if (idOf(group) !== undefined) continue;
    const id = randomId();
    for (const name of folded(group)) if (!ids.has(name)) ids.set(name, id);
    missing.push(group);
  }
  await requireRoomForGroups(trx, scope, missing.length);
  for (const group of missing) {
    const { name, description } = group;
    const row = { company_id: companyId, app_id: appId, id: idOf(group)!, name, description, ...wordColumns(group) };
    await trx
      .insertInto('widget_group')
      .values({ ...row, created_at: services.now() })
      .execute();
  }
  return idOf;
}

/** Makes all of it in one transaction. */
async function make(
  context: Importing,
  planned: readonly Planned[],
  addresses: Awaited<ReturnType<typeof keepPictures>>,
): Promise<void> {
  const { services, scope, text } = context;
  const at = services.now();
  const wish = {
    changes: planned.map(({ newId, schema, widgetType }) => ({ id: screenOf(newId), schema, from: 0, widgetType })),
    note: text('api.widget-template.imported'),
    first: async (trx: Trx) => {
      const groupOf = await groupsFor(trx, context, planned);
      const rows = planned.map(
        (template): NewTemplate => ({
          ...{ id: template.newId, name: template.newName, names: numberedAs(template.newName, template) },
          ...{ description: template.description, descriptions: template.descriptions },
          ...{ group_id: groupOf(template.group)!, widget_type: template.widgetType, status: template.status },
          ...{ created_at: at, updated_at: at, ...addresses.get(template) },
        }),
      );
      await insertTemplates(trx, scope, rows);
      for (const { id, name } of rows) await context.audited(trx, { id, name });
    },
  };
  await services.screens.publishAll(scope, wish, context.actor).catch(sayNameTaken);
}

/** Checks everything first, and stores all of it then. Throws `Refused`, and what publishing throws. */
export async function bringTemplates(context: Importing, templates: readonly ReadTemplate[]): Promise<Report> {
  const { planned, skipped } = await planOf(context, templates);
  await requireSound(context, planned);
  const pictures = await picturesOf(context, planned);
  if (planned.length > 0) {
    const addresses = await keepPictures(context, pictures);
    await make(context, planned, addresses).catch(async (error: unknown) => {
      await dropPictures(
        context,
        [...addresses.values()].flatMap((own) => Object.values(own)),
      );
      throw error;
    });
  }
  const isRenamed = ({ name, newName }: Planned) => name !== newName;
  return {
    created: planned.filter((template) => !isRenamed(template)).map(({ name }) => name),
    renamed: planned.filter(isRenamed).map(({ name, newName }) => ({ name, newName })),
    skipped: skipped.map((name) => ({ name, why: context.text('api.widget-file.same') })),
    refused: [],
  };
}

/**
 * `POST {prefix}/widgetTemplate/import`. All of the file is stored, or nothing: then the answer's report says why.
 * Throws `widget-file-kind`, `widget-file-refused`, `file-too-large`, and what publishing throws.
 */
export async function importWidgetTemplates(context: Call<'importWidgetTemplates'>): Promise<Report> {
  await requireWithin(context.services.limits, `widget-file:${context.me.id}`, appFileRule);
  const { name, bytes } = await receiveFile(context.request, FILE_BYTES);
  if (!name.toLowerCase().endsWith('.amis')) throw fail('widget-file-kind', { field: 'file' });
  const { services, scope, me, text } = context;
  const importing: Importing = {
    ...{ services, scope, me, text, actor: actorOf(context) },
    audited: (trx, template) => auditedBy(context, trx, { ...template, companyId: scope.companyId }),
  };
  try {
    return await bringTemplates(importing, await readFile(bytes, context));
  } catch (error) {
    throw error instanceof Refused ? refusalOf(error, name, context) : error;
  }
}
