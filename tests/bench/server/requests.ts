import { setTimeout as elapsed } from 'node:timers/promises';
import { Person } from '../../support/person.ts';
import { demoPassword } from '../../support/server.ts';
import { median } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import { generateLoad, type LoadRequest } from './load.ts';
import { processFigures } from './process-figures.ts';

const rounds = 5;
const seconds = 2;
const connections = 16;

/** The measured calls: a screen (whole, and unchanged since), signing in, and a person's companies. */
async function measuredCalls(base: string): Promise<{ name: string; call: LoadRequest }[]> {
  const member = await new Person(base).signIn('member', demoPassword);
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const screen = '/api/screen/home/companies';
  const etag = (await member.get(screen)).headers.get('etag') ?? '';
  const get = (path: string, status: number, headers: Record<string, string> = {}): LoadRequest => ({
    method: 'GET',
    path,
    status,
    headers: { cookie, ...headers },
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: base };
  return [
    { name: 'GET screen, 200', call: get(screen, 200) },
    { name: 'GET screen, 304', call: get(screen, 304, { 'if-none-match': etag }) },
    { name: 'GET /api/company', call: get('/api/company', 200) },
    {
      name: 'POST /login',
      call: {
        method: 'POST',
        path: '/login',
        headers: form,
        body: new URLSearchParams({ username: 'member', password: demoPassword }).toString(),
        status: 302,
      },
    },
  ];
}

/** What the calls took, and the most memory that the server had while it answered them. */
export interface MeasuredRequests {
  figures: Figure[];
  mostMemoryBytes: number;
}

/** Requests per second and CPU time per request of each call, medians of several rounds over kept-alive connections. */
export async function measureRequests(base: string, database: string): Promise<MeasuredRequests> {
  const figures: Figure[] = [];
  let mostMemoryBytes = 0;
  for (const { name, call } of await measuredCalls(base)) {
    await generateLoad(base, call, { connections, seconds: 1 });
    const rates: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await processFigures(base);
      const [load, amid] = await Promise.all([
        generateLoad(base, call, { connections, seconds }),
        elapsed((seconds * 1000) / 2).then(() => processFigures(base)),
      ]);
      const after = await processFigures(base);
      rates.push(load.requests / load.seconds);
      costs.push(((after.cpuSeconds - before.cpuSeconds) * 1e6) / load.requests);
      mostMemoryBytes = Math.max(mostMemoryBytes, amid.memoryBytes, after.memoryBytes);
    }
    figures.push(
      { what: `${database}: ${name}`, value: median(rates), unit: 'requests/s', samples: rounds, higherIsBetter: true },
      { what: `${database}: ${name}, CPU of the server`, value: median(costs), unit: 'µs/request', samples: rounds },
    );
  }
  return { figures, mostMemoryBytes };
}
