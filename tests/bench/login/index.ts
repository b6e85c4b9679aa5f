import { join } from 'node:path';
import { launchChromium } from '../../support/browser/launch.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import type { BenchResult, Figure } from '../result.ts';
import { type LoginBenchRow, measureLogin } from './compare.ts';

import { profiles } from './profiles.ts';
import { signInOnce } from './sign-in.ts';
import { setDecoration } from './with-decoration.ts';

const CLIENT = join(import.meta.dirname, '../../../dist/client');
const LOADS = 5;

/** What is shown of a load: the text, the unit, how many of the measured units go into one, and what must be reached. */
const SHOWN: [keyof LoginBenchRow, string, string, number, number?][] = [
  ['bytes', 'over the wire', 'kB', 1000, 280],
  ['requests', 'requests', '', 1],
  ['firstPaint', 'first paint', 'ms', 1, 800],
  ['largestPaint', 'largest paint', 'ms', 1, 800],
  ['typeable', 'fields accept typing', 'ms', 1, 1000],
  ['live', 'form live', 'ms', 1, 2500],
  ['blocking', 'blocking time', 'ms', 1],
];

/** The figures of one profile; the targets are those of the slow one. */
function figuresOf(profile: string, own: LoginBenchRow, sdk: LoginBenchRow): Figure[] {
  return SHOWN.map(([name, what, unit, divisor, target]) => ({
    what: `${profile}: ${what}`,
    value: Number(own[name]) / divisor,
    against: Number(sdk[name]) / divisor,
    unit,
    samples: LOADS,
    headline: profile === 'slow',
    ...(target !== undefined && profile === 'slow' ? { target } : {}),
  }));
}

/** The sign-in page of a company may be so much slower than the built-in one; less is noise. */
const MOST_SLOWER = 1.1;
const PAINTS = ['firstPaint', 'largestPaint', 'typeable'];

/** The sign-in page of a company, with a decoration that takes long, beside the built-in page. */
function companyFigures(profile: string, own: LoginBenchRow, builtIn: LoginBenchRow): Figure[] {
  return SHOWN.map(([name, what, unit, divisor]) => {
    const against = Number(builtIn[name]) / divisor;
    return {
      what: `${profile}: a company's page beside the built-in one: ${what}`,
      value: Number(own[name]) / divisor,
      against,
      unit,
      samples: LOADS,
      headline: profile === 'slow',
      ...(PAINTS.includes(name) && profile === 'slow' ? { target: against * MOST_SLOWER } : {}),
    };
  });
}

const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The way from the sign-in page to the home page, on the slow profile. */
async function signInFigures(origin: string): Promise<Figure[]> {
  const slow = profiles.find(({ name }) => name === 'slow')!;
  const browser = await launchChromium();
  try {
    const taken: Awaited<ReturnType<typeof signInOnce>>[] = [];
    for (let load = 0; load < LOADS; load += 1) taken.push(await signInOnce(browser, origin, slow));
    const shown = { unit: 'ms', samples: LOADS, headline: true };
    return [
      {
        what: 'slow: password sent → heading of the home page',
        value: middle(taken.map(({ sent }) => sent)),
        ...shown,
      },
      {
        what: 'slow: address opened → heading of the home page',
        value: middle(taken.map(({ whole }) => whole)),
        target: 2000,
        ...shown,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The login page cold, on a plain and a slow profile, against the amis SDK with the same JSON, and a company's page with a decoration against it. */
export async function run(): Promise<BenchResult> {
  const maker = new StorageMaker('pglite');
  const server = await startServer({
    storage: await maker.make(),
    clientDir: CLIENT,
    environment: { PAGEWRIGHT_DEFAULT_AUTH: 'password' },
  });
  try {
    const rows = await measureLogin({ origin: server.base, company: await setDecoration(server), loads: LOADS });
    const figures = ['plain', 'slow'].flatMap((profile) => {
      const [own, company, sdk] = ['pagewright', 'company', 'amis-sdk'].map((page) =>
        rows.find((row) => row.page === page && row.profile === profile),
      );
      return own && company && sdk ? [...figuresOf(profile, own, sdk), ...companyFigures(profile, company, own)] : [];
    });
    return {
      title: 'The login page, loaded cold (slow: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower, brotli)',
      comparedWith: 'amis SDK, or the built-in page',
      figures: [...figures, ...(await signInFigures(server.base))],
    };
  } finally {
    await server.stop();
    await maker.end();
  }
}
