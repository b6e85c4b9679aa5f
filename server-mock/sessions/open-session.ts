import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { sessionToken, setSessionCookie } from './cookie.ts';

/**
 * Signs an account in: always with a new session id, and the one the browser came with ends, so that an id planted
 * beforehand is worth nothing.
 */
export async function openSession(
  reply: FastifyReply,
  accountId: number,
  { sessions, config }: Pick<Services, 'sessions' | 'config'>,
): Promise<void> {
  const { request } = reply;
  const former = sessionToken(request, config);
  if (former) await sessions.end(former);
  const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const { token } = await sessions.create(accountId, from);
  setSessionCookie(reply, token, config);
}
