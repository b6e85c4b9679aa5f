import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** What a proof is good for. */
export type GrantPurpose = 'organisation' | 'upgrade';

const cookie = 'pagewright_setup';

/** Seconds for which a browser that has proven itself may go on. */
const lifetime = 3600;

type Base = Pick<Services, 'config' | 'installation' | 'now'>;

function digest({ installation }: Base, purpose: GrantPurpose, expires: string): Buffer {
  return Buffer.from(installation.secret().sign(`${purpose} ${expires}`));
}

const attributes = (request: FastifyRequest, { config }: Base) =>
  ({
    path: config.contextPath || '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  }) as const;

/** Lets a browser that has proven itself go on, for an hour and one purpose. */
export function giveGrant(reply: FastifyReply, services: Base, purpose: GrantPurpose): void {
  const expires = String(Math.floor(services.now().getTime() / 1000) + lifetime);
  const value = `${expires}.${digest(services, purpose, expires)}`;
  reply.setCookie(cookie, value, { ...attributes(reply.request, services), maxAge: lifetime });
}

/** Whether a request comes from a browser that has proven itself. */
export function holdsGrant(request: FastifyRequest, services: Base, purpose: GrantPurpose): boolean {
  const [expires = '', given = ''] = (request.cookies[cookie] ?? '').split('.', 2);
  if (!(Number(expires) > services.now().getTime() / 1000)) return false;
  const expected = digest(services, purpose, expires);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Takes the proof away from the browser. */
export function dropGrant(reply: FastifyReply, services: Base): void {
  reply.clearCookie(cookie, attributes(reply.request, services));
}
