import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { migrate } from './migrations.ts';
import { createDatabase } from './open-database.ts';

const folder = temporaryFolder('pagewright-bytes-');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The migrations before the one that adds the bytes. */
function earlierMigrations(): string {
  for (const { name, sql: text } of readMigrations(migrationsDirectory())) {
    if (name < '0032') fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const data = '{"f1": "title", "f2": ["x", "y"]}';

/** Stores a present and a removed document of a company, and counts of an app that is gone. */
const documents = (company: number) => [
  sql`insert into app (company_id, id, key, name) values (${company}, 1, 'a', 'A')`,
  sql`insert into collection (company_id, app_id, id, key, name, definition) values (${company}, 1, 5, 'c', 'C', '{}')`,
  sql`insert into document (company_id, collection_id, id, data, created_by, updated_by, removed_at)
    values (${company}, 5, 1, ${data}::jsonb, 1, 1, null), (${company}, 5, 2, '{}', 1, 1, now())`,
  sql`insert into document_search (company_id, collection_id, document_id, content, grams) values (${company}, 5, 1, 'title', '{}')`,
  sql`insert into document_change (company_id, collection_id, document_id, version, actor_id, action, before)
    values (${company}, 5, 1, 1, 1, 'create', '{}'), (${company}, 5, 1, 2, 1, 'update', '{"f1":"水"}'), (${company}, 5, 2, 1, 1, 'create', '{}')`,
  sql`insert into document_count (company_id, collection_id, part, documents)
    values (${company}, 0, 0, 3), (${company}, 0, 4, 2), (${company}, 5, 4, 1), (${company}, 9, 0, 4)`,
];

forEachEngine((engineKind) => {
  it('are there after the migration, for every company', async () => {
    const engine = await engineKind.openEngine(await engineKind.storage({ migrated: false }));
    await migrate(engine, earlierMigrations());
    const database = createDatabase(engine);
    for (const id of [101, 202, 303]) {
      await database.query
        .insertInto('company')
        .values({ id, key: `c${id}`, name: 'C' })
        .execute();
      if (id === 303) continue;
      await database.tenant(id, async (trx) => {
        for (const statement of documents(id)) await statement.execute(trx);
      });
    }
    await migrate(engine, migrationsDirectory());
    const present = 512 + Buffer.byteLength(data) + 3 * 128 + 5 * 10;
    const [removed, histories] = [512 + 2, [128 + 2 + 128 + 12, 128 + 2]];
    const all = present + removed + histories[0]! + histories[1]!;
    for (const id of [101, 202]) {
      const [weights, counts] = await database.tenant(id, async (trx) => [
        await trx.selectFrom('document').select(['bytes', 'history_bytes']).orderBy('id').execute(),
        (
          await sql<object>`select collection_id::int, sum(documents)::int as documents, sum(bytes)::int as bytes
            from document_count group by 1 order by 1`.execute(trx)
        ).rows,
      ]);
      expect(weights).toEqual([
        { bytes: present, history_bytes: histories[0] },
        { bytes: removed, history_bytes: histories[1] },
      ]);
      expect(counts).toEqual([
        { collection_id: 0, documents: 1, bytes: all },
        { collection_id: 5, documents: 1, bytes: all },
      ]);
    }
  });
});
