import { migratedTemplate } from './pglite-template.ts';
import { startPostgres } from './postgres-cluster.ts';
import { hasMigratedDatabase, makeMigratedDatabase } from './postgres-databases.ts';
import { removeLeftovers } from './temporary-folder.ts';

/**
 * Before all tests: the template of embedded databases, so that test files do not all make it at the same time, and a
 * PostgreSQL for the whole run, told to the test files in `TEST_DATABASE_URL` (and `TEST_DATABASE_SUPERUSER_URL`, when it is our own).
 * Without a PostgreSQL its tests are skipped; `npm test` decides what that means.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  removeLeftovers();
  await migratedTemplate();
  if (hasMigratedDatabase()) return undefined;
  const given = process.env['TEST_DATABASE_URL'];
  const server = await startPostgres();
  if (!server) return undefined;
  const removeTemplate = await makeMigratedDatabase(server.url);
  if (!given) {
    process.env['TEST_DATABASE_URL'] = server.url;
    process.env['TEST_DATABASE_SUPERUSER_URL'] = server.superuserUrl ?? '';
  }
  return async () => {
    await removeTemplate();
    if (!given) {
      delete process.env['TEST_DATABASE_URL'];
      delete process.env['TEST_DATABASE_SUPERUSER_URL'];
    }
    await server.stop();
  };
}
