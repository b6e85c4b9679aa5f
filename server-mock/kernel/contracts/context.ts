import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, User } from '../../../src/types/start.ts';
import { fail } from '../errors/fail.ts';
import type { Services } from '../services/service-base.ts';
import { platformScope } from './scope.ts';
import type { Scope } from './tenancy.ts';

/** What a handler receives. The parts are checked against the contract before it runs. */
export interface Context<Body = unknown, Query = unknown, Params = unknown> {
  body: Body;
  params: Params;
  query: Query;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The signed-in person, or null. */
  user: User | null;
  /** The signed-in person; throws `not-signed-in` when there is none. */
  readonly me: User;
  /** The level a scoped call addresses; the platform's for every other call. */
  scope: Scope;
  services: Services;
  locale: Locale;
  /** A server text in the request's locale. */
  text(key: string, values?: Record<string, string | number>): string;
}

/** Gathers what the hooks found out about a request. */
export function contextOf(request: FastifyRequest, reply: FastifyReply, services: Services): Context {
  const locale = services.texts.localeOf(request);
  const user = request.session?.user ?? null;
  return {
    body: request.body,
    params: request.params,
    query: request.query,
    request,
    reply,
    user,
    get me() {
      if (!user) throw fail('not-signed-in');
      return user;
    },
    scope: request.scope ?? platformScope,
    services,
    locale,
    text: services.texts.textIn(locale),
  };
}
