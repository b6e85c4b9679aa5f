import type { FastifyReply } from 'fastify';
import { ledMark, publicOriginElsewhere } from '../../kernel/addresses/own-origins.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { loginPath, standaloneLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { methods } from '../methods/index.ts';
import { sendHop } from './hop.ts';
import type { BrowserMethod } from './registry.ts';

type Begun = Call<'beginExternalSignIn' | 'finishExternalSignIn'>;

/** What the address of a way to a provider says in place of an intent, when the link has to begin at the public address. */
export const linkElsewhere = 'elsewhere';

/** The page where WeChat's code is shown in a frame, with the tab of it open. */
function pageOfFrame(query: URLSearchParams): string {
  const isStandalone = query.get('from') === 'standalone';
  if (isStandalone) query.set('type', String(methods.weixin.code));
  else query.set('authType', 'weixin');
  return isStandalone ? standaloneLoginPath : loginPath;
}

/**
 * Leads a browser that begins at another host of ours to the public origin, and has it begin there: providers send it back there, and
 * cookies stay with their host. To link an account one has to be signed in there, too, so that begins at its page. Undefined where the browser is
 * at the right host, or has been led already: behind a proxy that renames hosts it would go round in circles.
 * @param kept the query string to begin with
 */
export function leadToPublic(context: Begun, method: BrowserMethod, kept: string): FastifyReply | undefined {
  const { services, request, reply, locale, query } = context;
  const { contextPath } = services.config;
  const origin = publicOriginElsewhere(request);
  if (origin === null || query[ledMark] !== undefined) return undefined;
  if (query['link'] === linkElsewhere) return reply.redirect(`${origin}${contextPath}/i/linked-accounts`, 302);
  // An intent is kept where the browser is.
  if (query['link'] !== undefined) return undefined;
  const asked = new URLSearchParams(kept);
  asked.set(ledMark, '1');
  if (method !== 'weixin') return reply.redirect(`${origin}${contextPath}/auth/${method}?${asked}`, 302);
  const page = pageOfFrame(asked);
  const words = { locale, label: context.text('api.sign-in-goes-on') };
  return sendHop(reply, `${origin}${contextPath}${page}?${asked}`, words, services.config);
}
