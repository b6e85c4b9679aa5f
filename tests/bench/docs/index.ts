import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocs } from '../../../server-mock/platform/docs/service.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker, silentLog } from '../../support/storage.ts';
import { profiles } from '../login/profiles.ts';
import { type Load, loadOnce, medians } from '../pages/measure.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';

const CLIENT = join(import.meta.dirname, '../../../dist/client');
const PAGES = 500;
const SEARCHES = 200;
const LOADS = 5;

const WORDS = 'app page data field role member company screen theme editor publish draft version table form list'.split(
  ' ',
);

/** Forty paragraphs of words, another mix for each page, with one word that no other page has. */
function textOf(page: number): string {
  const word = (at: number) => WORDS[(at * 7 + page * 3 + Math.floor(at / 5)) % WORDS.length];
  const paragraph = (at: number) => Array.from({ length: 18 }, (_, place) => word(at * 18 + place)).join(' ');
  const parts = Array.from({ length: 40 }, (_, at) => `${at % 5 === 0 ? `## Part ${at}\n\n` : ''}${paragraph(at)}.`);
  return [`# Page ${page}`, ...parts, `The rare word rare${page}.`].join('\n\n');
}

/** The search over a manual of 500 pages. */
async function searches(): Promise<Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
  try {
    const folder = join(root, 'docs', 'manual', 'en-US');
    mkdirSync(folder, { recursive: true });
    const pages = Array.from({ length: PAGES }, (_, at) => `page-${at}`);
    for (const [at, key] of pages.entries()) writeFileSync(join(folder, `${key}.md`), textOf(at));
    const title = { 'zh-CN': '指南', 'en-US': 'Guide' };
    writeFileSync(join(folder, '..', 'index.json'), JSON.stringify({ groups: [{ title, pages }] }));
    const docs = createDocs({
      projectRoot: root,
      config: { contextPath: '' } as never,
      now: () => new Date(),
      log: silentLog,
    });
    const once = async (what: () => unknown): Promise<number> => {
      const before = performance.now();
      await what();
      return performance.now() - before;
    };
    const read = await once(() => docs.first());
    const index = await once(() => docs.prepare());
    const cold = await once(() => docs.search('en-US', 'page'));
    const timed = async (words: (run: number) => string) => {
      const times: number[] = [];
      for (let run = 0; run < SEARCHES; run += 1) {
        const begin = performance.now();
        const found = await docs.search('en-US', words(run));
        times.push(performance.now() - begin);
        if (found.length === 0) throw new Error(`nothing found for ${words(run)}`);
      }
      return times;
    };
    const figure = (what: string, times: number[]): Figure => ({
      ...{ what: `${PAGES} pages: ${what}`, value: median(times), p95: percentile(times, 95) },
      ...{ unit: 'ms', target: 50, samples: SEARCHES, headline: true },
    });
    return [
      figure('a frequent word', await timed((run) => WORDS[run % WORDS.length]!)),
      figure('two frequent words', await timed((run) => `${WORDS[run % 16]} ${WORDS[(run + 5) % 16]}`)),
      figure('a rare word', await timed((run) => `rare${run}`)),
      { what: `${PAGES} pages: the first search`, value: cold, unit: 'ms', target: 50, headline: true },
      { what: `${PAGES} pages: reading them`, value: read, unit: 'ms' },
      { what: `${PAGES} pages: the index, beside other work`, value: index, unit: 'ms' },
    ];
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** A page of the manual, loaded cold by somebody who is not signed in. */
async function firstPaint(): Promise<Figure[]> {
  const slow = profiles.find(({ name }) => name === 'slow')!;
  const maker = new StorageMaker('pglite');
  const server = await startServer({ storage: await maker.make(), clientDir: CLIENT });
  const browser = await launchChromium();
  try {
    const page = { name: 'manual', path: '/docs/editor', content: '.pw-doc h2' };
    const loads: Load[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnce(browser, server.base, page, slow));
    const { firstPaint: paint, content, live, shift, bytes } = medians(loads);
    const figure = (what: string, value: number, unit: string, target?: number): Figure => ({
      ...{ what: `slow: ${what}`, value, unit, samples: LOADS, headline: true },
      ...(target === undefined ? {} : { target }),
    });
    return [
      figure('first paint', paint, 'ms', 600),
      figure('text', content, 'ms', 600),
      figure('live', live, 'ms'),
      figure('layout shift', shift, '', 0),
      figure('over the wire', bytes / 1000, 'kB'),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
  }
}

/** The manual: its search, and how soon a page of it can be read. */
export async function run(): Promise<BenchResult> {
  return {
    title:
      'The manual: search, and a page loaded cold (slow: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower, brotli)',
    figures: [...(await searches()), ...(await firstPaint())],
  };
}
