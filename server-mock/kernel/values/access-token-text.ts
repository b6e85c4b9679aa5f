import type { FastifyRequest } from 'fastify';
import { PAGE_HEADER } from '../../../src/reach/page-name.ts';

/** What every access token begins with: programs that look for leaked secrets find it, and no other scheme's token has it. */
export const ACCESS_TOKEN_START = 'pagewright_';

/** The address that is there for programs alone. */
const FOR_PROGRAMS = '/mcp';

const OF_PAGES = ['sec-fetch-site', 'sec-fetch-dest', PAGE_HEADER.toLowerCase()];

/** Whether a page sends the request: browsers say where a request comes from, and our host names the page. */
export const isOfPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  OF_PAGES.some((name) => headers[name] !== undefined);

/** Whether the request was routed to a call that takes access tokens. */
function takesTokens({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  const { operation } = (routeOptions?.config ?? {}) as { operation?: { token?: unknown } };
  return operation?.token !== undefined;
}

/**
 * The access token in a request's `Authorization` header; null for a request without one. A text that is no token of ours counts as a
 * wrong one where it can be meant as nothing else, so that the program hears of its token: from a program without cookies, at a call
 * that takes tokens. Elsewhere it is not looked at: a proxy in front of us may add a token of its own to what people send. `/mcp` is
 * for programs alone; a program that comes there with nothing has the empty token.
 */
export function accessTokenOf(request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string | null {
  const { authorization, cookie } = request.headers;
  if (authorization === undefined && request.routeOptions?.url !== FOR_PROGRAMS) return null;
  const [, given] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  if (given?.startsWith(ACCESS_TOKEN_START)) return given;
  if (isOfPage(request)) return null;
  if (request.routeOptions?.url === FOR_PROGRAMS) return given ?? (cookie === undefined ? '' : null);
  return given !== undefined && cookie === undefined && takesTokens(request) ? given : null;
}
