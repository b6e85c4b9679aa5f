import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { isUniqueViolation, type NewRow, type Row, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { TEMPLATES } from '../screens/index.ts';
import { isOwn, seen } from './levels.ts';
import { endsOf, soughtName } from './names.ts';
import { allNames, type Named, wordColumns } from './words.ts';

type Trx = Transaction<Tables>;

export type TemplateRow = Row<'widget_template'>;

/** What a new template has besides its level. */
export type NewTemplate = Omit<NewRow<'widget_template'>, 'company_id' | 'app_id' | 'sought' | keyof Named> & Named;

/** The screen that a template shows. */
export const screenOf = (id: number): string => TEMPLATES + id;

/** Rows of a statement: each has four parameters. */
const ROWS = 500;

async function insertWords(
  trx: Trx,
  { companyId, appId }: AppLevel,
  templates: readonly (Pick<Named, 'name' | 'names'> & { id: number })[],
): Promise<void> {
  const rows = templates.flatMap((template) =>
    [...new Set(allNames(template).flatMap(endsOf))].map((word) => ({
      ...{ company_id: companyId, app_id: appId, word, template_id: template.id },
    })),
  );
  for (let first = 0; first < rows.length; first += ROWS) {
    await trx
      .insertInto('widget_template_word')
      .values(rows.slice(first, first + ROWS))
      .execute();
  }
}

/** Stores new templates of a level. Fails where one of their names is taken (`sayNameTaken`). @param templates at least one */
export async function insertTemplates(trx: Trx, level: AppLevel, templates: readonly NewTemplate[]): Promise<void> {
  const owner = { company_id: level.companyId, app_id: level.appId };
  const rows = templates.map((template) => ({
    ...{ ...template, ...wordColumns(template), ...owner },
    sought: soughtName(template.name),
  }));
  await trx.insertInto('widget_template').values(rows).execute();
  await insertWords(trx, level, templates);
}

/** Says of a template that could not be stored that its name is taken. */
export function sayNameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? fail('widget-name-taken', { field: 'name' }) : error;
}

/** Changes a template of a level. Fails where its new name is taken (`sayNameTaken`). */
export async function updateTemplate(
  trx: Trx,
  level: AppLevel,
  before: TemplateRow,
  change: Partial<NewTemplate> & Named,
): Promise<void> {
  const { company_id, id } = before;
  const { name, names } = change;
  await trx
    .updateTable('widget_template')
    .set({ ...change, ...wordColumns(change), sought: soughtName(name) })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  if (isDeepStrictEqual(allNames(change), allNames(before))) return;
  await trx
    .deleteFrom('widget_template_word')
    .where('company_id', '=', company_id)
    .where('template_id', '=', id)
    .execute();
  await insertWords(trx, level, [{ id, name, names }]);
}

/** A template of the level or a level above; undefined where there is none. */
export async function seenTemplate(trx: Trx, level: AppLevel, id: number): Promise<TemplateRow | undefined> {
  return trx.selectFrom('widget_template').selectAll().where('id', '=', id).where(seen(level)).executeTakeFirst();
}

/** Templates of the level itself. Throws `not-found`, or `widget-level-locked` where one is of a level above. */
export async function ownTemplates(trx: Trx, level: AppLevel, ids: readonly number[]): Promise<TemplateRow[]> {
  const rows = await trx.selectFrom('widget_template').selectAll().where('id', 'in', ids).where(seen(level)).execute();
  if (new Set(ids).size !== rows.length) throw fail('not-found');
  if (!rows.every((row) => isOwn(row, level))) throw fail('widget-level-locked');
  return rows;
}

/** The same for one template. */
export async function ownTemplate(trx: Trx, level: AppLevel, id: number): Promise<TemplateRow> {
  const [row] = await ownTemplates(trx, level, [id]);
  return row!;
}
