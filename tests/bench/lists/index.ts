import { setTimeout as elapsed } from 'node:timers/promises';
import { createDemoCrm } from '../../../server-mock/operations/demo/crm.ts';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import type { Person } from '../../support/person.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { analyze } from '../data/fill.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { CROWD, FIRST_GROUP, fillLists } from './fill.ts';

/** Rows of the small database and of the large one: of apps, of members, of pages and of widget templates, each. */
const SMALL = 1000;
const LARGE = 100_000;

/** Times that each list is asked for, small and large in turn; the first ones are for warming up. */
const ROUNDS = 30;
const WARM = 2;

/** Milliseconds after which a slow list is asked for no more, once there are a few figures. */
const LONGEST = 10_000;
const FEWEST = 5;

/** A list in the large database costs at most so many times what it costs in the small one. */
const TARGET = 1.5;

const crowd = `/api/company/${CROWD.key}/member`;
const templates = `/api/company/${CROWD.key}/widgetTemplate/list?page=1&perPage=30`;

const lists: Record<string, string> = {
  'apps of a company': '/api/company/acme/app?page=1&perPage=20&orderBy=name',
  'apps of a company, by a word': '/api/company/acme/app?keywords=crm&page=1&perPage=20',
  'members of a company': '/api/company/acme/member?page=1&perPage=20',
  'pages of an app': '/api/company/acme/app/crm',
  'members of the large company, page 1': `${crowd}?page=1&perPage=20`,
  'members of the large company, page 40': `${crowd}?page=40&perPage=20`,
  'members of the large company, by a rare word': `${crowd}?keywords=person777@&page=1&perPage=20`,
  'members of the large company, by a frequent word': `${crowd}?keywords=person&page=1&perPage=20`,
  'widget templates': templates,
  'widget templates, by name': `${templates}&sortBy=name-asc`,
  'widget templates, the last changed first': `${templates}&sortBy=updatedAt-desc`,
  'widget templates of a group, by name': `${templates}&type=${FIRST_GROUP}&sortBy=name-asc`,
  'widget templates of a rare type': `${templates}&framework=uniapp`,
  'widget templates that are disabled': `${templates}&status=0`,
  'widget templates, by a rare word': `${templates}&keywords=t1000`,
  'widget templates, by a common word': `${templates}&keywords=1`,
};

/** A server over a database with so many rows, and somebody who is signed in there. */
async function place(maker: StorageMaker, rows: number) {
  const storage = await maker.make();
  const filling = await startServer({ storage });
  await createDemoCrm(filling.services);
  await fillLists(filling.services.database, rows, demoId('admin@example.com'));
  await filling.stop();
  await analyze(storage);
  const server = await startServer({ storage });
  return { stop: server.stop, person: await server.person('admin@example.com') };
}

/** Milliseconds until the answer; a server that a list before has kept busy is given time first. */
async function timeOf(person: Person, list: string): Promise<number> {
  await elapsed(20);
  const before = performance.now();
  const { status, text } = await person.get(list);
  if (status === 503) {
    await elapsed(500);
    return timeOf(person, list);
  }
  if (status !== 200) throw new Error(`${list} was refused: ${text}`);
  return performance.now() - before;
}

async function figuresOf(maker: StorageMaker): Promise<Figure[]> {
  const [small, large] = [await place(maker, SMALL), await place(maker, LARGE)];
  const figures: Figure[] = [];
  try {
    for (const [what, list] of Object.entries(lists)) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let round = -WARM; round < ROUNDS; round += 1) {
        const [one, other] = [await timeOf(small.person, list), await timeOf(large.person, list)];
        if (round >= 0) times.small.push(one);
        if (round >= 0) times.large.push(other);
        if (round >= FEWEST && times.large.reduce((sum, time) => sum + time, 0) > LONGEST) break;
      }
      const against = median(times.small);
      figures.push({
        what: `${maker.kind}: ${what}`,
        value: median(times.large),
        p95: percentile(times.large, 95),
        against,
        target: against * TARGET,
        unit: 'ms',
        samples: times.large.length,
        headline: true,
      });
    }
    return figures;
  } finally {
    await small.stop();
    await large.stop();
  }
}

/** Calls that list apps, members, pages and widget templates, with 100,000 rows of each beside 1,000, on both engines where the machine has PostgreSQL. */
export async function run(): Promise<BenchResult> {
  const postgres = await startPostgres();
  const makers = [new StorageMaker('pglite'), ...(postgres ? [new StorageMaker('postgres', postgres.url)] : [])];
  const figures: Figure[] = [];
  try {
    for (const maker of makers) figures.push(...(await figuresOf(maker)));
  } finally {
    for (const maker of makers) await maker.end();
    await postgres?.stop();
  }
  return { title: 'Lists with 100,000 rows in the database', comparedWith: '1,000 rows', figures };
}
