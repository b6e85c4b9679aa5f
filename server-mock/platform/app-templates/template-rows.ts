import { sql, type Transaction } from 'kysely';
import type { Managed } from '../../../src/types/generated/contracts/app-templates.ts';
import { inContext } from '../../identity/companies/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Row, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { inWords } from '../../kernel/values/words.ts';
import { sanitisedDetail } from '../apps/index.ts';
import type { TemplateContent } from './content.ts';
import { LOGO, picturesOf } from './pictures.ts';
import type { ShippedTemplate } from './shipped/index.ts';

/** A template as it is shown. */
export type ShownTemplate = Managed;

type Asking = Pick<Context, 'services' | 'locale'>;

/** How often each template was used. */
async function usesOf({ database }: Context['services']): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query.selectFrom('app_template_use').selectAll().execute();
  return new Map(rows.map(({ template_id, install_times }) => [template_id, Number(install_times)]));
}

const picturePath = (id: string, name: string): string => `/api/upload/template/${id}/${name}`;

function shownShipped({ services, locale }: Asking, template: ShippedTemplate, installTimes: number): ShownTemplate {
  const { id, name, names, description, descriptions, detail, details } = template;
  const address = (picture: string) => inContext(picturePath(id, picture), services);
  const pictures = picturesOf(services.projectRoot, id);
  return {
    ...{ id, previewKey: id, installTimes, isShipped: true, createdAt: '' },
    name: inWords(name, names, locale),
    description: inWords(description, descriptions, locale),
    detail: sanitisedDetail(inWords(detail, details, locale)),
    logo: pictures.includes(LOGO) ? address(LOGO) : '',
    screenshot: pictures.filter((picture) => picture.endsWith(`.${locale}`)).map(address),
  };
}

type Published = Omit<Row<'app_template'>, 'content' | 'updated_at'>;

function shownPublished({ services }: Asking, row: Published, installTimes: number): ShownTemplate {
  const { id, name, description, logo, detail, screenshots, created_at } = row;
  return {
    ...{ id, previewKey: id, installTimes, name, description, isShipped: false },
    detail: sanitisedDetail(detail),
    logo: inContext(logo, services),
    screenshot: screenshots.map((path) => inContext(path, services)),
    createdAt: new Date(created_at).toISOString(),
  };
}

/** All templates: shipped ones in their order, then published ones, the newest first. */
export async function templatesFor(asking: Asking): Promise<ShownTemplate[]> {
  const { services } = asking;
  const [uses, rows] = await Promise.all([
    usesOf(services),
    services.database.query
      .selectFrom('app_template')
      .select(['id', 'name', 'description', 'logo', 'detail', 'screenshots', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return [
    ...services.appTemplates.shipped.map((template) => shownShipped(asking, template, uses.get(template.id) ?? 0)),
    ...rows.map((row) => shownPublished(asking, row, uses.get(row.id) ?? 0)),
  ];
}

/** One template. Throws `not-found`. */
export async function templateFor(asking: Asking, id: string): Promise<ShownTemplate> {
  const found = (await templatesFor(asking)).find((template) => template.id === id);
  if (!found) throw fail('not-found');
  return found;
}

/** Whether there is such a template. */
export async function hasTemplate(
  { appTemplates, database }: Pick<Context['services'], 'appTemplates' | 'database'>,
  id: string,
): Promise<boolean> {
  if (appTemplates.shipped.some((template) => template.id === id)) return true;
  const row = await database.query.selectFrom('app_template').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** What a template makes apps of, and the logo that they get; null for an unknown one. */
export async function contentOfTemplate(
  { appTemplates, database, projectRoot }: Context['services'],
  id: string,
): Promise<{ content: TemplateContent; logo: string } | null> {
  const shipped = appTemplates.shipped.find((template) => template.id === id);
  if (shipped) {
    const logo = picturesOf(projectRoot, id).includes(LOGO) ? picturePath(id, LOGO) : '';
    return { content: shipped.content(), logo };
  }
  const row = await database.query
    .selectFrom('app_template')
    .select(['content', 'logo'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { content: row.content as unknown as TemplateContent, logo: row.logo } : null;
}

/** Counts an app that is made of a template. */
export async function countUse(trx: Transaction<Tables>, template_id: string): Promise<void> {
  await trx
    .insertInto('app_template_use')
    .values({ template_id, install_times: 1 })
    .onConflict((conflict) =>
      conflict.column('template_id').doUpdateSet({ install_times: sql<number>`app_template_use.install_times + 1` }),
    )
    .execute();
}
