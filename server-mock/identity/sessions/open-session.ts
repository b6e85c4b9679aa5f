import type { FastifyReply } from 'fastify';
import type { Session } from '../../kernel/contracts/session.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { sessionToken, setSessionCookie } from './cookie.ts';
import type { Sessions } from './service.ts';

/**
 * Signs an account in: always with a new session id, and the one the browser came with ends, so that an id planted
 * beforehand is worth nothing. `requireProven` is called once the session is stored: what was proven may have ended meanwhile, with the
 * sessions that were there at that moment. Throws what it throws, and the session ends.
 */
export async function openSession(
  reply: FastifyReply,
  accountId: number,
  { sessions, config }: Pick<ServiceBase, 'config'> & { sessions: Sessions },
  { method = '', providerCompany = PLATFORM }: Partial<Pick<Session, 'method' | 'providerCompany'>> = {},
  requireProven: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { request } = reply;
  const former = sessionToken(request, config);
  const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '', method, providerCompany };
  const { token } = await sessions.create(accountId, from);
  try {
    await requireProven();
  } catch (error) {
    await sessions.end(token);
    throw error;
  }
  if (former) await sessions.end(former);
  setSessionCookie(reply, token, config);
}

/**
 * Gives the caller's session another id, because from now on it may do more or stands for more. Throws `not-signed-in`
 * when the session has ended in the meantime.
 */
export async function renewSession(
  reply: FastifyReply,
  { sessions, config }: Pick<ServiceBase, 'config'> & { sessions: Sessions },
): Promise<void> {
  const token = sessionToken(reply.request, config);
  const fresh = token === undefined ? null : await sessions.renew(token);
  if (!fresh) throw fail('not-signed-in');
  setSessionCookie(reply, fresh, config);
}
