import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { backUp, restore } from './dump/index.ts';
import { storeSample } from './dump/sample.ts';
import type { Engine } from './engine.ts';
import { PLATFORM } from './index.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { migrate } from './migrations.ts';
import { createDatabase } from './open-database.ts';

const owners = [PLATFORM, 101, 202];
const options = { key: '', progress: () => undefined };

const folder = temporaryFolder('pagewright-sums-');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The migrations before the one that adds the sums. */
function earlierMigrations(): string {
  for (const { name, sql: text } of readMigrations(migrationsDirectory())) {
    if (name < '0021') fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** The sum of each owner's screen, and what its versions take. */
function sums(engine: Engine) {
  const database = createDatabase(engine);
  const sumOf = (owner: number) =>
    database.tenant(owner, async (trx) => {
      const { rows } = await sql<{ kept: number; taken: number }>`
        select s.version_bytes::int as kept, sum(pg_column_size(v.schema) + pg_column_size(v.note))::int as taken
        from screen s join screen_version v using (company_id, app_id, screen_id)
        where s.company_id = ${owner} group by s.version_bytes`.execute(trx);
      return rows;
    });
  return Promise.all(owners.map(sumOf));
}

onOneEngine((engineKind) => {
  let earlier: Engine;
  let file: string;

  beforeAll(async () => {
    earlier = await engineKind.openEngine(await engineKind.storage({ migrated: false }));
    await migrate(earlier, earlierMigrations());
    await storeSample(createDatabase(earlier));
    file = path.join(folder, `${engineKind.kind}.earlier`);
    await backUp(earlier, file, options);
  });

  async function expectSums(engine: Engine): Promise<void> {
    const found = await sums(engine);
    expect(found.map((rows) => rows.length)).toEqual([1, 1, 1]);
    for (const { kept, taken } of found.flat()) expect([kept > 0, kept]).toEqual([true, taken]);
  }

  it('are there after the migration, for the platform and every company', async () => {
    await migrate(earlier, migrationsDirectory());
    await expectSums(earlier);
  });

  it('are there after a backup of an earlier release is restored', async () => {
    const target = await engineKind.openEngine(await engineKind.storage());
    await restore(target, file, { ...options, force: true });
    await expectSums(target);
  });

  it('come back as they were with a backup of this release', async () => {
    const [source, target] = [earlier, await engineKind.openEngine(await engineKind.storage())];
    const again = path.join(folder, `${engineKind.kind}.own`);
    await createDatabase(source).tenant(101, (trx) => trx.updateTable('screen').set({ version_bytes: 77 }).execute());
    await backUp(source, again, options);
    await restore(target, again, { ...options, force: true });
    expect((await sums(target))[1]).toMatchObject([{ kept: 77 }]);
  });
});
