import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { metricsContract } from '../../../src/types/generated/contracts/metrics.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { requireMetricsAccess } from './access.ts';

function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** `GET /metrics`: requests by route and status, their durations, open connections, and the process's own figures. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'pagewright_http_requests_total',
    help: 'Finished requests.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'pagewright_http_request_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['method', 'route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  new Gauge({
    name: 'pagewright_http_connections',
    help: 'Open connections, event streams among them.',
    registers,
    async collect() {
      this.set(await openConnections(app));
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  defineOperations(app, metricsContract, {
    metrics: ({ request, reply }) => {
      requireMetricsAccess(request);
      reply.type(registry.contentType);
      return registry.metrics();
    },
  });
}
