/**
 * What the server writes into every HTML document so that the first screen needs no further request.
 * The block is `<script type="application/json" id="pagewright-start">`; server, host and login shell share these types.
 */

import type { AmisPage } from './amis.ts';
import type { GetConfigAnswer } from './generated/contracts/configuration.ts';
import type { LoginLook } from './generated/contracts/login-look.ts';

/** The locales shipped with the platform. */
export type Locale = 'zh-CN' | 'en-US';

/** How pages look; `system` is what the device says. */
export type Appearance = 'light' | 'dark' | 'system';

/** The levels a screen can come from, farthest first. */
export type Layer = 'builtin' | 'platform' | 'company' | 'app';

/** The configuration a browser may know; the server's secrets are not part of it. */
export type PublicConfig = GetConfigAnswer;

/** The signed-in person, as pages see them. */
export interface User {
  id: number;
  name: string;
  email: string;
  username: string;
  phone: string;
  nickName: string;
  avatar: string;
  isSuperAdmin: boolean;
}

/** A company the signed-in person belongs to. */
export interface Company {
  id: number;
  key: string;
  name: string;
  nameshort: string;
  logo: string;
  role: 'owner' | 'admin' | 'member';
  /** The keys of the apps that this person designs. Owners and administrators design each app without being named. */
  designs: readonly string[];
}

/** A part that stands in a screen, and where it came from. */
export interface ScreenPart {
  id: string;
  layer: Layer;
  version: number;
  /** JSON pointer of its root in the screen. A document leaves that of built-in parts out. */
  pointer?: string;
}

/** One resolved screen: the page JSON with its parts in place, and where it came from. */
export interface ScreenAnswer {
  id: string;
  schema: AmisPage;
  version: number;
  /** The layer that the screen acts as: the least trusted one among the page and its parts. */
  layer: Layer;
  /** The parts that stand in the screen; absent: none. */
  parts?: ScreenPart[];
  /** Shows the server that this browser was served this override, when it says that it failed. Built-in screens have none. */
  report?: string;
  /** Of what a preview link shows: `draft`, `published`, `below`, `base`, `builtin` or a version's number. */
  state?: string;
  /** The nearest level at which this person may change the screen; absent for people who may not. */
  editAt?: EditLevel;
}

/** A level that has screens of its own. */
export type EditLevel = Exclude<Layer, 'builtin'>;

/** Who may open a route. */
export type Access = 'anonymous' | 'signed-in' | 'super-admin' | 'company-member' | 'company-admin' | 'app-designer';

/** Which HTML document, and with it which policy, a route is shown in. */
export type DocumentKind = 'login' | 'app' | 'share' | 'editor';

/** A row of `schemas/routes.json` that shows a screen. A type, as an interface does not count as a JSON object. */
export type ScreenRoute = {
  path: string;
  screen: string;
  shell?: string;
  document: DocumentKind;
  access: Access;
  /** A text with `i18n:` keys, or a `${…}` formula over `{config, user, companies, params, query}`. */
  title: string;
  when?: string;
  entry?: string;
  /** What stands there until the page is: a name in `src/documents/skeletons/page`. */
  skeleton?: string;
};

/** A row of `schemas/routes.json` that sends the browser elsewhere. */
export type RedirectRoute = {
  path: string;
  /** A path, or several of which the first whose page is not switched off counts. */
  redirect: string | string[];
};

export type Route = ScreenRoute | RedirectRoute;

/** `schemas/routes.json`. `errors` maps an HTTP status (or `offline`) to the screen shown for it. */
export interface RouteTable {
  routes: Route[];
  errors: Record<string, string>;
  /** The lowest layer that may override a built-in screen, where it is not `platform`. Browsers do not need it and do not get it. */
  overridable?: Record<string, Layer>;
}

/**
 * Something an administrator should see on the page, such as an override that was left aside; `draft-kept-back`
 * and `preview-unchecked` are for the person who follows a preview link. `screen` is empty where it is about none.
 */
export interface Notice {
  kind:
    | 'override-invalid'
    | 'override-failed'
    | 'draft-failed'
    | 'draft-kept-back'
    | 'preview-unchecked'
    | 'screen-error'
    | 'licence';
  screen: string;
  layer: Layer;
  /** What is wrong; of a licence: `missing`, `expired`, `useless` or `seats`. */
  message: string;
}

/** What a company or an app shows around the sign-in form, as pages read it: `${look.heading}`. Empty values stand for the platform's. */
export interface ShownLook extends Required<LoginLook> {
  /** The name of the company or app. */
  name: string;
  /** The colour of words on `accent` that can be read; empty without one. */
  onAccent: string;
}

/** Answers of calls that a page makes at first, by their addresses without the context path. */
export type GivenAnswers = Readonly<
  Record<string, { status: number; msg: string; data?: Readonly<Record<string, unknown>> }>
>;

/** What the server writes into a document. */
export interface StartData {
  locale: Locale;
  appearance: Appearance;
  contextPath: string;
  config: PublicConfig;
  user: User | null;
  companies?: Company[];
  /** In private mode, the key of the company whose pages stand below `/app`; only its members have it. */
  oneCompany?: string;
  scope: { company?: string; app?: string };
  /** What the address of the first page does not say: of an editor of a widget template its screen, its company and its app. */
  params?: Record<string, string>;
  routes: RouteTable;
  status: 200 | 403 | 404 | 409 | 410 | 500;
  screen: ScreenAnswer;
  shell: ScreenAnswer | null;
  /** What the company or app of a sign-in page shows around the form. */
  look?: ShownLook;
  /** The built-in sign-in page, when the screen shows its form (`sign-in`). */
  signIn?: ScreenAnswer;
  /** What the page asks for at first, so that it is whole at once. */
  given?: GivenAnswers;
  texts: Record<string, string>;
  /** How far the server's events had come when this was written: what comes after it may change what is shown. */
  cursor: string;
  safe: boolean;
  /** The browser is a mobile one, by what its request said. */
  mobile: boolean;
  notices?: Notice[];
  /** The document shows a shared page, and nothing of the platform. */
  isShared?: true;
  /** Proves to the server that this document named the page that a request comes from. No other answer has it. */
  pageKey: string;
}
