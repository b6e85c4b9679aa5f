import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { pressureOptions } from './pressure.ts';

it('turns requests away, but not the question whether the process is up', async () => {
  const app = fastify();
  const handle = (url: string, delay = 12_000) =>
    pressureOptions.pressureHandler?.call(app, { url } as FastifyRequest, {} as FastifyReply, 'eventLoopDelay', delay);
  await expect(handle('/api/config')).rejects.toMatchObject({ code: 'overloaded', details: { retryAfter: 10 } });
  await expect(handle('/healthz')).resolves.toBeUndefined();
  await expect(handle('/api/config', Number.POSITIVE_INFINITY)).resolves.toBeUndefined();
});
