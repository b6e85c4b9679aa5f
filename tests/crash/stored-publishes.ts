import { type Database, openDatabase, PLATFORM } from '../../server-mock/kernel/database/index.ts';
import { silentLog, type TestStorage } from '../support/storage.ts';

/**
 * Looks below the server, when it has ended: every version must have come with its event and without a gap, and the
 * version in force must be the newest.
 * @returns what does not fit together.
 */
export async function brokenPublishes(storage: TestStorage): Promise<string[]> {
  const database = await openDatabase({ ...storage, log: silentLog });
  try {
    const companies = await database.query.selectFrom('company').select('id').execute();
    const broken: string[] = [];
    for (const company of [PLATFORM, ...companies.map(({ id }) => id)])
      broken.push(...(await brokenIn(database, company)));
    return broken;
  } finally {
    await database.close();
  }
}

function brokenIn(database: Database, company: number): Promise<string[]> {
  return database.tenant(company, async (trx) => {
    const screens = await trx.selectFrom('screen').selectAll().where('company_id', '=', company).execute();
    const broken: string[] = [];
    for (const { app_id, screen_id, published_version } of screens) {
      const numbers = async (table: 'screen_version' | 'screen_event') => {
        const rows = await trx
          .selectFrom(table)
          .select('version')
          .where('company_id', '=', company)
          .where('app_id', '=', app_id)
          .where('screen_id', '=', screen_id)
          .orderBy('version')
          .execute();
        return rows.map(({ version }) => version).join();
      };
      const expected = Array.from({ length: published_version ?? 0 }, (_, index) => index + 1).join();
      if ((await numbers('screen_version')) !== expected) broken.push(`versions of ${screen_id}`);
      if ((await numbers('screen_event')) !== expected) broken.push(`events of ${screen_id}`);
    }
    return broken;
  });
}
