import type { Call } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isOwnStep } from '../../kernel/origin/own-step.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import { companyLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { agreedSettings, arrive, type ExternalUser, linkOwn } from '../identities/index.ts';
import { requireMethod } from '../methods/index.ts';
import { callbackAddress, comesBackToStart } from './addresses.ts';
import { tripMark } from './browser.ts';
import { companyOf, namesCompany } from './company/provider.ts';
import { failedSignIn, queryToKeep } from './failure.ts';
import { requireProvider } from './find-provider.ts';
import { sendHop } from './hop.ts';
import { takeLinkIntent } from './linking/intent.ts';
import { failedLink, linkedPage } from './linking/outcome.ts';
import { SignInAgain } from './provider.ts';
import { leadToPublic } from './public-first.ts';
import { type BrowserMethod, isBrowserMethod } from './registry.ts';
import { type Departure, type Return, setOut, takeBack } from './trips.ts';
import { trouble } from './trouble.ts';

type Visit = Call<'beginExternalSignIn' | 'finishExternalSignIn'>;

const methodOf = ({ params }: Visit): BrowserMethod => {
  if (!isBrowserMethod(params.provider)) throw fail('not-found');
  return params.provider;
};

const searchOf = ({ request }: Visit): string => request.url.slice(`${request.url}?`.indexOf('?'));

/** Sends the browser to a provider: answers its address. */
async function depart(context: Visit, departure: Departure & { method: BrowserMethod }): Promise<string> {
  const provider = await requireProvider(context.services, departure.method, departure.companyId);
  return (await provider.authorize(await setOut(context, departure))).href;
}

async function companyIdOf(context: Visit, method: BrowserMethod): Promise<number> {
  const { services, query } = context;
  if (typeof query['link'] === 'string') return takeLinkIntent(context, method, query['link']);
  if (method !== 'third-company') return PLATFORM;
  return (await companyOf(services, query))?.id ?? PLATFORM;
}

/** Where the browser goes with what went wrong: to the page it began at. */
const failed = (context: Visit, error: unknown, kept: Omit<Departure, 'callback' | 'again'>): Promise<string> =>
  kept.purpose === 'link' ? failedLink(context, error, kept.method) : failedSignIn(context, error, kept);

/** Whether the browser asks for something within a page, such as a frame or a picture, and not for the page of a window. */
const isWithinPage = ({ request }: Visit): boolean => (request.headers['sec-fetch-dest'] ?? 'document') !== 'document';

/**
 * Whether another site, or a part of a page, leads somebody here who is signed in. They stay who they are: otherwise a provider could
 * have anybody's browser go on as one of its own people, without a click.
 */
function isLedUnasked(context: Visit): boolean {
  const { 'sec-fetch-site': site = 'none' } = context.request.headers;
  return context.user !== null && (isWithinPage(context) || !['none', 'same-origin'].includes(site));
}

/**
 * The page that asks before a company's provider may sign a visitor in: the address names no company, or another site led the visitor
 * here. Such a provider can answer at once with an account of its choice. So the visitor reads the company's key and presses
 * "Continue"; otherwise any site could sign a visitor in (login CSRF). Null when the sign-in may begin.
 */
async function pageToAsk({ services, request, query }: Visit, kept: string): Promise<string | null> {
  const asked = new URLSearchParams(kept);
  if (namesCompany(query, services)) {
    if (isOwnStep(request)) return null;
    const company = await companyOf(services, query);
    if (company) asked.set('company', company.key);
    asked.set('led', '1');
  }
  return `${services.config.contextPath}${companyLoginPath}${asked.size > 0 ? `?${asked}` : ''}`;
}

/** `GET /auth/{provider}`: on to the provider; what prevents it is told by the page it began at. */
export async function beginExternalSignIn(context: Visit) {
  const { services, request, reply, query } = context;
  const method = methodOf(context);
  if (comesBackToStart(method) && typeof query['state'] === 'string') return finishExternalSignIn(context);
  const links = typeof query['link'] === 'string';
  if (!links && isLedUnasked(context)) {
    return reply.redirect(safeRedirect(query['redirect'], services.config.contextPath), 302);
  }
  const kept = links
    ? { method, purpose: 'link' as const, query: '', companyId: PLATFORM }
    : { method, purpose: 'sign-in' as const, query: queryToKeep(searchOf(context)), companyId: PLATFORM };
  try {
    requireMethod(services.config, method);
    const led = leadToPublic(context, method, kept.query);
    if (led) return led;
    const asking = method === 'third-company' && !links && (await pageToAsk(context, kept.query));
    if (asking) return reply.redirect(asking, 302);
    const companyId = await companyIdOf(context, method);
    const callback = callbackAddress(request, services.config, method);
    return reply.redirect(await depart(context, { ...kept, companyId, callback, again: false }), 302);
  } catch (error) {
    return reply.redirect(await failed(context, error, kept), 302);
  }
}

/**
 * Whether the provider led a frame back instead of the window. Browsers say so where the page is secure; elsewhere it
 * shows in that our mark is missing, which they do not send to a frame that another site leads here.
 */
function isFramed({ request }: Visit): boolean {
  const place = request.headers['sec-fetch-dest'];
  return place === 'iframe' || place === 'frame' || (place === undefined && tripMark(request) === undefined);
}

/**
 * `GET /auth/{provider}/callback`: back from the provider. A sign-in in a frame first takes over the whole window; where the
 * session goes along with no step from another site, a step of our own comes before.
 */
export async function finishExternalSignIn(context: Visit) {
  const { services, request, reply, locale, query } = context;
  const { contextPath, session } = services.config;
  const method = methodOf(context);
  const isOwnStep = query['top'] === '1';
  if (!isOwnStep && (session.sameSite === 'strict' || (method === 'weixin' && isFramed(context)))) {
    const here = `${contextPath}${request.url}`;
    const words = { locale, label: context.text('api.sign-in-goes-on') };
    return sendHop(reply, `${here}${here.includes('?') ? '&' : '?'}top=1`, words, services.config);
  }
  // Only the frame of WeChat's code comes back within a page, and it has left it above.
  if (context.user !== null && isWithinPage(context)) return reply.redirect(`${contextPath}/`, 302);
  return reply.redirect(await comeBack(context, method), 302);
}

/**
 * Where the one that a provider vouched for goes on to: into the account it leads to, or back to that of the session. Who has signed
 * in to another account meanwhile stays there. Otherwise a provider could hold its answer back and swap the account later.
 */
async function arriveOrLink(context: Visit, person: ExternalUser, { purpose, query }: Return): Promise<string> {
  const { services, user } = context;
  if (purpose === 'link') return linkedPage(context, person.provider, await linkOwn(context, person));
  const wanted = new URLSearchParams(query).get('redirect') ?? undefined;
  const isSomebodyElse = user !== null && (await services.identities.find(person))?.id !== user.id;
  if (isSomebodyElse) return safeRedirect(wanted, services.config.contextPath);
  return (await arrive(context, person, wanted)).redirect;
}

/** Finishes a sign-in and answers where the browser goes on to. */
async function comeBack(context: Visit, method: BrowserMethod): Promise<string> {
  const { services, request, query } = context;
  let kept: Omit<Departure, 'callback' | 'again'> = { method, purpose: 'sign-in', query: '', companyId: PLATFORM };
  try {
    requireMethod(services.config, method);
    const callback = callbackAddress(request, services.config, method);
    const returned = await takeBack(context, method, String(query['state'] ?? ''), callback);
    const { trip, again, ...departed } = returned;
    kept = departed;
    // Before the provider: its answer may be held back until it is removed, or another one is agreed to.
    const agreed = await agreedSettings(services.database, returned.companyId);
    const provider = await requireProvider(services, method, returned.companyId);
    try {
      const person = await provider.redeem(trip, new URL(callback + searchOf(context)));
      return await arriveOrLink(context, { ...person, agreed }, returned);
    } catch (error) {
      if (!(error instanceof SignInAgain)) throw error;
      if (again) throw trouble('provider-refused', 'what came back was too old twice');
      return await depart(context, { ...departed, method, again: true });
    }
  } catch (error) {
    return failed(context, error, kept);
  }
}
