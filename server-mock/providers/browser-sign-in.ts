import type { AnyQuery, ProviderName } from '../../src/types/generated/contracts/providers.ts';
import type { Context } from '../contracts/index.ts';
import { PLATFORM } from '../database/index.ts';
import { fail } from '../errors/fail.ts';
import { arrive } from '../identities/index.ts';
import { requireMethod } from '../login/methods.ts';
import { callbackAddress, comesBackToStart } from './addresses.ts';
import { tripMark } from './browser.ts';
import { companyOf, readCompanyProvider } from './company/provider.ts';
import { failedSignIn, queryToKeep } from './failure.ts';
import { sendHop } from './hop.ts';
import { type Provider, SignInAgain } from './provider.ts';
import { type BrowserMethod, isBrowserMethod, providerOf } from './registry.ts';
import { type Departure, setOut, takeBack } from './trips.ts';
import { trouble } from './trouble.ts';

type Visit = Context<unknown, AnyQuery, ProviderName>;

const methodOf = ({ params }: Visit): BrowserMethod => {
  if (!isBrowserMethod(params.provider)) throw fail('not-found');
  return params.provider;
};

const searchOf = ({ request }: Visit): string => request.url.slice(`${request.url}?`.indexOf('?'));

async function requireProvider({ services }: Visit, method: BrowserMethod, companyId: number): Promise<Provider> {
  const company = method === 'third-company' ? await readCompanyProvider(services, companyId) : null;
  const provider = providerOf(method, services.config, company);
  if (!provider) throw trouble('provider-not-configured', 'its settings are missing');
  return provider;
}

/** Sends the browser to a provider: answers its address. */
async function depart(context: Visit, departure: Departure & { method: BrowserMethod }): Promise<string> {
  const provider = await requireProvider(context, departure.method, departure.companyId);
  return (await provider.authorize(await setOut(context, departure))).href;
}

async function companyIdOf({ services, query }: Visit, method: BrowserMethod): Promise<number> {
  if (method !== 'third-company') return PLATFORM;
  return (await companyOf(services, query)) ?? PLATFORM;
}

/** `GET /auth/{provider}`: on to the provider; what prevents it is told by the sign-in page. */
export async function beginExternalSignIn(context: Visit) {
  const { services, request, reply, query } = context;
  const method = methodOf(context);
  if (comesBackToStart(method) && typeof query['state'] === 'string') return finishExternalSignIn(context);
  const kept = { method, query: queryToKeep(searchOf(context)), companyId: PLATFORM, again: false };
  try {
    requireMethod(services.config, method);
    const companyId = await companyIdOf(context, method);
    const callback = callbackAddress(request, services.config, method);
    return reply.redirect(await depart(context, { ...kept, companyId, callback }), 302);
  } catch (error) {
    return reply.redirect(await failedSignIn(context, error, kept), 302);
  }
}

/**
 * Whether the provider led a frame back instead of the window. Browsers say so where the page is secure; elsewhere it
 * shows in that our mark is missing, which they do not send to a frame that another site leads here.
 */
function isFramed({ request, query }: Visit): boolean {
  if (query['top'] === '1') return false;
  const place = request.headers['sec-fetch-dest'];
  return place === 'iframe' || place === 'frame' || (place === undefined && tripMark(request) === undefined);
}

/** `GET /auth/{provider}/callback`: back from the provider. A sign-in in a frame first takes over the whole window. */
export async function finishExternalSignIn(context: Visit) {
  const { services, request, reply, locale } = context;
  const words = { locale, label: context.text('api.sign-in-goes-on') };
  const method = methodOf(context);
  if (method === 'weixin' && isFramed(context)) {
    const here = `${services.config.contextPath}${request.url}`;
    return sendHop(reply, `${here}${here.includes('?') ? '&' : '?'}top=1`, words, services.config);
  }
  const goOn = await comeBack(context, method);
  if (services.config.session.sameSite !== 'strict') return reply.redirect(goOn, 302);
  return sendHop(reply, goOn, words, services.config);
}

/** Finishes a sign-in and answers where the browser goes on to. */
async function comeBack(context: Visit, method: BrowserMethod): Promise<string> {
  const { services, request, query } = context;
  let kept = { method, query: '', companyId: PLATFORM };
  try {
    requireMethod(services.config, method);
    const callback = callbackAddress(request, services.config, method);
    const returned = await takeBack(context, method, String(query['state'] ?? ''), callback);
    kept = { method, query: returned.query, companyId: returned.companyId };
    const provider = await requireProvider(context, method, returned.companyId);
    try {
      const person = await provider.redeem(returned.trip, new URL(callback + searchOf(context)));
      return (await arrive(context, person, new URLSearchParams(kept.query).get('redirect') ?? undefined)).redirect;
    } catch (error) {
      if (!(error instanceof SignInAgain)) throw error;
      if (returned.again) throw trouble('provider-refused', 'what came back was too old twice');
      return await depart(context, { ...kept, callback, again: true });
    }
  } catch (error) {
    return failedSignIn(context, error, kept);
  }
}
