import type { Context } from '../contracts/index.ts';
import { ownCookie } from '../http/own-cookie.ts';
import { newToken } from '../sessions/token.ts';
import type { ResetTarget } from './target.ts';

const cookieName = 'pagewright_reset';

const purpose = 'reset-ticket';

const minutes = 15;

const meaningOf = ({ kind, value }: ResetTarget) => `${kind}:${value}`;

/**
 * Lets this browser set a new password for a target that it has proven, so that a refused password does not cost another
 * code. The ticket is a random secret, stored as codes are, and works once.
 */
export async function giveTicket({ request, reply, services }: Context, target: ResetTarget): Promise<void> {
  const token = newToken();
  await services.codes.issue(purpose, token, { code: meaningOf(target), minutes });
  reply.setCookie(cookieName, token, { ...ownCookie(request, services.config, 'strict'), maxAge: minutes * 60 });
}

/** Whether this browser has proven a target; the ticket is used up. */
export async function takeTicket({ request, services }: Context, target: ResetTarget): Promise<boolean> {
  const token = request.cookies[cookieName];
  return token !== undefined && (await services.codes.redeem(purpose, token, meaningOf(target)));
}

/** Takes the ticket away from the browser. */
export function dropTicket({ request, reply, services }: Context): void {
  if (request.cookies[cookieName] !== undefined) {
    reply.clearCookie(cookieName, ownCookie(request, services.config, 'strict'));
  }
}
