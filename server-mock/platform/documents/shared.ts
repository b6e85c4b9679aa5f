import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillIn, translateText } from '../../../src/i18n/translate.ts';
import { showsOnly } from '../../../src/screens/shows-only.ts';
import { element, escapeHtml } from '../../../src/shell/html.ts';
import type { Locale } from '../../../src/types/start.ts';
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
import { readPiece } from './pieces.ts';
import { sharedPageHeaders, sharedTextHeaders } from './policy.ts';
import { BUILT, type Templates, withStyles } from './template.ts';
import { textsFor } from './texts.ts';

type Services = FastifyRequest['server']['services'];

/** What an address of `/share/KEY` shows: what is shared, or why it is not shown. */
export type SharedDecision = Decision | { shared: SharedScreen; showing: Showing };

const SHARED = '/share/:key';

/** What says nothing about a page: one without a description or a logo. */
const EMPTY = /<meta property="[^"]*" content="">\n?/g;

/** What scripts say on a shared page besides the texts of the host: that it has no data, and how a component ended. */
const SAID = /^share\.noData$|^components\.frame\./;

/** The texts of a shared page: it leads to no page of the platform, so none of their texts come along. */
function ownTexts({ texts }: Services, locale: Locale, schema: object): Record<string, string> {
  const all = texts.dictionary(locale).texts;
  const said = Object.keys(all).filter((key) => SAID.test(key));
  return textsFor(all, [schema, ...said.map((key) => `i18n:${key}`)]);
}

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

/** What stands around a shared page, none of which its author writes: what programs that show links read, and who shared it. */
function around(request: FastifyRequest, { row, scope, name, description }: SharedScreen, locale: Locale) {
  const { config, projectRoot, texts } = request.server.services;
  const logo = scope.app?.logo || scope.company?.logo || config.logo;
  const origin = shownOrigin(request);
  const values = {
    ...{ name, description, site: config.siteName },
    by: [row.by, scope.company?.name].filter(Boolean).join(' · '),
    address: `${origin}${config.contextPath}${request.url.split('?', 1)[0]}`,
    picture: logo && new URL(logo, origin).href,
  };
  const escaped = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, escapeHtml(value)]));
  const piece = (file: string) =>
    fillIn(translateText(readPiece(projectRoot, `shared/${file}`), texts.dictionary(locale).texts), escaped);
  return { head: piece('head').replaceAll(EMPTY, ''), foot: piece('foot') };
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
  const template = isText ? templates('text') : withStyles(templates('shared'), showsOnly(screen.schema));
  const title = [isText ? shared.name : gathered.name, services.config.siteName].filter(Boolean).join(' · ');
  const { head, foot } = around(request, shared, locale);
  const { before, beforeKey, after } = fillTemplate(template, {
    title,
    // A text needs no more than the styles in its document.
    shell: isText ? { ...noShell, html: sharedText(shared, locale), covered: true } : noShell,
    skeleton: isText ? '' : await firstPictureOf(services, gathered.start, gathered.name),
    theme: gathered.theme,
    start: {
      ...start,
      texts: ownTexts(services, locale, screen.schema),
      screen: shown,
      routes: { routes: [], errors: {} },
      cursor: '',
      isShared: true,
    },
  });
  // A text needs no data.
  const withoutData = (end: string) => before.slice(0, before.indexOf('<script type="application/json"')) + end;
  const html = isText ? withoutData(after.slice(after.indexOf('</body>'))) : before + beforeKey + after;
  const whole = html.replace('</head>', () => `${head}</head>`).replace('<!--pagewright:shared-by-->', () => foot);
  const host = template.includes(BUILT) ? shownHost(request) : undefined;
  reply.headers(isText ? sharedTextHeaders(services.config, host) : sharedPageHeaders(services.config, host));
  await services.shares.count(shared.row);
  if (answeredFresh(request, reply, entityTag(whole))) return reply;
  return reply.send(whole);
}
