import { LANGUAGES } from '../../../../src/i18n/own-texts.ts';
import type { Locale } from '../../../../src/types/start.ts';
import type { Call, Context } from '../../../kernel/contracts/index.ts';
import { requireWithin, screenReadRule } from '../../../kernel/limits/index.ts';
import { findUpload, uploadIdOf } from '../../uploads/index.ts';
import { idsIn } from '../removal.ts';
import { ownTemplates, screenOf, type TemplateRow } from '../template-rows.ts';
import { type Named, shownIn } from '../words.ts';
import { MOST_TEMPLATES } from './bounds.ts';
import { type PackedTemplate, packFile, tooLarge } from './pack-file.ts';

/** The picture at an address; null for none, and for one that is gone. */
async function pictureOf({ services }: Context, address: string): Promise<Buffer | null> {
  const id = uploadIdOf(address);
  const file = id === null ? undefined : await findUpload(services.database, id);
  return file?.content_type === 'image/webp' ? Buffer.from(file.content) : null;
}

/** What templates show: what they have published. */
async function schemasOf({ services, scope }: Context, rows: readonly TemplateRow[]): Promise<Map<string, unknown>> {
  const { companyId, appId } = scope;
  const found = await services.database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen as s')
      .innerJoin('screen_version as v', (join) =>
        join
          .onRef('v.company_id', '=', 's.company_id')
          .onRef('v.app_id', '=', 's.app_id')
          .onRef('v.screen_id', '=', 's.screen_id')
          .onRef('v.version', '=', 's.published_version'),
      )
      .select(['s.screen_id', 'v.schema'])
      .where('s.company_id', '=', companyId)
      .where('s.app_id', '=', appId)
      .where(
        's.screen_id',
        'in',
        rows.map(({ id }) => screenOf(id)),
      )
      .execute(),
  );
  return new Map(found.map(({ screen_id, schema }) => [screen_id, schema]));
}

/** The names and descriptions of a level's groups. */
async function groupsOf({ services, scope }: Context): Promise<Map<number, Named>> {
  const rows = await services.database.tenant(scope.companyId, (trx) =>
    trx
      .selectFrom('widget_group')
      .select(['id', 'name', 'names', 'description', 'descriptions'])
      .where('company_id', '=', scope.companyId)
      .where('app_id', '=', scope.appId)
      .execute(),
  );
  return new Map(rows.map(({ id, ...group }) => [id, group]));
}

/** What a file says that a template and its group are called. */
function wordsOf(row: TemplateRow, group: Named): Pick<PackedTemplate, 'name' | 'group' | 'description' | 'words'> {
  const { name, description } = row;
  const plain = { name, group: { name: group.name, description: group.description }, description };
  const some = [row.names, row.descriptions, group.names, group.descriptions];
  const languages = LANGUAGES.filter((language) => some.some((words) => words[language] !== undefined));
  if (languages.length === 0) return plain;
  const wordsIn = (language: Locale) => ({ ...shownIn(row, language), group: shownIn(group, language) });
  return { ...plain, words: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) };
}

/** The file of some templates of a level, by name. Throws `widget-file-too-large`. */
async function fileOf(context: Context, rows: readonly TemplateRow[]): Promise<Buffer> {
  if (rows.length > MOST_TEMPLATES) throw tooLarge();
  const [schemas, groups] =
    rows.length > 0 ? [await schemasOf(context, rows), await groupsOf(context)] : [new Map(), new Map()];
  const templates: PackedTemplate[] = [];
  for (const row of rows) {
    const { widget_type: widgetType, status } = row;
    const pictures: PackedTemplate['pictures'] = {};
    for (const kind of ['custom_preview_img', 'screenshot'] as const) {
      const picture = await pictureOf(context, row[kind]);
      if (picture) pictures[kind] = picture;
    }
    const schema: unknown = schemas.get(screenOf(row.id)) ?? { type: 'page', body: [] };
    templates.push({ ...wordsOf(row, groups.get(row.group_id)!), widgetType, status, schema, pictures });
  }
  return packFile(templates);
}

/** Answers with a file that the browser saves. */
async function sent(context: Context, rows: readonly TemplateRow[]) {
  const sorted = [...rows].sort((one, other) => (one.sought < other.sought ? -1 : 1));
  const file = await fileOf(context, sorted);
  return context.reply
    .header('Content-Disposition', 'attachment; filename="widget-templates.amis"')
    .type('application/zip')
    .send(file);
}

const requireRead = ({ services, me }: Context) =>
  requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);

/** `GET {prefix}/widgetTemplate/exports/{ids}`. Throws `not-found`, `widget-level-locked` or `widget-file-too-large`. */
export async function exportWidgetTemplates(context: Call<'exportWidgetTemplates'>) {
  await requireRead(context);
  const { services, scope, params } = context;
  const rows = await services.database.tenant(scope.companyId, (trx) => ownTemplates(trx, scope, idsIn(params.ids)));
  return sent(context, rows);
}

/** `GET {prefix}/widgetTemplate/exportWidgetTpl`. Throws `widget-file-too-large`. */
export async function exportAllWidgetTemplates(context: Call<'exportAllWidgetTemplates'>) {
  await requireRead(context);
  const { services, scope } = context;
  const { companyId, appId } = scope;
  const rows = await services.database.tenant(companyId, (trx) =>
    trx
      .selectFrom('widget_template')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .limit(MOST_TEMPLATES + 1)
      .execute(),
  );
  return sent(context, rows);
}
