import { join } from 'node:path';
import fastify from 'fastify';
import type { Browser } from 'playwright';
import { createDemoShares } from '../../../server-mock/operations/demo/shares.ts';
import type { Shared } from '../../../src/types/generated/contracts/shares.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { profiles, slowDown } from '../login/profiles.ts';
import { sdkDocument } from '../login/sdk-page.ts';
import { startSdkServer } from '../login/sdk-server.ts';
import { median } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { generateLoad } from '../server/load.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOADS = 5;
const ROUNDS = 5;
const TYPES = [1, 2, 3] as const;

/** One cold load on the slow profile: first contentful paint in ms, and everything received until the network was quiet. */
async function loadOnce(browser: Browser, url: string): Promise<{ paint: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await slowDown(session, profiles.find(({ name }) => name === 'slow')!);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    // The network is quiet for a moment while scripts run; what they load counts, too.
    await page.waitForFunction(() => !document.querySelector('#root[aria-busy]'), null, { timeout: 120_000 });
    await page.waitForTimeout(1000);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    return { paint, bytes };
  } finally {
    await context.close();
  }
}

/** What the SDK is given to show the same. */
function sdkPage({ type, schema, body }: Shared): unknown {
  return schema ?? { type: 'page', body: { type: type === 2 ? 'markdown' : 'html', value: body } };
}

/** Pages of each type beside the same in the amis SDK, in turns. */
async function loads(browser: Browser, base: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const type of TYPES) {
    const { data } = (await (await fetch(`${base}/api/share/demo-${type}/page`)).json()) as { data: Shared };
    const sdk = await startSdkServer(ROOT, sdkDocument(sdkPage(data)));
    const [own, other]: Awaited<ReturnType<typeof loadOnce>>[][] = [[], []];
    for (let load = 0; load < LOADS; load += 1) {
      own!.push(await loadOnce(browser, `${base}/share/demo-${type}`));
      other!.push(await loadOnce(browser, sdk.url));
    }
    sdk.server.close();
    const of = (list: typeof own, name: 'paint' | 'bytes') => median(list!.map((load) => load[name]));
    const bytes = of(own, 'bytes') / 1000;
    const most = of(other, 'bytes') / 1000;
    const figure = { samples: LOADS, headline: true };
    figures.push(
      { what: `slow, type ${type}: paint`, value: of(own, 'paint'), unit: 'ms', target: 800, ...figure },
      { what: `slow, type ${type}: paint of the amis SDK`, value: of(other, 'paint'), unit: 'ms', ...figure },
      { what: `slow, type ${type}: over the wire`, value: bytes, unit: 'kB', target: most / 2, ...figure },
      { what: `slow, type ${type}: over the wire, amis SDK`, value: most, unit: 'kB', ...figure },
    );
  }
  return figures;
}

/** The call that answers a shared page beside Fastify alone, which answers the same bytes with the same tag. */
async function calls(base: string): Promise<Figure[]> {
  const path = '/api/share/demo-1/page';
  const answer = await fetch(base + path);
  const etag = answer.headers.get('etag')!;
  const text = await answer.text();
  const bare = fastify();
  bare.get(path, (_, reply) => reply.header('ETag', etag).type('application/json; charset=utf-8').send(text));
  const bareBase = await bare.listen({ port: 0, host: '127.0.0.1' });
  const call = { method: 'GET', path, headers: {}, status: 200 } as const;
  const taken = { own: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, at] of [
      ['own', base],
      ['bare', bareBase],
    ] as const) {
      const { requests, seconds } = await generateLoad(at, call, { connections: 8, seconds: 1 });
      // The first round warms both up.
      if (round > 0) taken[name].push((seconds * 1e6) / requests);
    }
  }
  await bare.close();
  const [own, other] = [median(taken.own), median(taken.bare)];
  return [
    { what: 'GET /api/share/KEY/page', value: own, unit: 'µs/request', samples: ROUNDS },
    { what: 'the same bytes from Fastify alone', value: other, unit: 'µs/request', samples: ROUNDS },
    { what: 'times as long as Fastify alone', value: own / other, unit: '×', target: 1.5, headline: true },
  ];
}

/** Shared pages: how soon they can be read, and what a call costs. */
export async function run(): Promise<BenchResult> {
  const maker = new StorageMaker('pglite');
  const server = await startServer({ storage: await maker.make(), clientDir: join(ROOT, 'dist/client') });
  const browser = await launchChromium();
  try {
    await createDemoShares(server.services);
    return {
      title:
        'Shared pages, loaded cold (slow: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower, brotli), and their call',
      figures: [...(await loads(browser, server.base)), ...(await calls(server.base))],
    };
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
  }
}
