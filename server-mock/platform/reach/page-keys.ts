import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { KEY_HEADER } from '../../../src/reach/page-name.ts';
import { sessionCookieAttributes } from '../../identity/sessions/index.ts';
import { type Database, sharedKey } from '../../kernel/database/index.ts';
import { browserMarkIn, newBrowserMark } from '../../kernel/http/browser-mark.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { PageKeys } from './service.ts';

/** How long a document's key holds, in milliseconds: a document that stays open longer has to be loaded again. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** The cookie that binds keys to a browser, and how long it stays, in seconds. Browsers keep cookies for 400 days at most. */
const BINDING = 'page_binding';
const BINDING_AGE = 400 * 24 * 60 * 60;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export function createPageKeys({
  config,
  now,
  database,
}: Pick<ServiceBase, 'config' | 'now'> & { database: Database }): PageKeys {
  /** The newest first. Before the tables are there, documents of the set-up pages use a key of this process. */
  const secrets = [randomBytes(32)];
  const macOf = (secret: Buffer, binding: string, payload: string) =>
    createHmac('sha256', secret).update(`page-key\n${binding}\n${payload}`).digest('base64url');

  function issue(binding: string): string {
    const payload = `${randomBytes(16).toString('base64url')}.${now().getTime().toString(36)}`;
    return `${payload}.${macOf(secrets[0]!, binding, payload)}`;
  }

  function holds(request: FastifyRequest): boolean {
    const key = request.headers[KEY_HEADER.toLowerCase()];
    const binding = browserMarkIn(request, BINDING);
    if (typeof key !== 'string' || !binding) return false;
    const [nonce = '', time = '', mac = ''] = key.split('.');
    const age = now().getTime() - Number.parseInt(time, 36);
    // A node's clock may be behind the one that made the key.
    if (!(age < LIFETIME && age > -60_000)) return false;
    return secrets.some((secret) => isSame(macOf(secret, binding, `${nonce}.${time}`), mac));
  }

  return {
    async begin() {
      secrets.unshift(Buffer.from(await sharedKey(database, 'reach.page-key'), 'base64'));
    },
    bind(request, reply) {
      const known = browserMarkIn(request, BINDING);
      if (known) return known;
      const fresh = newBrowserMark();
      const attributes = { ...sessionCookieAttributes(request, config), maxAge: BINDING_AGE };
      // An answer to an address that cannot be decoded has no `setCookie`: no plugin got to see it.
      reply.header('Set-Cookie', request.server.serializeCookie(BINDING, fresh, attributes));
      return fresh;
    },
    issue,
    holds,
  };
}
