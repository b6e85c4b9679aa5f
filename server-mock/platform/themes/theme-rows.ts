import { sql, type Transaction } from 'kysely';
import { type AnswerTo, type Call, type Context, listRows } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { rowsOf } from '../../kernel/rows/rows-of.ts';
import { themeInForce } from './in-force.ts';
import { presets } from './presets.ts';
import { sheetOf } from './sheets.ts';
import { screenOfTheme, themeOfPage } from './stored-page.ts';

export type Listed = AnswerTo<'createTheme'>;

const columns = {
  name: sql`lower(theme.name)`,
  token: sql`theme.token`,
  description: sql`theme.description`,
  createdAt: sql`theme.created_at`,
  state: sql<Listed['state']>`case when theme.is_enabled then 'enabled' else 'disabled' end`,
  level: sql<
    Listed['level']
  >`case when theme.company_id = -1 then 'platform' when theme.app_id = -1 then 'company' else 'app' end`,
};

/** The themes that a level may read: its own, and those of the levels above. */
function themes(trx: Transaction<Tables>, { companyId, appId }: Scope) {
  return trx
    .selectFrom('theme')
    .select(['theme.id', 'theme.token', 'theme.name', 'theme.description', 'theme.created_at'])
    .select([columns.state.as('state'), columns.level.as('level')])
    .select(({ selectFrom }) => {
      const content = selectFrom('screen')
        .whereRef('screen.company_id', '=', 'theme.company_id')
        .whereRef('screen.app_id', '=', 'theme.app_id')
        .where('screen.screen_id', '=', sql<string>`'theme/' || theme.id`);
      return [
        content.select('screen.published_version').as('version'),
        content.select(sql<boolean>`screen.draft is not null`.as('is')).as('hasDraft'),
      ];
    })
    .where(({ eb, and, or }) =>
      or([
        and([eb('theme.company_id', '=', companyId), eb('theme.app_id', 'in', [appId, -1])]),
        eb('theme.company_id', '=', -1),
      ]),
    );
}

type Found = Awaited<ReturnType<ReturnType<typeof themes>['execute']>>[number];

/** What a level itself has chosen; empty: nothing. */
export const chosenBy = async ({ services, scope }: Pick<Context, 'services' | 'scope'>): Promise<string> =>
  (scope.level === 'platform' ? await services.themes.ofPlatform() : (scope.app ?? scope.company)?.theme) ?? '';

const house = sheetOf(presets.get('light')!).sample;

/** What the list says of a theme's data; of one without data what the built-in look has. */
async function lookOf({ services, scope }: Context, id: number): Promise<Pick<Listed, 'isDark' | 'twin' | 'sample'>> {
  const screen = await services.screens.resolve(scope, screenOfTheme(id));
  const theme = screen && themeOfPage(screen.source);
  if (!theme) return { isDark: false, twin: '', sample: house };
  const { isDark, sample } = sheetOf(theme);
  return { isDark, twin: theme.config.twin ?? '', sample };
}

async function toListed(context: Context, row: Found, chosen: string): Promise<Listed> {
  const { created_at, version, hasDraft, ...theme } = row;
  return {
    ...theme,
    isOwn: theme.level === context.scope.level,
    isChosen: String(theme.id) === chosen,
    hasDraft: Boolean(hasDraft),
    version: version ?? 0,
    createdAt: new Date(created_at).toISOString(),
    ...(await lookOf(context, theme.id)),
  };
}

const within = <Result>({ services, scope }: Context, work: (trx: Transaction<Tables>) => Promise<Result>) =>
  services.database.tenant(scope.companyId, work);

/** `GET {prefix}/theme`: the level's own ones first, then by name. */
export async function listThemes(context: Call<'listThemes'>) {
  const { services, scope } = context;
  const order = sql`theme.company_id <> ${scope.companyId}, theme.app_id <> ${scope.appId}, lower(theme.name), theme.id`;
  const { items, total } = await within(context, (trx) =>
    listRows(context, { from: trx, rows: themes(trx, scope), columns, order }),
  );
  const chosen = await chosenBy(context);
  const inForce = await themeInForce(services, scope);
  const listed = await Promise.all(items.map((row) => toListed(context, row, chosen)));
  return { items: listed, total, chosen, inForce: inForce?.id ?? '' };
}

/** `GET {prefix}/theme/presets`. */
export async function themePresets(context: Call<'themePresets'>) {
  const chosen = await chosenBy(context);
  const all = [...presets].map(([id, theme]) => {
    const { isDark, sample } = sheetOf(theme);
    const name = context.text(`api.theme-preset.${id}`);
    const description = context.text(`api.theme-preset-about.${id}`);
    return { id, name, description, isDark, sample, isChosen: id === chosen };
  });
  return { presets: all };
}

/** A theme that the level may read. Throws `not-found` for unknown ids and for themes of other levels alike. */
export async function findTheme(context: Context, id: number): Promise<Found> {
  const row = await within(context, (trx) => themes(trx, context.scope).where('theme.id', '=', id).executeTakeFirst());
  if (!row) throw fail('not-found');
  return row;
}

/** The same as the list answers it. */
export async function listedTheme(context: Context, id: number): Promise<Listed> {
  return toListed(context, await findTheme(context, id), await chosenBy(context));
}

/** The level's own rows. */
export const ownThemes = (context: Context) =>
  rowsOf(context, 'theme', {
    of: 'app',
    named: 'name',
    taken: { code: 'theme-token-taken', field: 'key' },
  });
