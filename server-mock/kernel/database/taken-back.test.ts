import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { migrate } from './migrations.ts';
import { createDatabase } from './open-database.ts';

const folder = temporaryFolder('pagewright-taken-back-');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The migrations before the one that notes who took a version back. */
function earlierMigrations(): string {
  for (const { name, sql: text } of readMigrations(migrationsDirectory())) {
    if (name < '0023') fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const at = (hour: number) => new Date(`2026-11-20T0${hour}:00:00.000Z`);

forEachEngine((engineKind) => {
  it('is filled from the audit log for what was taken back before', async () => {
    const engine = await engineKind.openEngine(await engineKind.storage({ migrated: false }));
    await migrate(engine, earlierMigrations());
    const database = createDatabase(engine);
    await database.query.insertInto('company').values({ id: 101, key: 'acme', name: 'Acme' }).execute();
    await database.tenant(101, async (trx) => {
      const written = { company_id: 101, screen_id: 'home/home', author_id: 7, schema: '{}' };
      const versions = [1, 3, 5].map((hour, index) => ({ ...written, version: index + 1, created_at: at(hour) }));
      await trx.insertInto('screen_version').values(versions).execute();
      await trx
        .insertInto('screen_version')
        .values({ ...written, app_id: 9, version: 1, created_at: at(1) })
        .execute();
      const removal = { company_id: 101, action: 'screen.remove', target: 'home/home', actor_id: 7, actor_name: 'Ann' };
      await trx
        .insertInto('audit')
        .values({ ...removal, id: 1, at: at(4), detail: '{"appId":-1}' })
        .execute();
    });
    await migrate(engine, migrationsDirectory());
    const { rows } = await database.tenant(101, (trx) =>
      sql`select app_id::int, version, taken_back_at, taken_back_name from screen_version
        where taken_back_at is not null or taken_back_name is not null`.execute(trx),
    );
    expect(rows).toEqual([{ app_id: -1, version: 2, taken_back_at: at(4), taken_back_name: 'Ann' }]);
  });
});
