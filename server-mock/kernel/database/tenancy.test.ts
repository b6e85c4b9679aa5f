import { sql, type Transaction } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type Database, PLATFORM, type Tables } from './index.ts';

const acme = 101;
const globex = 202;

/** Platform tables that name companies by their nature: the directories across tenants. */
const directories = [
  'account_company',
  'app_key',
  'component_holder',
  'identity',
  'provider_proposal',
  'removed_thing',
  'share_key',
];

forEachEngine((engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await engine.open();
  });

  const version = (companyId: number) => ({
    company_id: companyId,
    screen_id: 'home/home',
    version: 1,
    schema: JSON.stringify({ type: 'page', company: companyId }),
    author_id: 1,
  });

  const visible = (companyId: number) =>
    database.tenant(companyId, (trx) =>
      trx.selectFrom('screen_version').select('company_id').orderBy('company_id').execute(),
    );

  beforeEach(async () => {
    for (const company of [PLATFORM, acme, globex]) {
      await database.tenant(company, async (trx) => {
        await trx.deleteFrom('screen_version').execute();
        await trx.insertInto('screen_version').values(version(company)).execute();
      });
    }
  });

  it('runs queries as a role that row-level security binds', async () => {
    const found = await sql<{ bypasses: boolean }>`
      select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`.execute(database.query);
    expect(found.rows).toEqual([{ bypasses: false }]);
  });

  it('shows a company its own rows and those of the platform', async () => {
    expect(await visible(acme)).toEqual([{ company_id: PLATFORM }, { company_id: acme }]);
    expect(await visible(globex)).toEqual([{ company_id: PLATFORM }, { company_id: globex }]);
    expect(await visible(PLATFORM)).toEqual([{ company_id: PLATFORM }]);
  });

  it('shows platform rows alone where no company is set', async () => {
    const rows = await database.query.selectFrom('screen_version').select('company_id').execute();
    expect(rows).toEqual([{ company_id: PLATFORM }]);
  });

  it('keeps private platform rows from companies', async () => {
    await database.tenant(PLATFORM, (trx) =>
      trx.insertInto('audit').values({ company_id: PLATFORM, id: 1, action: 'sign-in' }).execute(),
    );
    const seen = (company: number) => database.tenant(company, (trx) => trx.selectFrom('audit').select('id').execute());
    expect(await seen(acme)).toEqual([]);
    expect(await seen(PLATFORM)).toEqual([{ id: 1 }]);
  });

  it.each([globex, PLATFORM])('refuses to insert a row of company %i for another', async (other) => {
    const row = { ...version(other), version: 2 };
    const refused = database.tenant(acme, (trx) => trx.insertInto('screen_version').values(row).execute());
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });

  it.each([globex, PLATFORM])('changes and deletes nothing of company %i for another', async (other) => {
    await database.tenant(acme, async (trx) => {
      await trx.updateTable('screen_version').set({ note: 'mine now' }).where('company_id', '=', other).execute();
      await trx.deleteFrom('screen_version').where('company_id', '=', other).execute();
    });
    const kept = await database.tenant(other, (trx) =>
      trx.selectFrom('screen_version').select('note').where('company_id', '=', other).execute(),
    );
    expect(kept).toEqual([{ note: '' }]);
  });

  it('refuses to give a row away', async () => {
    const given = database.tenant(acme, (trx) =>
      trx
        .updateTable('screen_version')
        .set({ company_id: PLATFORM, version: 9 })
        .where('company_id', '=', acme)
        .execute(),
    );
    await expect(given).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses to write tenant tables where no company is set', async () => {
    const refused = database.query
      .insertInto('screen_version')
      .values({ ...version(acme), version: 3 })
      .execute();
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });

  it('forgets the company with its transaction, after a failure too', async () => {
    await expect(
      database.tenant(acme, async () => {
        throw new Error('work failed');
      }),
    ).rejects.toThrow('work failed');
    await database.tenant(acme, (trx) => trx.selectFrom('membership').selectAll().execute());
    const rows = await Promise.all(
      Array.from({ length: 12 }, () => database.query.selectFrom('screen_version').select('company_id').execute()),
    );
    expect(new Set(rows.flat().map((row) => row.company_id))).toEqual(new Set([PLATFORM]));
  });

  it('shows the audit log and uploads of every company where that is asked for, and of other tables no more', async () => {
    const file = {
      id: 1,
      owner_account_id: 1,
      name: 'a',
      content_type: '',
      size: 1,
      sha256: '',
      content: Buffer.from('a'),
    };
    for (const company of [acme, globex]) {
      await database.tenant(company, async (trx) => {
        await trx.insertInto('audit').values({ company_id: company, id: 5, action: 'every' }).execute();
        await trx
          .insertInto('upload')
          .values({ ...file, company_id: company })
          .execute();
        await trx.insertInto('membership').values({ company_id: company, account_id: 1, role: 'member' }).execute();
      });
    }
    const seen = (table: 'audit' | 'upload' | 'membership' | 'screen_version') =>
      database.everyCompany((trx) =>
        trx.selectFrom(table).select('company_id').where('company_id', '>', PLATFORM).orderBy('company_id').execute(),
      );
    const both = [{ company_id: acme }, { company_id: globex }];
    expect([await seen('audit'), await seen('upload')]).toEqual([both, both]);
    expect([await seen('membership'), await seen('screen_version')]).toEqual([[], []]);
  });

  it('writes nothing where every company is read', async () => {
    const row = { company_id: acme, id: 6, action: 'forged' };
    const attempts: ((trx: Transaction<Tables>) => Promise<unknown>)[] = [
      (trx) => trx.insertInto('audit').values(row).execute(),
      (trx) => trx.deleteFrom('audit').execute(),
      (trx) => trx.updateTable('account').set({ super_admin: true }).execute(),
    ];
    for (const work of attempts) {
      await expect(database.everyCompany(work)).rejects.toMatchObject({ code: '25006' });
    }
  });

  it('forgets with the transaction that every company was read, after a failure too', async () => {
    const work = async (trx: Transaction<Tables>) => {
      await trx.selectFrom('audit').select('id').execute();
      throw new Error('work failed');
    };
    await expect(database.everyCompany(work)).rejects.toThrow('work failed');
    await database.everyCompany((trx) => trx.selectFrom('audit').select('id').execute());
    const foreign = () => database.query.selectFrom('audit').select('company_id').execute();
    const rows = await Promise.all(Array.from({ length: 12 }, foreign));
    expect(rows.flat()).toEqual([]);
    const own = await database.tenant(acme, (trx) => trx.selectFrom('audit').select('company_id').distinct().execute());
    expect(own).toEqual([{ company_id: acme }]);
  });

  it('lets no text in as a company id', async () => {
    const injected = "1'); reset role; --" as unknown as number;
    await expect(database.tenant(injected, async () => undefined)).rejects.toThrow(RangeError);
  });

  it('hides the ledger of migrations from queries', async () => {
    const peek = sql`delete from schema_migration`.execute(database.query);
    if (engine.kind === 'pglite' || process.env['TEST_DATABASE_URL']?.includes('pagewright_test')) {
      await expect(peek).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('has every table with a company under forced security, sharded by it', async () => {
    const tables = await sql<{ name: string; secured: boolean; forced: boolean; misplaced: string[] }>`
      select t.relname as name, t.relrowsecurity as secured, t.relforcerowsecurity as forced,
        array(
          select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid
          where x.indrelid = t.oid and x.indisunique and x.indkey[0] <> c.attnum
        ) as misplaced
      from pg_class t
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      join pg_attribute c on c.attrelid = t.oid and c.attname = 'company_id' and not c.attisdropped
      where t.relkind in ('r', 'p')
      order by t.relname`.execute(database.query);
    const tenantTables = tables.rows.filter(({ name }) => !directories.includes(name));
    expect(tenantTables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['app', 'audit', 'membership', 'screen', 'screen_event', 'screen_version', 'upload']),
    );
    expect(
      tenantTables.filter(({ secured, forced, misplaced }) => !secured || !forced || misplaced.length > 0),
    ).toEqual([]);
  });
});
