import type { FastifyInstance } from 'fastify';
import { logoutContract } from '../../../src/types/generated/contracts/logout.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { logoutAddress } from '../providers/index.ts';
import { clearSessionCookie, sessionToken } from '../sessions/index.ts';

async function logout(context: Call<'logout'>) {
  const { request, reply, user, services } = context;
  const { sessions, audit, config } = services;
  const elsewhere = await logoutAddress(context);
  const token = sessionToken(request, config);
  if (token) await sessions.end(token);
  clearSessionCookie(reply, config);
  if (user) await audit.record({ action: 'logout', actor: user, address: request.ip });
  return { redirect: elsewhere ?? `${config.contextPath}/logout` };
}

/** `POST /logout`. */
export function registerLogout(app: FastifyInstance): void {
  defineOperations(app, logoutContract, { logout });
}
