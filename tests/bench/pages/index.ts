import { join } from 'node:path';
import { createDemoCrm } from '../../../server-mock/operations/demo/crm.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { profiles } from '../login/profiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { type Load, loadOnce, type MeasuredPage, medians } from './measure.ts';

const CLIENT = join(import.meta.dirname, '../../../dist/client');
const LOADS = 5;

const PAGES: MeasuredPage[] = [
  { name: 'home', path: '/', as: 'member@example.com', content: '.pw-card' },
  { name: 'profile', path: '/i/profile', as: 'member@example.com', content: 'input[name="name"]' },
  { name: 'desk', path: '/company/globex', as: 'owner@example.com', content: '.pw-card' },
  {
    name: 'app',
    path: '/company/globex/app/crm',
    as: 'owner@example.com',
    content: '.pw-card',
  },
  { name: 'audit', path: '/admin/audit', as: 'admin@example.com', content: 'td.pw-log-cell' },
];

/** What is shown of a load: the text, the unit, how many of the measured units go into one, and what must be reached. */
const SHOWN: [keyof Load, string, string, number, number?][] = [
  ['firstPaint', 'first paint', 'ms', 1],
  ['heading', 'heading', 'ms', 1, 1000],
  ['content', 'content', 'ms', 1, 3000],
  ['live', 'live', 'ms', 1],
  ['shift', 'layout shift', '', 1, 0],
  ['bytes', 'over the wire', 'kB', 1000],
];

const figuresOf = (name: string, load: Load): Figure[] =>
  SHOWN.map(([member, what, unit, divisor, target]) => ({
    what: `${name}: ${what}`,
    value: load[member] / divisor,
    unit,
    samples: LOADS,
    headline: true,
    ...(target === undefined ? {} : { target }),
  }));

/** Signed-in pages cold, on the slow profile. */
export async function run(): Promise<BenchResult> {
  const slow = profiles.find(({ name }) => name === 'slow')!;
  const maker = new StorageMaker('pglite');
  const server = await startServer({ storage: await maker.make(), clientDir: CLIENT });
  await createDemoCrm(server.services);
  const browser = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const loads: Load[] = [];
      for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnce(browser, server.base, page, slow));
      figures.push(...figuresOf(page.name, medians(loads)));
    }
    return {
      title: 'Signed-in pages, loaded cold (150 ms round trip, 1.6 Mbit/s, CPU 4 times slower, brotli)',
      figures,
    };
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
  }
}
