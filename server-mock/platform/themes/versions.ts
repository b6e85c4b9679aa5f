import { checkTheme } from '../../../src/theme/data/check-theme.ts';
import { type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../kernel/limits/index.ts';
import { actorOf, previewQuery } from '../screens/index.ts';
import { publishedTwin } from './in-force.ts';
import { presets } from './presets.ts';
import { refused } from './refused.ts';
import { pageOfTheme, screenOfTheme, themeOfPage } from './stored-page.ts';
import { findTheme, ownThemes } from './theme-rows.ts';

/** The page that data are kept as. Throws `theme-refused`. */
function pageOf(context: Context, name: string, theme: object): Record<string, unknown> {
  const mistakes = checkTheme(theme);
  if (mistakes.length > 0) throw refused(context, mistakes);
  return pageOfTheme(name, theme);
}

/** A shipped theme as it is read. Throws `not-found`. */
function presetSource({ text }: Context, token: string) {
  const theme = presets.get(token);
  if (!theme) throw fail('not-found');
  const words = { name: text(`api.theme-preset.${token}`), description: text(`api.theme-preset-about.${token}`) };
  const place = { id: 0, token, state: 'enabled', level: 'platform', version: 0 } as const;
  return { ...place, ...words, theme, isDraft: false, revision: '', preview: '' };
}

/** The dark twin of a theme, as it is read beside it. */
async function twinSource(context: Context, id: number) {
  const twin = await publishedTwin(context.services, context.scope, String(id));
  return twin ? { twin: { ...twin, name: (await findTheme(context, twin.id)).name } } : {};
}

/** `GET {prefix}/theme/{id}/source`. */
export async function readTheme(context: Call<'readTheme'>) {
  const { services, scope, params } = context;
  if (!/^\d+$/.test(params.id)) return presetSource(context, params.id);
  const { id, token, name, description, state, level, version } = await findTheme(context, Number(params.id));
  const isOwn = level === scope.level;
  const screen = screenOfTheme(id);
  const about = { id, token, name, description, state, level, version: version ?? 0 };
  if (!isOwn) {
    const found = await services.screens.resolve(scope, screen);
    const theme = found && themeOfPage(found.source);
    if (!theme) throw fail('not-found');
    return { ...about, theme, isDraft: false, revision: '', preview: '', ...(await twinSource(context, id)) };
  }
  const { schema, isDraft, revision, withoutDraft } = await services.screens.source(scope, screen);
  const theme = themeOfPage(schema);
  if (!theme) throw fail('not-found');
  const saved = withoutDraft && themeOfPage(withoutDraft.schema);
  const beside = { ...(saved ? { saved } : {}), ...(await twinSource(context, id)) };
  return { ...about, theme, isDraft, revision, preview: previewQuery(context, screen), ...beside };
}

/** `POST {prefix}/theme/{id}/draft`. */
export async function saveThemeDraft(context: Call<'saveThemeDraft'>) {
  const { services, scope, params, body, me } = context;
  await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const { name } = await ownThemes(context).find(params.id);
  const wish = { schema: pageOf(context, name, body.theme), revision: body.revision };
  const { revision } = await services.screens.saveDraft(scope, screenOfTheme(params.id), wish, actorOf(context));
  return { revision };
}

/** `DELETE {prefix}/theme/{id}/draft`. */
export async function dropThemeDraft(context: Call<'dropThemeDraft'>) {
  const { services, scope, params, query } = context;
  await ownThemes(context).find(params.id);
  await services.screens.removeDraft(scope, screenOfTheme(params.id), actorOf(context), query.revision);
  return {};
}

/** `POST {prefix}/theme/{id}/publish`. */
export async function publishTheme(context: Call<'publishTheme'>) {
  const { services, scope, params, body } = context;
  const { name } = await ownThemes(context).find(params.id);
  const data = body.theme ?? themeOfPage((await services.screens.draft(scope, screenOfTheme(params.id)))?.schema ?? {});
  if (!data) throw fail('screen-draft-missing');
  const wish = { schema: pageOf(context, name, data), note: body.note ?? '', revision: body.revision };
  const { version, revision } = await services.screens.publish(scope, screenOfTheme(params.id), wish, actorOf(context));
  return { version, revision };
}

/** `GET {prefix}/theme/{id}/versions`. */
export async function themeVersions(context: Call<'themeVersions'>) {
  const { services, scope, params } = context;
  await ownThemes(context).find(params.id);
  const versions = await services.screens.versions(scope, screenOfTheme(params.id));
  return listPage(
    context,
    versions.map(({ version, note, authorName, at }) => ({
      version,
      note,
      author: authorName,
      createdAt: at.toISOString(),
    })),
  );
}

/** `POST {prefix}/theme/{id}/rollback`. */
export async function rollbackTheme(context: Call<'rollbackTheme'>) {
  const { services, scope, params, body, text } = context;
  await ownThemes(context).find(params.id);
  const note = body.note ?? text('api.screen-rollback-note', { version: body.version });
  const wish = { version: body.version, note };
  const { version, revision } = await services.screens.rollback(
    scope,
    screenOfTheme(params.id),
    wish,
    actorOf(context),
  );
  return { version, revision };
}
