import type { FastifyReply } from 'fastify';
import type { LoginAnswer } from '../../src/types/generated/contracts/login.ts';
import type { AccountRow } from '../accounts/queries.ts';
import { updateAccount } from '../accounts/queries.ts';
import type { Context } from '../contracts/index.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { openSession } from '../sessions/index.ts';

/** The ways to prove who one is that this server checks itself; names as in `authTypes`. */
export type Method = 'password' | 'email' | 'phone';

async function keepChosenLocale({ request, services, locale }: Context, account: AccountRow): Promise<void> {
  const chosen = request.cookies['locale'] === locale;
  if (chosen && account.locale !== locale) await updateAccount(services.database, account.id, { locale });
}

/** Opens a session for a proven account and answers where to go: the wanted path if it is one of ours. */
export async function signIn(
  context: Context & { reply: FastifyReply },
  account: AccountRow,
  method: Method,
  wanted: string | undefined,
): Promise<LoginAnswer> {
  const { services, reply, request } = context;
  await openSession(reply, account.id, services);
  await keepChosenLocale(context, account);
  await services.audit.record({
    action: 'login.succeeded',
    actor: account,
    target: String(account.id),
    address: request.ip,
    detail: { method },
  });
  return { redirect: safeRedirect(wanted, services.config.contextPath) };
}

/** Writes a failed sign-in down. What was typed is kept only when it leads to an account: it may be a mistyped password. */
export async function noteFailure(context: Context, account: AccountRow | undefined, method: Method): Promise<void> {
  const { services, request } = context;
  const target = account ? String(account.id) : '';
  await services.audit.record({ action: 'login.failed', target, address: request.ip, detail: { method } });
}
