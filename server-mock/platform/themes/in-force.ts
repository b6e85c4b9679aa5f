import type { Context } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { previewedDraft } from '../screens/index.ts';
import { presets } from './presets.ts';
import { type Sheet, sheetOf } from './sheets.ts';
import { screenOfTheme, themeOfPage } from './stored-page.ts';

type Services = Context['services'];
type Reader = Parameters<typeof previewedDraft>[3];

/** Characters of a sheet that stands in documents; a larger one is a file. */
export const MOST_INLINE = 24_000;

/** A theme that is shown, and what it is known by. */
export interface InForce extends Sheet {
  id: string;
  /** Where the sheet stands as a file. */
  href: string;
}

/** The published data of a theme that a level may read; nothing for one that is gone. */
async function publishedTheme({ screens }: Pick<Services, 'screens'>, scope: Scope, id: string) {
  const screen = await screens.resolve(scope, screenOfTheme(id));
  return (screen && themeOfPage(screen.source)) ?? undefined;
}

/** The dark twin of a light theme, made at the same level; nothing where none is there and enabled. */
export async function publishedTwin(services: Services, scope: Scope, id: string) {
  const twin = await services.themes.twinOf(scope.companyId, id);
  const theme = twin ? await publishedTheme(services, scope, twin) : undefined;
  return theme?.config.isDark ? { id: Number(twin), theme } : undefined;
}

/** The published sheet of a theme that a level may read; null for one that is gone or that somebody has published without a theme in it. */
export async function publishedSheet(services: Services, scope: Scope, id: string): Promise<Sheet | null> {
  const preset = presets.get(id);
  if (preset) return sheetOf(preset);
  if (!/^\d+$/.test(id)) return null;
  const theme = await publishedTheme(services, scope, id);
  if (!theme) return null;
  const twin = theme.config.isDark ? undefined : await publishedTwin(services, scope, id);
  return sheetOf(theme, twin?.theme);
}

const prefixOf = ({ company, app }: Scope): string =>
  `/api${company ? `/company/${company.key}` : ''}${app ? `/app/${app.key}` : ''}`;

const shown = ({ config }: Services, scope: Scope, id: string, sheet: Sheet): InForce => ({
  ...sheet,
  id,
  href: `${config.contextPath}${prefixOf(scope)}/theme/${id}.css?v=${sheet.tag}`,
});

/** The theme that is shown at a level: the nearest one that was chosen and is there; null: the look that is built in. */
export async function themeInForce(services: Services, scope: Scope): Promise<InForce | null> {
  for (const id of [scope.app?.theme, scope.company?.theme, await services.themes.ofPlatform()]) {
    const sheet = id ? await publishedSheet(services, scope, id) : null;
    if (id && sheet) return shown(services, scope, id, sheet);
  }
  return null;
}

/** The theme of a preview link, as its draft is; undefined: the link is about something else, or not for this person. */
async function previewedTheme(services: Services, reader: Reader, token: string): Promise<InForce | undefined> {
  const preview = services.screens.readPreview(token);
  if (!preview?.id.startsWith('theme/')) return undefined;
  const draft = await previewedDraft(services, token, preview.id, reader);
  const theme = draft && themeOfPage(draft.schema);
  return theme ? { ...sheetOf(theme), id: 'preview', href: '' } : undefined;
}

/** What a document of a level wears: the theme of a preview link, else the one in force. */
export async function themeOfVisit(
  services: Services,
  reader: Reader & { safe: boolean; preview: string | undefined },
): Promise<InForce | null> {
  if (reader.safe) return null;
  const previewed = reader.preview === undefined ? undefined : await previewedTheme(services, reader, reader.preview);
  return previewed ?? themeInForce(services, reader.scope);
}
