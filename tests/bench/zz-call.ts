import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import fastify from 'fastify';
import { createDemoShares } from '../../server-mock/operations/demo/shares.ts';
import { startServer } from '../support/server.ts';
import { StorageMaker } from '../support/storage.ts';
import { generateLoad } from './server/load.ts';
import { median } from './percentiles.ts';
const maker = new StorageMaker('pglite');
const server = await startServer({ storage: await maker.make(), clientDir: join(import.meta.dirname, '../..', 'dist/client') });
await createDemoShares(server.services);
const path = '/api/share/demo-1/page';
const answer = await fetch(server.base + path); const etag = answer.headers.get('etag')!; const text = await answer.text();
const bare = fastify();
bare.get(path, (_, reply) => reply.header('ETag', etag).type('application/json; charset=utf-8').send(text));
const bareBase = await bare.listen({ port: 0, host: '127.0.0.1' });
const call = { method: 'GET', path, headers: {}, status: 200 } as const;
const t = { own: [] as number[], bare: [] as number[] };
for (let r = 0; r <= 5; r++) for (const [n, b] of [['own', server.base], ['bare', bareBase]] as const) {
  const { requests, seconds } = await generateLoad(b, call, { connections: 8, seconds: 1 });
  if (r) t[n].push(seconds * 1e6 / requests);
}
console.log(median(t.own), median(t.bare), median(t.own) / median(t.bare), t);
if (process.env['PROFILE']) {
  const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start');
  await generateLoad(server.base, call, { connections: 8, seconds: 4 });
  const { profile } = await s.post('Profiler.stop'); writeFileSync('/tmp/s38d.cpuprofile', JSON.stringify(profile));
}
await bare.close(); await server.stop(); await maker.end(); process.exit(0);
