import { translateText } from '../../src/i18n/translate.ts';
import { pageTitle } from '../../src/routes/index.ts';
import type { Appearance, Company, Locale, RouteTable, ScreenAnswer, StartData, User } from '../../src/types/start.ts';
import { publicConfig } from '../configuration/index.ts';
import { licenceNotice } from '../licence/notice.ts';
import { entityTag } from '../screens/content-tag.ts';
import { layerOf } from '../screens/level.ts';
import type { ResolvedScreen, Scope, Services } from '../services.ts';
import { loginPath, type Showing } from './decide.ts';
import { loginPages } from './login-page.ts';
import { noticesFor } from './notices.ts';
import { pageTexts, textsFor } from './texts.ts';

/** Who looks at a page, at which level, and how. */
export interface Viewer {
  user: User | null;
  companies: Company[];
  query: Record<string, string>;
  scope: Scope;
  locale: Locale;
  appearance: Appearance;
  /** Looks from a mobile browser. */
  mobile: boolean;
  /** Overrides are left aside. */
  safe: boolean;
  /** The token of a preview link. */
  preview: string | undefined;
}

/** Everything a document is filled with. */
export interface Gathered {
  /** The document's: the page's name and the site's. */
  title: string;
  /** The page's alone. */
  name: string;
  screen: ResolvedScreen;
  start: StartData;
}

const answerOf = ({ id, schema, version, layer }: ResolvedScreen): ScreenAnswer => ({ id, schema, version, layer });

async function previewOf({ screens }: Services, token: string | undefined, id: string): Promise<ResolvedScreen | null> {
  const preview = token === undefined ? null : screens.readPreview(token);
  if (preview?.id !== id) return null;
  const draft = await screens.draft(preview, id);
  if (!draft) return null;
  const content = { id, schema: draft.schema, version: 0, layer: layerOf(preview) };
  return { ...content, etag: entityTag(JSON.stringify(content)), rejected: [] };
}

async function firstThatExists(services: Services, viewer: Viewer, ids: string[]): Promise<ResolvedScreen | null> {
  for (const id of ids) {
    const shown = await previewOf(services, viewer.preview, id);
    const screen = shown ?? (await services.screens.resolve(viewer.scope, id, viewer.safe ? 'builtin' : 'app'));
    if (screen) return screen;
  }
  return null;
}

/** The routes that the login document shows itself; all others lead to another document, whether it knows them or not. */
const loginRoutes = ({ routes, errors }: RouteTable): RouteTable => ({
  routes: routes.filter((route) => 'document' in route && route.document === 'login'),
  errors,
});

/** Gathers a document's screen, shell and data; null when no layer has the screen. */
export async function gather(services: Services, showing: Showing, viewer: Viewer): Promise<Gathered | null> {
  const { config, routeTable, texts, events } = services;
  const cursor = events.cursor();
  const isLogin = showing.document === 'login' && showing.status === 200;
  const ids =
    showing.route?.path === loginPath && !viewer.safe
      ? loginPages(services, viewer.scope, showing.screen)
      : [showing.screen];
  const [screen, shell] = await Promise.all([
    firstThatExists(services, viewer, ids),
    showing.shell === null ? null : firstThatExists(services, viewer, [showing.shell]),
  ]);
  if (!screen) return null;
  const shown = shell ? [screen, shell] : [screen];
  const { texts: all } = texts.dictionary(viewer.locale);
  const { user, companies, query } = viewer;
  const context = { config: publicConfig(config), user, companies, query, params: showing.params };
  const title = pageTitle({ screen, route: showing.route }, routeTable.current().routes, context);
  const notices = await noticesFor(services, viewer.user, viewer.scope, shown);
  const licence = viewer.user?.isSuperAdmin && showing.route?.path === '/' ? await licenceNotice(services) : null;
  if (licence) notices.push(licence);
  const start: StartData = {
    locale: viewer.locale,
    appearance: viewer.appearance,
    contextPath: config.contextPath,
    config: publicConfig(config),
    user: viewer.user,
    ...(viewer.user ? { companies: viewer.companies } : {}),
    scope: {
      ...(viewer.scope.company ? { company: viewer.scope.company.key } : {}),
      ...(viewer.scope.app ? { app: viewer.scope.app.key } : {}),
    },
    routes: showing.document === 'login' ? loginRoutes(routeTable.current()) : routeTable.current(),
    status: showing.status,
    screen: answerOf(screen),
    shell: shell && answerOf(shell),
    texts: isLogin
      ? textsFor(all, [screen.schema, title])
      : pageTexts(all, services.projectRoot, [...shown.map(({ schema }) => schema), title]),
    cursor,
    safe: viewer.safe,
    mobile: viewer.mobile,
    ...(notices.length > 0 ? { notices } : {}),
  };
  const name = translateText(title, all);
  return { title: [name, config.siteName].filter(Boolean).join(' · '), name, screen, start };
}
