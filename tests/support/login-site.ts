import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fillTemplate } from '../../server-mock/platform/documents/fill.ts';
import { textsFor } from '../../server-mock/platform/documents/texts.ts';
import { compileShell } from '../../src/shell/index.ts';
import type { Locale, PublicConfig, StartData } from '../../src/types/start.ts';
import { readComposed } from '../../src/validation/parts/shipped.ts';

/** What a test wants to see; everything else is as a fresh installation has it. */
export interface LoginView {
  locale?: Locale;
  method?: string;
  mobile?: boolean;
  config?: Partial<PublicConfig>;
  /** The page definition; the shipped one when absent. */
  schema?: Record<string, unknown>;
  /** No static shell, so that only the live page shows. */
  withoutShell?: boolean;
  /** Nothing but the document's own CSS, whatever the page needs. */
  ownStyles?: boolean;
}

export interface Post {
  path: string;
  type: string;
  body: string;
}

/** A login page without a database behind it: the built client, any configuration, and a record of what was posted. */
export interface LoginSite {
  url(view?: LoginView, query?: string): string;
  /** Address of the whole style sheet. */
  styles: string;
  posts: Post[];
  /** The answer to JSON posts, until changed; form posts are answered by a redirect to `/done`. */
  answer: { status: number; body: object };
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const client = process.env['CLIENT_DIR'] ?? join(root, 'dist/client');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const readJson = (file: string) => JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8'));

const FRESH: PublicConfig = {
  mode: 'saas',
  authTypes: ['email', 'password'],
  defaultAuth: '',
  siteName: 'Pagewright',
  logo: '',
  loginBackground: '',
  docLink: '',
  applyLink: '',
  orgName: '',
  isBaiduCloud: false,
  disabledEntries: [],
  featureFlag: { standaloneGitPush: false, quickApp: false, looks: false },
  integration: { type: '', appId: '' },
  contextPath: '',
  frameHosts: [],
  componentHost: '',
  passwordDescription: '',
};

/** Starts such a site on a free port. The client must have been built. */
export async function startLoginSite(): Promise<LoginSite> {
  const views = new Map<string, LoginView>();
  const site = { posts: [] as Post[], answer: { status: 200, body: { status: 0, msg: '', data: {} } } };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (request.method === 'POST') return receive(request, response, site);
    if (pathname !== '/login') return sendFile(pathname, response);
    const view = views.get(searchParams.get('view') ?? '') ?? {};
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(loginDocument(view, searchParams));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const styles = readFileSync(join(client, 'login.html'), 'utf8').match(/assets\/styles-[\w-]+\.css/)?.[0];
  return Object.assign(site, {
    styles: `${origin}/${styles}`,
    url(view: LoginView = {}, query = '') {
      views.set(String(views.size), view);
      return `${origin}/login?view=${views.size - 1}${query && `&${query}`}`;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  });
}

function loginDocument(view: LoginView, parameters: URLSearchParams): string {
  const { locale = 'zh-CN', method = '', mobile = false, ownStyles = false, withoutShell = false } = view;
  const schema = view.schema ?? readComposed(root, 'account/login');
  const config = { ...FRESH, ...view.config };
  const texts = textsFor(readJson(`locales/${locale}.json`), [schema]);
  const start: Omit<StartData, 'pageKey'> = {
    locale,
    appearance: 'light',
    contextPath: '',
    config,
    user: null,
    scope: {},
    routes: readJson('routes.json'),
    status: 200,
    screen: { id: 'account/login', schema, version: 1, layer: 'builtin' },
    shell: null,
    texts,
    cursor: '',
    safe: false,
    mobile,
  };
  const shell = compileShell(schema, {
    config,
    locale,
    texts,
    mobile,
    method,
    query: Object.fromEntries(parameters),
    search: `?${parameters}`,
  });
  const html = withoutShell ? '' : shell.html;
  const template = readFileSync(join(client, 'login.html'), 'utf8');
  const filled = fillTemplate(template, {
    title: 'Login',
    start,
    shell: { html, covered: shell.covered || ownStyles },
  });
  return filled.before + filled.beforeKey + filled.after;
}

async function receive(request: IncomingMessage, response: ServerResponse, site: Pick<LoginSite, 'posts' | 'answer'>) {
  let body = '';
  for await (const part of request) body += part;
  const type = request.headers['content-type'] ?? '';
  site.posts.push({ path: request.url!, type, body });
  if (type.startsWith('application/x-www-form-urlencoded'))
    return void response.writeHead(302, { Location: '/done' }).end();
  response.writeHead(site.answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(site.answer.body));
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Where people arrive: without scripts, and with them. */
const AFTER_SIGN_IN = ['/done', '/'];

const rules = ['8 to 16 characters.', 'At least one digit.'];
const PASSWORDS = {
  status: 0,
  msg: '',
  data: {
    description: rules.join(' '),
    rules,
    checks: [
      { text: rules[0], pattern: '/^.{8,16}$/' },
      { text: rules[1], pattern: '/[0-9]/' },
    ],
    pattern: '/^(?=.*[0-9]).{8,16}$/',
  },
};

function sendFile(path: string, response: ServerResponse): void {
  if (path === '/api/screen-events')
    return void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
  if (path === '/passwordDesc') return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(PASSWORDS));
  if (path.startsWith('/api/')) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  if (path === '/picture.svg') return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(PICTURE);
  const file = join(client, path);
  if (!path.startsWith('/assets/') || path.includes('..') || !existsSync(file)) {
    response.writeHead(AFTER_SIGN_IN.includes(path) ? 200 : 404, { 'Content-Type': 'text/html' }).end();
    return;
  }
  response
    .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
}
