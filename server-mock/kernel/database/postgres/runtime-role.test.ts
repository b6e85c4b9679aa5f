import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres, silentLog } from '../../../../tests/support/databases.ts';
import { StorageMaker } from '../../../../tests/support/storage.ts';
import { type Database, openDatabase, PLATFORM } from '../index.ts';

const superuserUrl = process.env['TEST_DATABASE_SUPERUSER_URL'];

onPostgres(() => {
  const maker = new StorageMaker('postgres', superuserUrl);

  /** The URL of a fresh, empty database, for another user, who owns it. */
  async function urlFor(user: string): Promise<string> {
    const { databaseUrl = '' } = await maker.make({ migrated: false });
    const url = new URL(databaseUrl);
    await asSuperuser(`alter database ${url.pathname.slice(1)} owner to ${user}`);
    url.username = user;
    return url.href;
  }

  async function asSuperuser(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, log: silentLog });
  const row = (company_id: number) => ({ company_id, id: company_id, action: 'test' });

  async function expectIsolation(database: Database): Promise<void> {
    for (const company of [PLATFORM, 1, 2]) {
      await database.tenant(company, (trx) => trx.insertInto('audit').values(row(company)).execute());
    }
    const seen = await database.tenant(1, (trx) => trx.selectFrom('audit').select('company_id').execute());
    expect(seen).toEqual([{ company_id: 1 }]);
    const foreign = database.tenant(1, (trx) =>
      trx
        .insertInto('audit')
        .values({ ...row(2), id: 9 })
        .execute(),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  }

  describe.runIf(superuserUrl)('on a server of our own', () => {
    beforeAll(() =>
      asSuperuser(`create role plain_owner login; create role role_maker login createrole;
        create role bypasser login bypassrls`),
    );
    afterAll(async () => {
      await maker.end();
      await asSuperuser('drop role plain_owner, role_maker, bypasser');
    });

    it.each(['plain_owner', 'role_maker', 'postgres'])('keeps companies apart for the user %s', async (user) => {
      const database = await open(await urlFor(user));
      await database.migrate();
      await expectIsolation(database);
      await database.close();
    });

    it('refuses a user whom row-level security would not bind', async () => {
      const refused = open(await urlFor('bypasser'));
      await expect(refused).rejects.toMatchObject({ code: 'bypasses-row-security' });
      await expect(refused).rejects.toThrow(/bypasser.*pagewright_app/);
    });
  });

  it('says at once that there is no server', async () => {
    await expect(open('postgres://nobody@localhost:1/nothing')).rejects.toMatchObject({ code: 'unreachable' });
  });
});
