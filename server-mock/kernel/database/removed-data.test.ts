import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { migrate } from './migrations.ts';
import { createDatabase } from './open-database.ts';

const folder = temporaryFolder('pagewright-removed-');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The migrations before the one that keeps removed collections. */
function earlierMigrations(): string {
  for (const { name, sql: text } of readMigrations(migrationsDirectory())) {
    if (name < '0036') fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** A collection, two removed ones that had its key before, and another removed one whose documents do not count any more. */
const rows = (company: number) => [
  sql`insert into app (company_id, id, key, name) values (${company}, 1, 'a', 'A')`,
  sql`insert into collection (company_id, app_id, id, key, name, definition, removed_at)
    values (${company}, 1, 5, 'c', 'C', '{}', null), (${company}, 1, 6, 'c', 'C', '{}', '2026-01-01'),
      (${company}, 1, 7, 'c', 'C', '{}', '2026-01-02'), (${company}, 1, 8, 'd', 'D', '{}', '2026-01-03'),
      (${company}, 1, 9, 'd', 'D', '{}', '2026-01-04')`,
  sql`insert into document (company_id, collection_id, id, data, created_by, updated_by, removed_at)
    values (${company}, 5, 1, '{}', 1, 1, null), (${company}, 9, 1, '{}', 1, 1, null), (${company}, 9, 2, '{}', 1, 1, now())`,
  sql`insert into document_count (company_id, collection_id, part, documents)
    values (${company}, 0, 3, 1), (${company}, 5, 3, 1), (${company}, 9, 3, 0)`,
];

forEachEngine((engineKind) => {
  it('has collections that were removed before keep a key of their own, count, and be found, in every company', async () => {
    const engine = await engineKind.openEngine(await engineKind.storage({ migrated: false }));
    await migrate(engine, earlierMigrations());
    const database = createDatabase(engine);
    for (const id of [101, 202]) {
      const company = { id, key: `c${id}`, name: 'C' };
      await database.query.insertInto('company').values(company).execute();
      await database.tenant(id, async (trx) => {
        for (const statement of rows(id)) await statement.execute(trx);
      });
    }
    await migrate(engine, migrationsDirectory());
    for (const id of [101, 202]) {
      const [keys, counts, found] = await database.tenant(id, async (trx) => [
        (await trx.selectFrom('collection').select('key').orderBy('id').execute()).map(({ key }) => key),
        (
          await sql`select collection_id::int as collection, sum(documents)::int as documents from document_count
            group by 1 order by 1`.execute(trx)
        ).rows,
        await trx
          .selectFrom('removed_thing')
          .select('key')
          .where('company_id', '=', id)
          .where('kind', '=', 'collection')
          .orderBy('key')
          .execute(),
      ]);
      expect(keys).toEqual(['c', 'c-6', 'c-7', 'd-8', 'd']);
      expect(counts).toEqual([
        { collection: 0, documents: 2 },
        { collection: 5, documents: 1 },
        { collection: 9, documents: 1 },
      ]);
      expect(found.map(({ key }) => key)).toEqual(['c-6', 'c-7', 'd', 'd-8']);
    }
  });
});
