import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Installation } from './service.ts';

/** What a proof is good for. */
export type GrantPurpose = 'organisation' | 'upgrade';

/** Who has proven what: the id of an account, or empty for whoever holds the set-up secret. */
type Holder = string;

const cookie = 'pagewright_setup';

/** Seconds for which a browser that has proven itself may go on. */
const lifetime = 3600;

type Base = Pick<ServiceBase, 'config' | 'now'> & { installation: Installation };

function digest({ installation }: Base, purpose: GrantPurpose, holder: Holder, expires: string): Buffer {
  return Buffer.from(installation.secret().sign(`${purpose} ${holder} ${expires}`));
}

/** Lets a browser that has proven itself go on, for an hour and one purpose. */
export function giveGrant(reply: FastifyReply, services: Base, purpose: GrantPurpose, holder: Holder = ''): void {
  const expires = String(Math.floor(services.now().getTime() / 1000) + lifetime);
  const value = `${expires}.${holder}.${digest(services, purpose, holder, expires)}`;
  reply.setCookie(cookie, value, { ...ownCookie(reply.request, services.config, 'strict'), maxAge: lifetime });
}

/** Who has proven himself in the browser that a request comes from; null for nobody. */
export function grantHolder(request: FastifyRequest, services: Base, purpose: GrantPurpose): Holder | null {
  const [expires = '', holder = '', given = ''] = (request.cookies[cookie] ?? '').split('.', 3);
  if (!(Number(expires) > services.now().getTime() / 1000)) return null;
  const expected = digest(services, purpose, holder, expires);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? holder : null;
}

/** Whether a request comes from a browser that has proven itself. */
export function holdsGrant(request: FastifyRequest, services: Base, purpose: GrantPurpose): boolean {
  return grantHolder(request, services, purpose) !== null;
}

/** Takes the proof away from the browser. */
export function dropGrant(reply: FastifyReply, services: Base): void {
  reply.clearCookie(cookie, ownCookie(reply.request, services.config, 'strict'));
}
