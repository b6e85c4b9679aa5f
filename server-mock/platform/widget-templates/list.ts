import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { type AnswerTo, type Call, listRows } from '../../kernel/contracts/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { containing, type Tables } from '../../kernel/database/index.ts';
import { inWords } from '../../kernel/values/words.ts';
import { typeOf } from './kinds.ts';
import { editorOf, isOwn, levelOf, seen, seenFrom } from './levels.ts';
import { freeNames, soughtName } from './names.ts';
import type { TemplateRow } from './template-rows.ts';
import { usesOf } from './uses.ts';
import { shownIn } from './words.ts';

type Trx = Transaction<Tables>;
type Listing = Call<'listWidgetTemplates'>;
type Listed = AnswerTo<'listWidgetTemplates'>['items'][number];
type Rows = SelectQueryBuilder<Tables, 'widget_template', TemplateRow>;

/** The orders of a list. None leaves two rows as equals, and an index has each. */
const ORDERS = {
  'name-asc': sql`sought, company_id, id`,
  'name-desc': sql`sought desc, company_id desc, id desc`,
  'createdAt-asc': sql`created_at, id`,
  'createdAt-desc': sql`created_at desc, id desc`,
  'updatedAt-asc': sql`updated_at, id`,
  'updatedAt-desc': sql`updated_at desc, id desc`,
} satisfies Record<NonNullable<Listing['query']['sortBy']>, unknown>;

/** The order that a call asks for: by `orderBy` as in every list, else by `sortBy`. */
const orderOf = ({ orderBy, orderDir, sortBy }: Listing['query']) =>
  ORDERS[orderBy ? (`${orderBy}-${orderDir ?? 'asc'}` as const) : sortBy];

/** Templates with a word in their name that are found by the index of words; more are looked through in the order of the list. */
const MOST_FOUND = 1000;

/** The templates whose name holds a word; null where there are more than are looked up. */
async function withWord(trx: Trx, level: AppLevel, typed: string): Promise<number[] | null> {
  const word = soughtName(typed.trim());
  const ids: number[] = [];
  for (const { companyId, appId } of seenFrom(level)) {
    const rows = await trx
      .selectFrom('widget_template_word')
      .select('template_id')
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('word', '>=', word)
      .where('word', '<', `${word}\u{10ffff}`)
      .limit(MOST_FOUND + 1)
      .execute();
    ids.push(...rows.map(({ template_id }) => template_id));
    if (ids.length > MOST_FOUND) return null;
  }
  return [...new Set(ids)];
}

/** Rows of a level that are counted; further ones are read for pages that lie behind them. */
const MOST_COUNTED = 1000;

/**
 * The rows that a list is made of. Each level is asked by itself for as many as the page and the count need, in the order of the list, so
 * that an index has them.
 */
function rowsSeen(trx: Trx, { scope, query }: Listing, ids: number[] | null): Rows {
  const { type, framework, status, keywords, page = 1, perPage = 30 } = query;
  const parts = seenFrom(scope).map(({ companyId, appId }) => {
    let rows = trx
      .selectFrom('widget_template')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId);
    if (type !== undefined) rows = rows.where('group_id', '=', type);
    if (framework !== undefined) rows = rows.where('widget_type', '=', typeOf(framework));
    if (status !== undefined) rows = rows.where('status', '=', status);
    if (ids !== null) rows = rows.where('id', 'in', [0, ...ids]);
    else if (keywords) rows = rows.where('sought', 'like', containing(soughtName(keywords)));
    const ordered = rows.orderBy(orderOf(query) as never).limit(Math.max(MOST_COUNTED, page * perPage));
    return trx.selectFrom(ordered.as('widget_template')).selectAll();
  });
  const all = parts.slice(1).reduce((whole, part) => whole.unionAll(part), parts[0]!);
  return trx.selectFrom(all.as('widget_template')).selectAll() as unknown as Rows;
}

/** The names of the groups that templates are in. */
async function groupNames(
  trx: Trx,
  { scope, locale }: Listing,
  rows: readonly TemplateRow[],
): Promise<Map<number, string>> {
  const ids = [0, ...new Set(rows.map(({ group_id }) => group_id))];
  const groups = await trx
    .selectFrom('widget_group')
    .select(['id', 'name', 'names'])
    .where('id', 'in', ids)
    .where(seen(scope))
    .execute();
  return new Map(groups.map(({ id, name, names }) => [id, inWords(name, names, locale)]));
}

/** The wanted page of a list, or the last one where the list has become shorter. */
async function pageOf(context: Listing, trx: Trx) {
  const { query, request, scope } = context;
  const { keywords, orderBy: _by, orderDir: _dir, ...others } = query;
  const ids = keywords ? await withWord(trx, scope, keywords) : null;
  const source = {
    ...{ from: trx, rows: rowsSeen(trx, context, ids), columns: { name: sql`sought` } },
    order: orderOf(query),
  };
  const wanted = await listRows({ query: others, request }, source);
  const { page = 1, perPage = 30 } = query;
  const last = Math.max(1, Math.ceil(wanted.total / perPage));
  if (wanted.items.length > 0 || page <= last) return { ...wanted, page };
  return { ...(await listRows({ query: { ...others, page: last }, request }, source)), page: last };
}

/** `GET {prefix}/widgetTemplate/list`. */
export function listWidgetTemplates(context: Listing) {
  const { services, scope, locale } = context;
  const { contextPath } = services.config;
  return services.database.tenant(scope.companyId, async (trx) => {
    const { items, total, page } = await pageOf(context, trx);
    const own = items.filter((row) => isOwn(row, scope));
    const [uses, groups, names] = [
      await usesOf(
        trx,
        scope,
        items.map(({ id }) => id),
      ),
      await groupNames(trx, context, items),
      await freeNames(
        trx,
        scope,
        own.map((row) => shownIn(row, locale).name),
      ),
    ];
    const picture = (path: string) => (path ? contextPath + path : '');
    const listed = items.map((row): Listed => {
      const mayChange = isOwn(row, scope);
      const { name, description } = shownIn(row, locale);
      return {
        ...{ id: row.id, name, names: row.names, type: row.group_id, typeName: groups.get(row.group_id) ?? '' },
        ...{ widgetType: row.widget_type, status: row.status, description },
        ...{ custom_preview_img: picture(row.custom_preview_img), screenshot: picture(row.screenshot) },
        ...{ companyId: row.company_id, appId: row.app_id, level: levelOf(row), isOwn: mayChange },
        createdAt: new Date(row.created_at).toISOString(),
        updatedAt: new Date(row.updated_at).toISOString(),
        uses: uses.get(row.id) ?? 0,
        copyName: mayChange ? (names.get(name) ?? '') : '',
        editor: mayChange ? editorOf(scope, row.id) : '',
      };
    });
    return { items: listed, total, page };
  });
}
