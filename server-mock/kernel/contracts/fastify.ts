import type { Services } from '../services/service-base.ts';
import type { Contract } from './contract.ts';
import type { Session } from './session.ts';
import type { Scope } from './tenancy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Every contract registered so far; the OpenAPI document and 405 answers are made from it. */
    contracts: Contract[];
  }
  interface FastifyRequest {
    /** The live session of the request's cookie, or null. */
    session: Session | null;
    /** The level a scoped call addresses. */
    scope: Scope | null;
  }
}
