import type { AppFile } from '../../../src/types/generated/contracts/app-files.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { pageOfTheme, presets, screenOfTheme, themeOfPage } from '../themes/index.ts';
import type { AppContent } from './app-content.ts';

type FileTheme = NonNullable<AppFile['themes']>[number];

/** A theme that the app has chosen and that is none of its own goes along as one: elsewhere nobody would have it. */
async function foreignTheme(
  { services, scope }: Pick<Context, 'services' | 'scope'>,
  own: readonly FileTheme[],
): Promise<FileTheme[]> {
  const chosen = scope.app!.theme ?? '';
  if (!/^\d+$/.test(chosen) || own.some(({ isChosen }) => isChosen)) return [];
  const screen = await services.screens.resolve(scope, screenOfTheme(chosen));
  const theme = screen && themeOfPage(screen.source);
  if (!theme) return [];
  const name = theme.config.name.slice(0, 60);
  const token = keysFor({ name }, 'theme').find((each) => !own.some((one) => one.token === each))!;
  return [{ name, token, description: '', state: 'enabled', isChosen: true, theme }];
}

/**
 * The themes of an app, as its file has them, and the name of the shipped one that it has chosen.
 * @param published what the app has published
 */
export async function themesOf(
  asking: Pick<Context, 'services' | 'scope'>,
  published: AppContent['screens'],
): Promise<Required<Pick<AppContent, 'theme' | 'themes'>>> {
  const { services, scope } = asking;
  const { companyId, appId } = scope;
  const chosen = scope.app!.theme ?? '';
  const pages = new Map(published.map(({ id, schema }) => [id, schema]));
  const rows = await services.database.tenant(companyId, (trx) =>
    trx
      .selectFrom('theme')
      .select(['id', 'name', 'token', 'description', 'is_enabled'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .orderBy('token')
      .execute(),
  );
  const own = rows.flatMap(({ id, is_enabled, ...row }): FileTheme[] => {
    const theme = themeOfPage(pages.get(screenOfTheme(id)) ?? {});
    const state = is_enabled ? 'enabled' : 'disabled';
    return theme ? [{ ...row, state, isChosen: String(id) === chosen, theme }] : [];
  });
  return { theme: presets.has(chosen) ? chosen : '', themes: [...own, ...(await foreignTheme(asking, own))] };
}

/** The themes of a file as a new app gets them: rows, the screens that hold them, and what the app chooses. */
export function newThemes({ theme = '', themes = [] }: AppContent, at: Date) {
  const planned = themes.map((each) => ({ ...each, id: randomId() }));
  const chosen = planned.find(({ isChosen }) => isChosen);
  return {
    chosen: chosen ? String(chosen.id) : theme || null,
    rows: planned.map(({ id, name, token, description, state }) => ({
      ...{ id, token, name: tidyName(name), description: description.trim(), created_at: at },
      is_enabled: state === 'enabled',
    })),
    screens: planned.map(({ id, name, theme: data }) => ({
      id: screenOfTheme(id),
      schema: pageOfTheme(tidyName(name), data as Theme),
    })),
  };
}
