import { textsWithOwn } from '../../../src/i18n/own-texts.ts';
import { translateText } from '../../../src/i18n/translate.ts';
import { pageTitle } from '../../../src/routes/index.ts';
import { hasSignIn, LOGIN_SCREEN } from '../../../src/screens/sign-in-part.ts';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type {
  Appearance,
  Company,
  Locale,
  ScreenAnswer,
  ShownLook,
  StartData,
  User,
} from '../../../src/types/start.ts';
import { isPart } from '../../../src/validation/parts/include.ts';
import { publicConfig } from '../../kernel/configuration/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { loginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { licenceNotice } from '../licence/index.ts';
import { LOOK_SCREEN, type ShownLogin, shownLogin } from '../login-page/index.ts';
import { browserRoutes } from '../public-configuration/index.ts';
import type { ResolvedScreen } from '../screens/index.ts';
import { editLevel, previewedDraft, standsForLogin, whyKeptBack } from '../screens/index.ts';
import { type InForce, themeOfVisit } from '../themes/index.ts';
import type { Showing } from './decide.ts';
import { firstAnswers } from './first-answers.ts';
import { noticesFor } from './notices.ts';
import { oneCompanyOf } from './one-company.ts';
import { pageTexts, textsFor } from './texts.ts';
import type { TriedPage } from './tried-page.ts';

/** UTF-16 units of a document's title, and of the page's that it is made of; keys in it may stand for long words. */
const LONGEST_TITLE = 500;

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
  /** The page comes without scripts, for an administrator who tries it. */
  isTried?: boolean;
  /** The look that an administrator tries. */
  triedLook?: Required<LoginLook>;
  /** The screen that an administrator tries as login page. */
  tries?: { id: string } & Pick<TriedPage, 'linked'>;
}

/** Everything a document is filled with. */
export interface Gathered {
  /** The theme that the document wears; null: the look that is built in. */
  theme: InForce | null;
  /** The document's: the page's name and the site's. */
  title: string;
  /** The page's alone. */
  name: string;
  screen: ResolvedScreen;
  /** Without the page key, which the document gets last. */
  start: Omit<StartData, 'pageKey'>;
}

const withForm = new WeakMap<ResolvedScreen, boolean>();

/** Whether a sign-in page shows the platform's form as a node. It is looked through once, not for each visitor. */
function showsForm(screen: ResolvedScreen): boolean {
  const known = withForm.get(screen) ?? hasSignIn(screen.schema);
  withForm.set(screen, known);
  return known;
}

/** The part of a screen that a browser gets. */
function answerOf({ screens }: Context['services'], { user, scope }: Viewer, screen: ResolvedScreen): ScreenAnswer {
  const { id, schema, version, layer, report, state, parts } = screens.served(scope, screen);
  const editAt = editLevel({ screens }, { user, scope }, id);
  // A browser follows their changes, wherever and however often they stand in the page. It looks for a failed node in overrides alone.
  const shipped = parts.filter((part) => part.layer === 'builtin').map(({ pointer, ...part }) => part);
  const overriding = parts.filter((part) => part.layer !== 'builtin');
  const named = [...new Map(shipped.map((part) => [part.id, part])).values(), ...overriding];
  return {
    id,
    schema,
    version,
    layer,
    ...(named.length > 0 ? { parts: named } : {}),
    ...(report ? { report } : {}),
    ...(state ? { state } : {}),
    ...(editAt ? { editAt } : {}),
  };
}

async function previewOf(services: Context['services'], viewer: Viewer, id: string): Promise<ResolvedScreen | null> {
  if (viewer.preview === undefined) return null;
  const draft = await previewedDraft(services, viewer.preview, id, viewer);
  if (!draft) return null;
  return { ...draft, etag: entityTag(JSON.stringify(draft)), rejected: [], source: draft.schema, overriding: [] };
}

async function find(services: Context['services'], viewer: Viewer, id: string): Promise<ResolvedScreen | null> {
  const shown = await previewOf(services, viewer, id);
  return shown ?? services.screens.resolve(viewer.scope, id, viewer.safe ? 'builtin' : 'app');
}

/** The sign-in page that a preview link is about, whichever page is set; null for a part, and for what is no sign-in page. */
async function previewedSignIn(services: Context['services'], { screen }: Showing, viewer: Viewer) {
  const id = viewer.preview === undefined ? undefined : services.screens.readPreview(viewer.preview)?.id;
  if (id === undefined || (id !== screen && !standsForLogin(id, services.loginPages.ofPlatform()))) return null;
  return previewOf(services, viewer, id);
}

/**
 * What an administrator tries: a published page, or another state as that administrator may see it; that of a part stands in the page of
 * the address.
 */
async function triedScreen(services: Context['services'], { screen, route }: Showing, viewer: Viewer) {
  if (!viewer.tries) return null;
  const { id, linked } = viewer.tries;
  const reader = linked ? { ...viewer, user: linked.by, preview: linked.token } : viewer;
  const own = await (linked ? previewOf(services, reader, id) : find(services, viewer, id));
  const isHere = id === screen || route?.path === loginPath;
  return isPart(own?.schema) || !isHere ? previewOf(services, reader, screen) : own;
}

/** The page of an address, and the look that it is given; on the login address what its level has set. An administrator may try another one. */
async function findPage(
  services: Context['services'],
  showing: Showing,
  viewer: Viewer,
): Promise<ShownLogin<ResolvedScreen>> {
  const found = async (id: string) => {
    const screen = await find(services, viewer, id);
    // One without the form, as an operator may have published it, would keep the people of every company out.
    const isUsable = id !== LOOK_SCREEN || screen === null || showsForm(screen);
    return isUsable ? screen : services.screens.resolve(viewer.scope, id, 'builtin');
  };
  const { triedLook, scope } = viewer;
  if (viewer.safe) return { screen: await found(showing.screen) };
  const isLogin = showing.route?.path === loginPath;
  if (triedLook && isLogin && scope.level !== 'platform')
    return { screen: await found(LOOK_SCREEN), by: scope.level, look: triedLook };
  const tried = await triedScreen(services, showing, viewer);
  if (!isLogin) return { screen: tried ?? (await found(showing.screen)) };
  const screen = tried ?? (await previewedSignIn(services, showing, viewer));
  if (!screen) return shownLogin(services, scope, showing.screen, found);
  const { by, look } = await shownLogin(services, scope, showing.screen, found);
  return screen.id === LOOK_SCREEN && by && look ? { screen, by, look } : { screen };
}

/** White or nearly black, whichever has more contrast to a colour (WCAG 2.2, relative luminance); empty without one. */
function readableOn(colour: string): string {
  if (colour === '') return '';
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.19 ? '#16181d' : '#ffffff';
}

/** A look as pages read it, with the name of the company or app that it stands for. */
function lookFor(
  { by, look }: ShownLogin<unknown>,
  { company, app }: Scope,
  contextPath: string,
): ShownLook | undefined {
  if (!look) return undefined;
  const inContext = (path: string) => path && contextPath + path;
  const name = (by === 'app' && app?.name) || company?.name || '';
  return {
    ...look,
    name,
    onAccent: readableOn(look.accent),
    logo: inContext(look.logo),
    picture: inContext(look.picture),
  };
}

/**
 * Tells somebody whose preview link shows the published page why it does: its draft has mistakes and its author alone sees it, or there
 * was no time to check what it shows.
 */
async function draftNotice(services: Context['services'], viewer: Viewer, { id, version, layer }: ResolvedScreen) {
  if (viewer.preview === undefined || (version === 0 && layer !== 'builtin')) return null;
  const kind = await whyKeptBack(services, viewer.preview, id, viewer);
  return kind && ({ kind, screen: id, layer, message: '' } as const);
}

/** Gathers a document's screen, shell and data; null when no layer has the screen. */
export async function gather(
  services: Context['services'],
  showing: Showing,
  viewer: Viewer,
): Promise<Gathered | null> {
  const { config, routeTable, texts, events } = services;
  const cursor = events.cursor();
  const isLogin = showing.document === 'login' && showing.status === 200;
  const [page, theme, shell] = await Promise.all([
    findPage(services, showing, viewer),
    themeOfVisit(services, viewer),
    showing.shell === null ? null : find(services, viewer, showing.shell),
  ]);
  const { screen } = page;
  if (!screen) return null;
  const look = lookFor(page, viewer.scope, config.contextPath);
  const signIn =
    isLogin && showsForm(screen) ? await services.screens.resolve(viewer.scope, LOGIN_SCREEN, 'builtin') : null;
  const shown = shell ? [screen, shell] : [screen];
  const { texts: all } = texts.dictionary(viewer.locale);
  const { user, companies, query } = viewer;
  const context = { config: publicConfig(config), user, companies, query, params: showing.params };
  const title = pageTitle({ screen, route: showing.route }, routeTable.current().routes, context);
  const notices = await noticesFor(services, viewer, shown);
  const licence = viewer.user?.isSuperAdmin && showing.route?.path === '/' ? await licenceNotice(services) : null;
  if (licence) notices.push(licence);
  const keptBack = await draftNotice(services, viewer, screen);
  if (keptBack) notices.push(keptBack);
  const oneCompany = await oneCompanyOf(services, viewer.companies);
  const first = firstAnswers(services, showing, viewer.locale);
  const start: Gathered['start'] = {
    locale: viewer.locale,
    appearance: viewer.appearance,
    contextPath: config.contextPath,
    config: publicConfig(config),
    user: viewer.user,
    ...(viewer.user ? { companies: viewer.companies } : {}),
    ...(oneCompany ? { oneCompany } : {}),
    ...(showing.more ? { params: showing.more } : {}),
    scope: {
      ...(viewer.scope.company ? { company: viewer.scope.company.key } : {}),
      ...(viewer.scope.app ? { app: viewer.scope.app.key } : {}),
    },
    routes: browserRoutes(routeTable.current(), showing.document),
    status: showing.status,
    screen: answerOf(services, viewer, screen),
    shell: shell && answerOf(services, viewer, shell),
    ...(look ? { look } : {}),
    ...(signIn ? { signIn: answerOf(services, viewer, signIn) } : {}),
    ...(first ? { given: first.answers } : {}),
    texts: isLogin
      ? textsFor(all, [screen.schema, signIn?.schema, title])
      : pageTexts(all, services.projectRoot, [...shown.map(({ schema }) => schema), title]),
    cursor,
    safe: viewer.safe,
    mobile: viewer.mobile,
    ...(notices.length > 0 ? { notices } : {}),
  };
  const words =
    first?.title ?? translateText(title.slice(0, LONGEST_TITLE), textsWithOwn(screen.schema, all, viewer.locale));
  const name = words.slice(0, LONGEST_TITLE);
  return { title: [name, config.siteName].filter(Boolean).join(' · '), name, screen, theme, start };
}
