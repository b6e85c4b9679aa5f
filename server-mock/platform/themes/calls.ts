import { exportTokens, importTheme as readFile, exportTheme as written } from '../../../src/theme/data/theme-file.ts';
import { brandTheme } from '../../../src/theme/editing/brand-theme.ts';
import { darkTwin } from '../../../src/theme/editing/dark-twin.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { actorOf } from '../screens/index.ts';
import { presets } from './presets.ts';
import { refused } from './refused.ts';
import { TWIN } from './service.ts';
import { pageOfTheme, screenOfTheme, themeOfPage } from './stored-page.ts';
import { chosenBy, findTheme, listedTheme, ownThemes } from './theme-rows.ts';

/** Characters of a token. */
const LONGEST = 40;

/** Themes of one level. */
const MOST_THEMES = 100;
/** Tokens without a place in the theme that an answer names. */
const MOST_UNUSED = 200;

/** The data of a theme that the level may read, or of a shipped one, and its token. Throws `not-found`. */
async function dataOf(context: Context, from: string): Promise<{ theme: Theme; token: string }> {
  const preset = presets.get(from);
  if (preset) return { theme: preset, token: from };
  const { id, token } = /^\d{1,16}$/.test(from) ? await findTheme(context, Number(from)) : { id: 0, token: '' };
  const screen = await context.services.screens.resolve(context.scope, screenOfTheme(id));
  const theme = screen && themeOfPage(screen.source);
  if (!theme) throw fail('not-found');
  return { theme, token };
}

interface NewTheme {
  name: string;
  /** The token to take where it is free. */
  first?: string;
  key?: string | undefined;
  description?: string | undefined;
}

/** A token that no theme of the level has. Throws `theme-token-taken` and `too-many-themes`. */
async function freeToken({ services, scope }: Context, wish: NewTheme): Promise<string> {
  const { companyId, appId } = scope;
  const rows = await services.database.tenant(companyId, (trx) =>
    trx.selectFrom('theme').select('token').where('company_id', '=', companyId).where('app_id', '=', appId).execute(),
  );
  if (rows.length >= MOST_THEMES) throw fail('too-many-themes', { values: { count: MOST_THEMES } });
  const taken = new Set(rows.map(({ token }) => token));
  const wanted = [...(wish.first && !wish.key ? [wish.first] : []), ...keysFor(wish, 'theme')];
  const free = wanted.find((token) => !taken.has(token));
  if (free === undefined) throw fail('theme-token-taken', { field: 'key' });
  return free;
}

/** Stores the row first: a theme whose server stops in between can be published or deleted. */
async function store(context: Context, wish: NewTheme, theme: Theme) {
  const { services, scope, text } = context;
  const name = keptName(wish.name);
  const token = await freeToken(context, wish);
  const id = randomId();
  const rows = ownThemes(context);
  await rows.insert({ token, name, description: wish.description?.trim() ?? '', created_at: services.now() }, id);
  const content = { schema: pageOfTheme(name, theme), note: text('api.theme-created') };
  try {
    await services.screens.publish(scope, screenOfTheme(id), content, actorOf(context));
  } catch (error) {
    await services.database.tenant(scope.companyId, (trx) =>
      trx.deleteFrom('theme').where('company_id', '=', scope.companyId).where('id', '=', id).execute(),
    );
    throw error;
  }
  await services.themes.changed();
  return listedTheme(context, id);
}

/** The token of a dark twin, by which it is found. */
const twinToken = (token: string): string => (token === '' || token.length + TWIN.length > LONGEST ? '' : token + TWIN);

/** The platform's look in a brand colour. Throws `theme-brand-unknown`. */
function ofBrand(brand: string): Theme {
  const made = brandTheme(brand);
  if (!made) throw fail('theme-brand-unknown', { field: 'brand', values: { found: brand } });
  return made.theme;
}

/** `POST {prefix}/theme`. */
export async function createTheme(context: Call<'createTheme'>) {
  const { body } = context;
  const { theme, token } = body.brand
    ? { theme: ofBrand(body.brand), token: '' }
    : await dataOf(context, body.from || 'light');
  if (body.dark && theme.config.isDark) throw fail('theme-is-dark', { field: 'from' });
  const made = body.dark ? darkTwin(theme, token) : theme;
  const wish = body.dark ? { ...body, first: twinToken(token) } : body;
  return store(context, wish, { ...made, config: { ...made.config, name: keptName(body.name) } });
}

/** `POST {prefix}/theme/import`. */
export async function importTheme(context: Call<'importTheme'>) {
  const { body } = context;
  const text = typeof body.theme === 'string' ? body.theme : JSON.stringify(body.theme);
  const ground = { ...presets.get('light')!, config: { name: context.text('api.theme-imported') } };
  const found = readFile(text, ground);
  if ('mistakes' in found) throw refused(context, found.mistakes);
  const { theme, unused } = found;
  const { id, token, name } = await store(
    context,
    { ...body, name: body.name || theme.config.name.slice(0, 60) },
    theme,
  );
  return { id, token, name, unused: unused.slice(0, MOST_UNUSED), unusedCount: unused.length };
}

/** `GET {prefix}/theme/{id}/export`. */
export async function exportTheme(context: Call<'exportTheme'>) {
  const { theme, token } = await dataOf(context, String(context.params.id));
  const isTokens = context.query.format === 'tokens';
  context.reply
    .header('Content-Disposition', `attachment; filename="${token}.${isTokens ? 'tokens' : 'theme'}.json"`)
    .type('application/json; charset=utf-8')
    .send(isTokens ? exportTokens(theme) : written(theme));
  return context.reply;
}

/** Whether this level, or an app of this company, has chosen a theme. */
async function requireUnused(context: Context, id: number): Promise<void> {
  const { services, scope } = context;
  const isChosen = (await chosenBy(context)) === String(id);
  const user = await services.database.tenant(scope.companyId, (trx) =>
    trx
      .selectFrom('app')
      .select('name')
      .where('company_id', '=', scope.companyId)
      .where('theme', '=', String(id))
      .where('removed_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  );
  if (isChosen || user) throw fail('theme-in-use', { values: { name: user?.name ?? scope.company?.name ?? '' } });
}

/** `POST {prefix}/theme/{id}/settings`. */
export async function changeTheme(context: Call<'changeTheme'>) {
  const { body, params } = context;
  const rows = ownThemes(context);
  await rows.find(params.id);
  if (body.state === 'disabled') await requireUnused(context, params.id);
  await rows.change(params.id, {
    ...(body.name === undefined ? {} : { name: keptName(body.name) }),
    ...(body.description === undefined ? {} : { description: body.description.trim() }),
    ...(body.state === undefined ? {} : { is_enabled: body.state === 'enabled' }),
  });
  if (body.state !== undefined) await context.services.themes.changed();
  return listedTheme(context, params.id);
}

/** `DELETE {prefix}/theme/{id}`. */
export async function removeTheme(context: Call<'removeTheme'>) {
  const { services, scope, params } = context;
  await ownThemes(context).find(params.id);
  await requireUnused(context, params.id);
  await ownThemes(context).delete(params.id);
  const screen = screenOfTheme(params.id);
  const actor = actorOf(context);
  if (await services.screens.draft(scope, screen)) await services.screens.removeDraft(scope, screen, actor);
  if (await services.screens.resolve(scope, screen)) await services.screens.remove(scope, screen, actor);
  await services.themes.changed();
  return {};
}

/** What is chosen, as the audit names it. Throws `not-found` and `theme-disabled`. */
async function requireChoice(context: Context, theme: string): Promise<{ id: number; name: string }> {
  if (theme === '' || presets.has(theme)) return { id: 0, name: theme };
  if (!/^\d{1,16}$/.test(theme)) throw fail('not-found');
  const { id, name, state } = await findTheme(context, Number(theme));
  if (state === 'disabled') throw fail('theme-disabled', { field: 'theme' });
  return { id, name };
}

/** `POST {prefix}/theme/choose`: open browsers hear of it once it is stored. */
export async function chooseTheme(context: Call<'chooseTheme'>) {
  const { services, scope, body } = context;
  const { companyId, appId } = scope;
  const chosen = await requireChoice(context, body.theme);
  await services.database.tenant(companyId, async (trx) => {
    const set = { theme: body.theme || null };
    if (scope.level === 'platform') await services.themes.choose(body.theme, trx);
    else if (scope.level === 'company') await trx.updateTable('company').set(set).where('id', '=', companyId).execute();
    else await trx.updateTable('app').set(set).where('company_id', '=', companyId).where('id', '=', appId).execute();
    await auditedBy(context, trx, { ...chosen, companyId });
    await services.screens.announce(scope, 'theme/in-force', trx);
  });
  services.themes.forget();
  return {};
}
