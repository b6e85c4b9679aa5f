import type { FastifyRequest } from 'fastify';
import { Failure, fail } from '../errors/fail.ts';
import { networkOf } from '../limits/network.ts';
import { accessTokenFailures } from '../limits/rules.ts';
import { requireWithin } from '../limits/within.ts';
import { isOfPage } from '../values/access-token-text.ts';
import { mayAdminister } from './access.ts';
import type { Operation } from './contract.ts';
import type { Session } from './session.ts';
import type { Tenancy } from './tenancy.ts';

/** What a token may do; each right holds those before it. */
export const tokenRights = ['read', 'draft', 'publish'] as const;
export type TokenRight = (typeof tokenRights)[number];

/** The access token that a request comes with, and what it is cut down to. */
export interface AccessToken {
  id: number;
  name: string;
  /** Key of the one company whose level, apps included, it is good for; null: the platform's level. */
  companyKey: string | null;
  right: TokenRight;
}

/** A token and the person in whose name it acts. */
export interface TokenSession {
  token: AccessToken;
  session: Session;
}

/** Finds live tokens; each look-up asks the database, so that a revoked one ends at once on every node. */
export interface AccessTokens {
  /** Null when unknown, revoked or expired, or when the account is disabled. The text itself is not stored. */
  find(secret: string): Promise<TokenSession | null>;
  /** The same for a token of an account that was found before. */
  findAgain(accountId: number, id: number): Promise<TokenSession | null>;
}

/**
 * Puts the person of an access token into the request. The token counts alone: a cookie beside it is not read, so no other
 * site can add to what the caller may do. Throws `access-token-in-page` for a request of a page, `access-token-not-taken` for a
 * call that takes none, `access-token-wrong`, and `too-many-requests` after many wrong ones of one network. A right one is
 * never held up by wrong ones: it has 256 random bits, so guesses lead nowhere and only cost us work.
 */
export async function readAccessToken(request: FastifyRequest, secret: string): Promise<void> {
  const { services } = request.server;
  const { operation } = request.routeOptions.config as { operation?: Operation };
  if (isOfPage(request)) throw fail('access-token-in-page');
  // A document, or an address without a call: nobody is signed in there.
  if (!operation) return;
  if (!operation.token) throw fail('access-token-not-taken');
  const found = await services.accessTokens.find(secret);
  request.session = found?.session ?? null;
  request.accessToken = found?.token ?? null;
  if (found) return;
  await requireWithin(services.limits, `access-token:${networkOf(request.ip)}`, accessTokenFailures);
  throw fail('access-token-wrong');
}

/**
 * Cuts a call down to what its token is for. It looks at the keys in the path and at no company, so that a token shows nothing
 * of other levels. Throws `access-token-level`, or says which right is missing.
 */
export function requireTokenScope(token: AccessToken, operation: Operation, keys: { companyKey?: string }): void {
  const needed = tokenRights.indexOf(operation.token as TokenRight);
  if (operation.scoped && (keys.companyKey ?? null) !== token.companyKey) throw fail('access-token-level');
  if (needed < 0) throw fail('access-token-not-taken');
  if (needed <= tokenRights.indexOf(token.right)) return;
  throw fail(operation.token === 'publish' ? 'access-token-may-not-publish' : 'access-token-may-not-draft');
}

/**
 * Replaces `forbidden` by `app-unknown` when the token's person administers the company and the company has no such app. Administrators
 * know the apps of their company, and a misspelt key is the likeliest cause. Returns every other refusal unchanged.
 */
export async function refusalOfToken(
  refusal: unknown,
  companies: Tenancy,
  accountId: number,
  { companyKey, appKey }: { companyKey?: string; appKey?: string },
): Promise<unknown> {
  if (!(refusal instanceof Failure) || refusal.code !== 'forbidden') return refusal;
  if (companyKey === undefined || appKey === undefined) return refusal;
  const company = await companies.findByKey(companyKey);
  if (!company || !mayAdminister({ role: await companies.roleOf(company.id, accountId) })) return refusal;
  const app = await companies.findApp(company.id, appKey);
  return app ? refusal : fail('app-unknown', { values: { app: appKey } });
}
