import { addApp } from '../../../server-mock/identity/companies/index.ts';
import { type Database, openDatabase } from '../../../server-mock/kernel/database/index.ts';
import type { CollectionRecord } from '../../../server-mock/platform/collections/definition.ts';
import { type ListWish, listPageOf } from '../../../server-mock/platform/collections/list.ts';
import { type EngineKind, StorageMaker, silentLog } from '../../support/storage.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { analyze, fill } from './fill.ts';

/** Documents of the small collection, which stands alone in its database, and of the large one. */
const SMALL = 1000;
const LARGE = 100_000;

/** Times that each list is asked for, small and large in turn. */
const ROUNDS = 40;

/** A list in a large collection costs at most so many times what it costs in a small one. */
const TARGET = 1.5;

const lists: Record<string, ListWish> = {
  'the newest': {},
  'page 50': { page: 50 },
  'ordered by a number': { orderBy: 'amount', orderDir: 'desc' },
  'ordered by a text': { orderBy: 'title', orderDir: 'asc' },
  'one choice': { state: 'open' },
  'a rare choice': { state: 'rare' },
  'several choices': { tags: 'a' },
  'a range, ordered by it': { amount: '5000,6000', orderBy: 'amount', orderDir: 'asc' },
  'a rare choice, ordered by another field': { state: 'rare', orderBy: 'amount', orderDir: 'desc' },
  'a common word': { keywords: 'pump' },
  'a rare word': { keywords: 'needlework' },
  'two Chinese characters': { keywords: '水泵' },
  'a word that is nowhere': { keywords: 'nowhere at all' },
};

const company = 4242;
const app = 4243;

/** A database with one company, whose app has one collection. */
async function place(maker: StorageMaker, documents: number) {
  const storage = await maker.make();
  const filling = await openDatabase({ ...storage, log: silentLog });
  await filling.query.insertInto('company').values({ id: company, key: 'bench', name: 'Bench' }).execute();
  const row = { company_id: company, id: app, key: 'bench', name: 'Bench', description: '', created_at: new Date() };
  await addApp(filling, row);
  const made = await fill(filling, { companyId: company, appId: app, key: 'goods', documents });
  await filling.close();
  await analyze(storage);
  const database = await openDatabase({ ...storage, log: silentLog });
  maker.beforeEnd(() => database.close());
  return { database, ...made };
}

async function timeOf(database: Database, collection: CollectionRecord, wish: ListWish): Promise<number> {
  const before = performance.now();
  await database.tenant(company, (trx) => listPageOf(trx, collection, wish));
  return performance.now() - before;
}

async function figuresOf(kind: EngineKind): Promise<Figure[]> {
  const maker = new StorageMaker(kind);
  try {
    const small = await place(maker, SMALL);
    const large = await place(maker, LARGE);
    const figures: Figure[] = [];
    for (const [what, wish] of Object.entries(lists)) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push(await timeOf(small.database, small.collection, wish));
        times.large.push(await timeOf(large.database, large.collection, wish));
      }
      const against = median(times.small);
      const target = against * TARGET;
      const value = median(times.large);
      const p95 = percentile(times.large, 95);
      figures.push({
        what: `${kind}: ${what}`,
        value,
        p95,
        against,
        target,
        unit: 'ms',
        samples: ROUNDS,
        headline: true,
      });
    }
    const speed = Math.round(LARGE / large.seconds);
    const stored = { what: `${kind}: stored by imports`, value: speed, unit: 'documents/s' };
    figures.push({ ...stored, higherIsBetter: true, headline: true });
    return figures;
  } finally {
    await maker.end();
  }
}

/** Lists of a collection with 100,000 documents beside those of one with 1,000, on both engines where there is a PostgreSQL server. */
export async function run(): Promise<BenchResult> {
  const engines: EngineKind[] = process.env['TEST_DATABASE_URL'] ? ['pglite', 'postgres'] : ['pglite'];
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await figuresOf(engine)));
  return { title: 'Lists of 100,000 documents', comparedWith: '1,000 documents', figures };
}
