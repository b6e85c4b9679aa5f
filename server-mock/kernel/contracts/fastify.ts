import type { Services } from '../services/service-base.ts';
import type { AccessToken } from './access-token.ts';
import type { Contract, Operation } from './contract.ts';
import type { Session } from './session.ts';
import type { Scope } from './tenancy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a contract that a route answers. */
    operation?: Operation;
  }
  interface FastifyInstance {
    services: Services;
    /** Every contract registered so far; the OpenAPI document and 405 answers are made from it. */
    contracts: Contract[];
  }
  interface FastifyRequest {
    /** The session of the request's cookie, or the one that an access token stands for. It is null for a visitor without a session. */
    session: Session | null;
    /** The access token that the request came with in place of a cookie. */
    accessToken: AccessToken | null;
    /** The level a scoped call addresses. */
    scope: Scope | null;
  }
}
