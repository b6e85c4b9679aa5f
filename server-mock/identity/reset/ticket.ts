import type { Context } from '../../kernel/contracts/index.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import type { AccountRow } from '../accounts/index.ts';
import { newToken } from '../sessions/index.ts';
import type { ResetTarget } from './target.ts';

const cookieName = 'pagewright_reset';

const purpose = 'reset-ticket';

const minutes = 15;

/** What a ticket is good for: one target, while its account has the password that it had. Stored as codes are: as a keyed hash. */
const meaningOf = ({ kind, value }: ResetTarget, { password_hash }: AccountRow) =>
  `${kind}:${value}:${password_hash ?? ''}`;

/**
 * Lets this browser set a new password for a target that it has proven, so that a refused password does not cost another
 * code. The ticket is a random secret, stored as codes are, and works once. A password that somebody sets in the meantime ends it.
 */
export async function giveTicket(
  { request, reply, services }: Context,
  target: ResetTarget,
  account: AccountRow,
): Promise<void> {
  const token = newToken();
  await services.codes.issue(purpose, token, { code: meaningOf(target, account), minutes });
  reply.setCookie(cookieName, token, { ...ownCookie(request, services.config, 'strict'), maxAge: minutes * 60 });
}

/** Whether this browser has proven a target of an account; the ticket is used up. */
export async function takeTicket(
  { request, services }: Context,
  target: ResetTarget,
  account: AccountRow,
): Promise<boolean> {
  const token = request.cookies[cookieName];
  return token !== undefined && (await services.codes.redeem(purpose, token, meaningOf(target, account)));
}

/** Takes the ticket away from the browser. */
export function dropTicket({ request, reply, services }: Context): void {
  if (request.cookies[cookieName] !== undefined) {
    reply.clearCookie(cookieName, ownCookie(request, services.config, 'strict'));
  }
}
