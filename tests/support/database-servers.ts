import { migratedTemplate } from './pglite-template.ts';
import { startPostgres } from './postgres-cluster.ts';
import { makeMigratedDatabase, migratedDatabase } from './postgres-databases.ts';
import { removeLeftovers } from './temporary-folder.ts';

const missing =
  'No PostgreSQL on this machine: tests ran on the embedded database alone. Install it (apt-get install postgresql) ' +
  'or name a server in TEST_DATABASE_URL.';

/**
 * Before all tests: the template of embedded databases, so that test files do not all make it at the same time, and a
 * PostgreSQL for the whole run, told to the test files in `TEST_DATABASE_URL` (and `TEST_DATABASE_SUPERUSER_URL`, when it is our own).
 * @throws in continuous integration, where a missing database is a failure.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  removeLeftovers();
  await migratedTemplate();
  if (migratedDatabase()) return undefined;
  const given = process.env['TEST_DATABASE_URL'];
  const server = await startPostgres();
  if (!server) {
    if (process.env['CI'] === 'true') throw new Error(missing);
    return async () => console.warn(`\n${missing}\n`);
  }
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
