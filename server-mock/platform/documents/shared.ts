import type { FastifyReply, FastifyRequest } from 'fastify';
import { element, escapeHtml } from '../../../src/shell/html.ts';
import { shownHost, shownOrigin } from '../../kernel/addresses/own-origins.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { errorTable } from '../../kernel/errors/table.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { appearanceOf } from '../../kernel/http/appearance.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { type SharedScreen, sharedScreen, sharedText } from '../shares/index.ts';
import { noShell } from '../shells/index.ts';
import type { Decision, Showing, Visit } from './decide.ts';
import { fillTemplate } from './fill.ts';
import { type Gathered, gather, type Viewer } from './gather.ts';
import { isMobile } from './mobile.ts';
import { sharedPageHeaders, sharedTextHeaders } from './policy.ts';
import { BUILT, type Templates } from './template.ts';
import { textsFor } from './texts.ts';

type Services = FastifyRequest['server']['services'];

/** What an address of `/share/KEY` shows: what is shared, or why it is not shown. */
export type SharedDecision = Decision | { shared: SharedScreen; showing: Showing };

const SHARED = '/share/:key';

/** Notes a browser's word that a shared page cannot be drawn. */
function broken(request: FastifyRequest, key: string): Error {
  request.log.warn({ share: key }, 'a shared page could not be drawn');
  return fail('share-broken');
}

/** Looks for what an address shares. Other addresses are left as they are. */
export async function toShared(request: FastifyRequest, decision: Decision, visit: Visit): Promise<SharedDecision> {
  if ('redirect' in decision || decision.route?.path !== SHARED) return decision;
  const { services } = request.server;
  const locale = services.texts.localeOf(request);
  const kind = visit.query['shareMode'] === undefined ? 'page' : 'template';
  const { key = '' } = decision.params;
  try {
    if (visit.query['broken'] !== undefined) throw broken(request, key);
    return { shared: await sharedScreen(services, { key, kind, locale, cookies: request.cookies }), showing: decision };
  } catch (error) {
    if (!(error instanceof Failure) || !error.code.startsWith('share-')) throw error;
    if (error.code === 'share-password') return { ...decision, document: 'app', screen: 'share/password' };
    const { status, message } = errorTable[error.code];
    const more = { message: services.texts.text(locale, message) };
    const code = status === 404 || status === 410 ? status : 500;
    return { ...decision, status: code, params: { ...decision.params, ...more }, more };
  }
}

/** What people see around the page: who shared it. Its author writes none of this. */
function origin({ row, scope, name }: SharedScreen, text: (key: string) => string): string {
  const by = [row.by, scope.company?.name].filter(Boolean).join(' · ');
  const words = text('share.by').replaceAll('{name}', () => by);
  return `<footer class="pw-shared-by" data-page="${escapeHtml(name)}">${escapeHtml(words)}</footer>`;
}

/** What programs that show links read (Open Graph, https://ogp.me). */
function openGraph(request: FastifyRequest, { scope, name, description }: SharedScreen): string {
  const { config } = request.server.services;
  const logo = scope.app?.logo || scope.company?.logo || config.logo;
  const absolute = logo && new URL(logo, shownOrigin(request)).href;
  const tags = {
    'og:type': 'website',
    'og:title': name,
    'og:description': description,
    'og:site_name': config.siteName,
    'og:url': `${shownOrigin(request)}${config.contextPath}${request.url.split('?', 1)[0]}`,
    'og:image': absolute,
  };
  return Object.entries(tags)
    .filter(([, content]) => content)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}">`)
    .join('');
}

/** What of a page can be seen before its scripts run. */
async function firstPictureOf({ shells }: Services, start: Gathered['start'], name: string): Promise<string> {
  const { config, locale, texts, mobile, screen } = start;
  const seen = { user: null, companies: [], params: {}, visit: 'first' };
  const unknown = `<h1 class="pw-title">${escapeHtml(name)}</h1>`;
  const own = textsFor(texts, [screen.schema]);
  const context = { config, locale, texts: own, mobile, query: {}, search: '', seen, rest: '', unknown };
  return (await shells.frame(null, screen, context)) || element('main', { class: 'pw-main' }, unknown);
}

/** Answers with what is shared: a text as a document without scripts, a page in the document that has neither session nor network. */
export async function showShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { shared, showing }: { shared: SharedScreen; showing: Showing },
  templates: Templates,
): Promise<FastifyReply> {
  const { services } = request.server;
  const locale = services.texts.localeOf(request);
  const viewer: Viewer = {
    ...{ user: null, companies: [], query: {}, safe: false, preview: undefined },
    ...{ scope: shared.scope, locale, appearance: appearanceOf(request), mobile: isMobile(request.headers) },
  };
  const gathered = await gather(services, { ...showing, screen: shared.screen.id }, viewer);
  if (!gathered) throw new Error(`the shared screen ${shared.screen.id} is gone`);
  const isText = shared.type === 2 || shared.type === 3;
  const { screen, ...start } = gathered.start;
  const { report: _, editAt: __, ...shown } = screen;
  const template = templates(isText ? 'text' : 'shared');
  const title = [isText ? shared.name : gathered.name, services.config.siteName].filter(Boolean).join(' · ');
  const text = (key: string) => services.texts.text(locale, key);
  const { before, beforeKey, after } = fillTemplate(template, {
    title,
    // A text needs no more than the styles in its document.
    shell: isText ? { ...noShell, html: sharedText(shared, locale), covered: true } : noShell,
    skeleton: isText ? '' : await firstPictureOf(services, gathered.start, gathered.name),
    theme: gathered.theme,
    start: { ...start, screen: shown, routes: { routes: [], errors: {} }, cursor: '', isShared: true },
  });
  // A text needs no data.
  const withoutData = (end: string) => before.slice(0, before.indexOf('<script type="application/json"')) + end;
  const html = isText ? withoutData(after.slice(after.indexOf('</body>'))) : before + beforeKey + after;
  const whole = html
    .replace('</head>', () => `${openGraph(request, shared)}</head>`)
    .replace('<!--pagewright:origin-->', () => origin(shared, text));
  const host = template.includes(BUILT) ? shownHost(request) : undefined;
  reply.headers(isText ? sharedTextHeaders(services.config, host) : sharedPageHeaders(services.config, host));
  await services.shares.count(shared.row);
  if (answeredFresh(request, reply, entityTag(whole))) return reply;
  return reply.send(whole);
}
