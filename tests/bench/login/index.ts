import { join } from 'node:path';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import type { BenchResult, Figure } from '../result.ts';
import { type LoginBenchRow, measureLogin } from './compare.ts';

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

/** The login page cold, on a plain and a slow profile, against the amis SDK with the same JSON. */
export async function run(): Promise<BenchResult> {
  const maker = new StorageMaker('pglite');
  const server = await startServer({ storage: await maker.make(), clientDir: CLIENT });
  try {
    const rows = await measureLogin({ origin: server.base, loads: LOADS });
    const figures = ['plain', 'slow'].flatMap((profile) => {
      const [own, sdk] = ['pagewright', 'amis-sdk'].map((page) =>
        rows.find((row) => row.page === page && row.profile === profile),
      );
      return own && sdk ? figuresOf(profile, own, sdk) : [];
    });
    return {
      title: 'The login page, loaded cold (slow: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower, brotli)',
      comparedWith: 'amis SDK',
      figures,
    };
  } finally {
    await server.stop();
    await maker.end();
  }
}
