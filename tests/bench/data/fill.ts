import { asOwner } from '../../../server-mock/kernel/database/engine.ts';
import type { Database } from '../../../server-mock/kernel/database/index.ts';
import { openEngine } from '../../../server-mock/kernel/database/open-database.ts';
import type { Values } from '../../../server-mock/platform/collections/check-document.ts';
import type { CollectionRecord } from '../../../server-mock/platform/collections/definition.ts';
import { insertMany } from '../../../server-mock/platform/collections/insert-many.ts';
import { storeCollection } from '../../../server-mock/platform/collections/new-rows.ts';
import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import { silentLog, type TestStorage } from '../../support/storage.ts';
import { seeded } from '../checker/random.ts';

/** Documents that one import stores: the embedded database serves nobody else meanwhile. */
const PORTION = 5000;

const fields: Field[] = [
  { key: 'title', type: 'text', required: true, indexed: true, searched: true },
  { key: 'amount', type: 'number', indexed: true },
  { key: 'state', type: 'choice', indexed: true, options: ['open', 'won', 'lost', 'rare'].map((value) => ({ value })) },
  { key: 'due', type: 'date', indexed: true },
  { key: 'tags', type: 'choices', options: ['a', 'b', 'c'].map((value) => ({ value })) },
  { key: 'note', type: 'longText' },
];

const words = ['pump', 'valve', 'motor', 'filter', '水泵', '阀门', '电机', '滤芯', 'gasket', 'sensor'];

/** The document of a number. One of 200 is rare, and one of 20,000 has the word that is looked for. */
function valuesOf(number: number, random: () => number): Values {
  const word = words[Math.floor(random() * words.length)]!;
  const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2000))).toISOString().slice(0, 10);
  return {
    f1: `${word} ${Math.floor(random() * 1e6)}${number % 20_000 === 17 ? ' needlework' : ''}`,
    f2: Math.floor(random() * 100_000),
    f3: number % 200 === 0 ? 'rare' : ['open', 'won', 'lost'][number % 3]!,
    f4: day,
    f5: random() < 0.1 ? ['a'] : ['b'],
    f6: `Note of ${number}: ${word} `.repeat(4),
  };
}

/** Makes an app's collection with so many documents, and answers it with the seconds that storing them took. */
export async function fill(
  database: Database,
  { companyId, appId, key, documents }: { companyId: number; appId: number; key: string; documents: number },
): Promise<{ collection: CollectionRecord; seconds: number }> {
  const at = new Date();
  const text = (name: string) => name;
  const collection = await database.tenant(companyId, (trx) =>
    storeCollection(trx, { companyId, appId }, { key, name: key, fields }, { at, text }),
  );
  const random = seeded(7);
  const begin = performance.now();
  for (let from = 0; from < documents; from += PORTION) {
    const rows = Array.from({ length: Math.min(PORTION, documents - from) }, (_, at) => valuesOf(from + at, random));
    await database.tenant(companyId, (trx) =>
      insertMany(trx, collection!, rows, {
        me: { id: 1, name: 'Bench' },
        at: new Date(),
        text,
        mayRead: () => true,
        most: Number.POSITIVE_INFINITY,
      }),
    );
  }
  return { collection: collection!, seconds: (performance.now() - begin) / 1000 };
}

/** Has PostgreSQL count what the tables hold, as its upkeep does from time to time. Nothing else may have the data open. */
export async function analyze(storage: TestStorage): Promise<void> {
  const engine = await openEngine({ ...storage, log: silentLog });
  await asOwner(engine, (session) => session.script('analyze'));
  await engine.close();
}
