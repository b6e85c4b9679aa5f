import type { FastifyInstance } from 'fastify';
import { healthContract } from '../../../src/types/generated/contracts/health.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { type Outcome, readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server has been told to stop: it still answers, but is not ready for more. */
    stopping: boolean;
  }
}

/** `GET /healthz` and `GET /readyz`. */
export function registerHealth(app: FastifyInstance): void {
  app.decorate('stopping', false);
  defineOperations(app, healthContract, {
    healthz: () => ({ status: 'ok' }),
    readyz: async ({ services, reply }) => {
      reply.header('Cache-Control', 'no-store');
      const checks: Record<string, Outcome> = app.stopping ? { server: 'failed' } : await readiness(services);
      const ready = Object.values(checks).every((outcome) => outcome === 'ok');
      reply.code(ready ? 200 : 503);
      return { status: ready ? 'ready' : 'not-ready', checks };
    },
  });
}
