import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standardLogin } from '../../../src/shell/standard-login.ts';
import { leavePath } from '../../../src/types/decoration.ts';
import { messengerScript } from '../../identity/integration/index.ts';
import { pageWithoutFirstStep } from '../../identity/second-step/index.ts';
import { shownHost } from '../../kernel/addresses/own-origins.ts';
import { addressOf, wantsDocument } from '../../kernel/contracts/wants-document.ts';
import { classify } from '../../kernel/errors/classify.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { appearanceOf } from '../../kernel/http/appearance.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { handleError } from '../../kernel/http/handler.ts';
import { isStorable } from '../../kernel/http/text-hook.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import { previewedKey, previewOf } from '../app-templates/index.ts';
import { auditDraft, shortPreviewPath } from '../screens/index.ts';
import { createCompressedDocuments, takesBrotli } from './compressed.ts';
import { type Decision, decide, errorPage, type Showing, type Visit } from './decide.ts';
import { registerDecoration } from './decoration.ts';
import { editPage, editPagePath } from './edit-page.ts';
import { fillTemplate } from './fill.ts';
import { toFirstDoc } from './first-answers.ts';
import { createFirstPictures } from './first-picture.ts';
import type { Viewer } from './gather.ts';
import { ofExistingContent } from './missing.ts';
import { isMobile } from './mobile.ts';
import { ofExistingTemplate } from './of-template.ts';
import { placeOfOneCompany, toFirstPage } from './one-company.ts';
import { documentHeaders } from './policy.ts';
import { setupPage } from './set-up-pages.ts';
import { type SharedDecision, showShared, toShared } from './shared.ts';
import { shortPreview } from './short-preview.ts';
import { BUILT, type Templates, withoutScripts } from './template.ts';
import { registerTenantPage } from './tenant-page.ts';
import type { TriedPage } from './tried-page.ts';
import { createTurnOwner } from './turn-owner.ts';
import { createTurnstile } from './turnstile.ts';
import { ofExistingApp, scopeOf, visitOf } from './visit.ts';
import { gatherWithShell } from './with-shell.ts';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** An administrator who tries a page sees what somebody sees who is not signed in. */
const asVisitor = ({ id, linked, look, locale, mobile }: TriedPage): Partial<Viewer> => ({
  user: null,
  companies: [],
  preview: undefined,
  mobile,
  isTried: true,
  ...(look ? { triedLook: look } : {}),
  ...(id ? { tries: { id, ...(linked ? { linked } : {}) } } : {}),
  ...(locale ? { locale } : {}),
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the page of the request's address. */
    showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
    /** Answers that there is no such page. */
    showNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  }
}

/** Serves the pages of the route table: any GET that no call of the API answers. */
export function registerDocuments(app: FastifyInstance, templates: Templates): void {
  const { services } = app;
  const firstPicture = createFirstPictures(services);
  const compressed = createCompressedDocuments();
  const turnstile = createTurnstile();
  const turnOwner = createTurnOwner(services);

  async function show(request: FastifyRequest, reply: FastifyReply, showing: Showing, visit: Visit) {
    const viewer: Viewer = {
      user: visit.user,
      companies: visit.companies,
      query: visit.query,
      scope: await scopeOf(services, showing, visit),
      locale: services.texts.localeOf(request),
      appearance: appearanceOf(request),
      mobile: isMobile(request.headers),
      safe: visit.query['safe'] === '1' || services.installation.state() !== 'ready',
      // The page that is shown instead says that the link has ended.
      preview: visit.hasExpired ? undefined : visit.query['preview'],
      ...(visit.tried ? asVisitor(visit.tried) : {}),
    };
    // Its compression takes the turn of this company.
    request.scope = viewer.scope;
    const address = { search: visit.search, method: request.cookies['login_method'] };
    const gathered = await gatherWithShell(services, showing, viewer, address);
    if (!gathered) throw fail('screen-not-found');
    const { title, screen, start, shell, theme } = gathered;
    // A published sign-in page is for people without a session, also at the address of a preview.
    if (showing.document === 'login' && visit.previews && !visit.tried && screen.version !== 0) {
      return reply.redirect(safeRedirect(undefined, services.config.contextPath));
    }
    const token = viewer.preview ?? visit.tried?.linked?.token;
    const draft = token && screen.version === 0 ? services.screens.readPreview(token) : null;
    const looker = { user: visit.user, address: request.ip };
    if (draft) await auditDraft(services, draft, { action: 'screen.preview', id: draft.id, ...looker });
    const skeleton = await firstPicture(showing, gathered, visit);
    const wayIn = showing.document === 'login' ? standardLogin(start, visit.query) : '';
    const guest = messengerScript(showing.screen, services.config);
    const template = templates(showing.document);
    const filled = fillTemplate(visit.tried ? withoutScripts(template) : template, {
      title,
      shell,
      skeleton,
      wayIn,
      guest,
      theme,
      start,
    });
    const { before, beforeKey, after } = filled;
    const binding = services.pageKeys.bind(request, reply);
    const host = template.includes(BUILT) ? shownHost(request) : undefined;
    const policy = { guest, isInert: visit.tried !== null, isDressed: visit.tried?.isDressed ?? false, host };
    reply.code(showing.status).headers(documentHeaders(showing.document, services.config, policy));
    const content = entityTag(before);
    // A browser's copy has a key in it: it is good for this browser alone, and for a day.
    const day = Math.floor(services.now().getTime() / DAY);
    const etag = entityTag(`${content} ${beforeKey} ${binding} ${day} ${after}`);
    if (showing.status === 200 && answeredFresh(request, reply, etag)) return reply;
    const rest = beforeKey + services.pageKeys.issue(binding) + after;
    const shared = showing.document === 'login' && !visit.user && takesBrotli(request.headers['accept-encoding']);
    if (!shared) return reply.send(before + rest);
    return reply.header('Content-Encoding', 'br').send(await compressed(before, content, rest));
  }

  async function showError(request: FastifyRequest, reply: FastifyReply, status: 404 | 500) {
    const visit: Visit = {
      ...addressOf(request),
      shown: request.url,
      user: null,
      companies: [],
      mustChangePassword: false,
      previews: false,
      hasExpired: false,
      asksForSession: false,
      publicOrigin: null,
      tried: null,
      mayEdit: () => false,
    };
    const showing = errorPage(services.routeTable.current(), status);
    try {
      return await show(request, reply, showing, visit);
    } catch (error) {
      request.log.error({ err: error }, 'error page failed, the built-in one is shown');
      return show(request, reply, showing, { ...visit, query: { safe: '1' } });
    }
  }

  /** The running copy of a template. */
  async function toPreview(request: FastifyRequest, template: string): Promise<Decision> {
    const locale = services.texts.localeOf(request);
    const text = (key: string, values?: Record<string, string | number>) => services.texts.text(locale, key, values);
    const address = await previewOf({ services, locale, text }, template);
    if (address === null) return errorPage(services.routeTable.current(), 404);
    return { redirect: services.config.contextPath + address };
  }

  async function decided(request: FastifyRequest, visit: Visit): Promise<SharedDecision> {
    if (visit.pathname === editPagePath) return editPage(request, visit);
    if (visit.pathname === shortPreviewPath) return shortPreview(services, visit);
    if (visit.pathname === leavePath && !services.loginPages.isLeaving(visit.query))
      return errorPage(services.routeTable.current(), 404);
    const template = previewedKey(visit.pathname);
    if (template !== null) return toPreview(request, template);
    const wanted = decide(services.routeTable.current(), services.config, visit);
    const found = await ofExistingTemplate(services, wanted, visit);
    const app = await toFirstPage(services, await ofExistingApp(services, found, visit.user), visit);
    const there = await ofExistingContent(services, toFirstDoc(services, app, visit), services.texts.localeOf(request));
    return toShared(request, there, visit);
  }

  async function visited(request: FastifyRequest, reply: FastifyReply) {
    const { session, url } = request;
    const texts = Object.values({ ...(request.params as { '*': string }), ...addressOf(request).query });
    if (!texts.every(isStorable)) return showError(request, reply, 404);
    const visit = await visitOf(request);
    const place = await placeOfOneCompany(request, visit);
    if (place !== null) return reply.redirect(place, 302);
    const setup = await setupPage(request, services, visit);
    const elsewhere = setup ? null : await pageWithoutFirstStep(request, services, visit);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const decision = setup ?? (await decided(request, visit));
    if ('redirect' in decision) return reply.redirect(decision.redirect, 302);
    if ('shared' in decision) return showShared(request, reply, decision, templates);
    const shown = await show(request, reply, decision, visit);
    if (!session && decision.status === 200) turnstile.know(url);
    return shown;
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const visit = () => visited(request, reply);
    const owner = () => turnOwner(addressOf(request).query);
    try {
      return await (request.session ? visit() : turnstile.pass(request.url, owner, visit));
    } catch (error) {
      request.log.error({ err: error }, 'page failed');
      return showError(request, reply, 500);
    }
  }

  /** Also what hooks meet with before a page is looked for, a database that is gone above all, is shown as a page. */
  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (classify(error).code !== 'internal' || !wantsDocument(request)) return handleError(error, request, reply);
    request.log.error({ err: error }, 'page failed');
    return showError(request, reply, 500);
  }

  app.decorate('showPage', page);
  app.decorate('showNotFound', (request: FastifyRequest, reply: FastifyReply) => showError(request, reply, 404));
  registerDecoration(app, templates);
  registerTenantPage(app, templates);
  app.get('/*', { errorHandler }, (request, reply) =>
    wantsDocument(request) ? page(request, reply) : reply.callNotFound(),
  );
}
