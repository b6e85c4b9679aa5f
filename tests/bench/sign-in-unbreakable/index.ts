import { join } from 'node:path';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { type Outcome, signInOnEach } from '../../unbreakable-sign-in/run.ts';
import { neverAnswers, withPassword } from '../../unbreakable-sign-in/serve.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { type KeptOutcome, KeptOutcomes } from './kept.ts';

const PAGES = 1000;
const SEED = 1;
/** Pages that one browser and one server see; then both begin anew, so that memory does not grow. */
const AT_ONCE = 100;

/** A run ends after so many minutes and keeps its outcomes; the next one goes on. Absent: it goes on to the end. */
const minutes = Number(process.env['SIGN_IN_MINUTES'] ?? Number.POSITIVE_INFINITY);

const line = ({ number, kind, level, screen, way, time, reason = '' }: Outcome): string =>
  `${number} ${kind} (${level}, ${screen}): ${way} after ${Math.round(time)} ms ${reason}`;

async function runSome(numbers: readonly number[], kept: KeptOutcomes, isOver: () => boolean): Promise<void> {
  const maker = new StorageMaker('pglite');
  const clientDir = join(findProjectRoot(), 'dist', 'client');
  const server = await startServer({
    storage: await maker.make(),
    clientDir,
    environment: withPassword,
    prepare: neverAnswers,
  });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    const page = await context.newPage();
    await signInOnEach({ server, page, seed: SEED }, numbers, (outcome) => {
      kept.add(outcome);
      if (outcome.way !== 'page' || outcome.number % 20 === 0) console.log(line(outcome));
      return isOver();
    });
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
  }
}

function figuresOf(outcomes: readonly KeptOutcome[]): Figure[] {
  const count = (what: (outcome: Outcome) => boolean) => outcomes.filter(what).length;
  const times = outcomes.map(({ time }) => time);
  const counted = (what: string, of: (outcome: Outcome) => boolean): Figure => ({
    what,
    value: count(of),
    unit: '',
    headline: true,
  });
  return [
    { ...counted('spoilt pages', () => true), target: PAGES, higherIsBetter: true },
    { what: 'builds that they were tried on', value: new Set(outcomes.map(({ build }) => build)).size, unit: '' },
    counted('of them accepted by the checker', ({ passed }) => passed),
    counted('of them shown past every check of the server', ({ isUnseen }) => isUnseen),
    { ...counted('nobody could sign in', ({ way }) => way === 'none'), target: 0 },
    {
      ...counted(
        'pages of companies and apps without a sign-in in place',
        ({ level, way }) => level !== 'platform' && way !== 'page',
      ),
      target: 0,
    },
    { ...counted('pages that needed a new tab', ({ way }) => way === 'new tab'), target: 0 },
    counted(
      'pages of the platform that took the link to the standard page',
      ({ level, way }) => level === 'platform' && way === 'link',
    ),
    {
      what: 'from the address to signed in',
      value: median(times),
      p95: percentile(times, 95),
      unit: 'ms',
      samples: times.length,
      headline: true,
    },
    { what: 'the slowest', value: Math.max(...times), unit: 'ms', headline: true },
    { what: 'all together', value: times.reduce((sum, time) => sum + time, 0) / 60_000, unit: 'min', headline: true },
  ];
}

/** Signs in on 1,000 spoilt pages. With `SIGN_IN_MINUTES` it does a part of them, and the next run goes on where it ended. */
export async function run(): Promise<BenchResult> {
  const root = findProjectRoot();
  const kept = new KeptOutcomes(root, join(root, 'dist', 'client'));
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  while (kept.outcomes.length < PAGES && !isOver()) {
    const known = new Set(kept.outcomes.map(({ number }) => number));
    const missing = Array.from({ length: PAGES }, (_, at) => at).filter((number) => !known.has(number));
    await runSome(missing.slice(0, AT_ONCE), kept, isOver);
  }
  const figures = figuresOf(kept.outcomes);
  if (kept.outcomes.length === PAGES) kept.remove();
  return { title: 'Signing in on spoilt sign-in pages (in Chromium, one tab)', figures };
}
