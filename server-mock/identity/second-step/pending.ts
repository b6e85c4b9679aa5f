import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { hashToken, newToken } from '../sessions/index.ts';

const cookieName = 'second_step';
const minutes = 10;

/** Codes that one first step may try; then it has to be made again. */
const tries = 5;

/** A first step that waits for the second one. */
export interface PendingSignIn {
  tokenHash: string;
  accountId: number;
  method: string;
  providerCompany: number;
}

/** Notes a first step and answers the hash of its token. The cookie opens nothing; it only says whose second step the browser may make. */
export async function notePending(
  reply: FastifyReply,
  { database, config, now }: Pick<ServiceBase, 'database' | 'config' | 'now'>,
  first: Omit<PendingSignIn, 'tokenHash'>,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const expires_at = new Date(now().getTime() + minutes * 60_000);
  await database.query.deleteFrom('pending_sign_in').where('expires_at', '<', now()).execute();
  await database.query
    .insertInto('pending_sign_in')
    .values({
      token_hash: tokenHash,
      account_id: first.accountId,
      method: first.method,
      provider_company: first.providerCompany,
      expires_at,
    })
    .execute();
  reply.setCookie(cookieName, token, { ...ownCookie(reply.request, config, 'lax'), maxAge: minutes * 60 });
  return tokenHash;
}

/** The first step a request goes on from, one try counted; null when there is none, or none with a try left. */
export async function countPendingTry(
  request: FastifyRequest,
  { database, now }: Pick<ServiceBase, 'database' | 'now'>,
): Promise<PendingSignIn | null> {
  const token = request.cookies[cookieName];
  if (!token) return null;
  const tokenHash = hashToken(token);
  const row = await database.query
    .updateTable('pending_sign_in')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .where('attempts', '<', tries)
    .returning(['account_id', 'method', 'provider_company'])
    .executeTakeFirst();
  if (!row) return null;
  const { account_id: accountId, method, provider_company: providerCompany } = row;
  return { tokenHash, accountId, method, providerCompany };
}

/** Whether a first step waits for the browser's second one, with a try left. */
export async function hasPending(
  request: FastifyRequest,
  { database, now }: Pick<ServiceBase, 'database' | 'now'>,
): Promise<boolean> {
  const token = request.cookies[cookieName];
  if (!token) return false;
  const row = await database.query
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .where('attempts', '<', tries)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a first step; false when another request has done so already. */
export async function endPending(database: Database, tokenHash: string): Promise<boolean> {
  const ended = database.query.deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash);
  return (await ended.returning('account_id').executeTakeFirst()) !== undefined;
}

/** Takes the cookie away from the browser. */
export function forgetPending(reply: FastifyReply, config: Pick<Configuration, 'contextPath'>): void {
  reply.clearCookie(cookieName, ownCookie(reply.request, config, 'lax'));
}
