import { sql } from 'kysely';
import type { Database } from '../../../server-mock/kernel/database/index.ts';

/** Apps, members and pages of a company beside the one that is asked; no company has more apps than it may. */
const EACH = 100;

/** The company with many members. */
export const CROWD = { id: 5_000_001, key: 'crowd' } as const;

/** Accounts begin here; those of the crowd stand among them. */
const ACCOUNTS = 6_000_000;

/** Members of a company among accounts with these numbers, in its own rows and in the directory by account. */
async function join(
  database: Database,
  company: number,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const accounts = sql`generate_series(${from}::bigint, ${from + count - 1}::bigint) account`;
  await database.tenant(company, async (trx) => {
    await sql`insert into membership (company_id, account_id, role)
      select ${company}, account, 'member' from ${accounts}`.execute(trx);
    await sql`insert into account_company (account_id, company_id, role)
      select account, ${company}, 'member' from ${accounts}`.execute(trx);
  });
}

/** Apps of a company with a page each. */
async function addApps(database: Database, company: number): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.lit(EACH)}) number`;
  await database.tenant(company, async (trx) => {
    await sql`insert into app (company_id, id, key, name, description)
      select ${company}, ${company}::bigint * 1000 + number, 'app-' || number, 'App ' || number, '' from ${numbers}`.execute(
      trx,
    );
    await sql`insert into app_key (key, company_id) select 'app-' || number, ${company} from ${numbers}`.execute(trx);
    await sql`insert into page (company_id, app_id, key, name, sought, position)
      select ${company}, ${company}::bigint * 1000 + number, 'first', 'First', 'first', 1 from ${numbers}`.execute(trx);
  });
}

/** Groups of the templates of a company. */
const GROUPS = 20;

/** The first of the groups. */
export const FIRST_GROUP = 7_000_000;

/** So many widget templates of a company. Forty are disabled, and of another type than the others. */
async function addTemplates(database: Database, company: number, rows: number): Promise<void> {
  await database.tenant(company, (trx) =>
    sql`insert into widget_group (company_id, app_id, id, name)
      select ${company}, -1, ${FIRST_GROUP} + number, 'Group ' || number
      from generate_series(0, ${GROUPS - 1}) number`.execute(trx),
  );
  for (let from = 1; from <= rows; from += 5000)
    await addSomeTemplates(database, company, from, Math.min(rows, from + 4999));
}

/** The templates with some of the numbers. */
async function addSomeTemplates(database: Database, company: number, from: number, to: number): Promise<void> {
  await database.tenant(company, async (trx) => {
    await sql`insert into widget_template
        (company_id, app_id, id, group_id, name, sought, widget_type, status, created_at, updated_at)
      select ${company}, -1, ${ACCOUNTS} + number, ${FIRST_GROUP} + number % ${GROUPS}, 'T' || number, 't' || number,
        case when number <= 40 then 2 else 1 end, case when number <= 40 then 0 else 1 end,
        timestamptz '2026-01-01' + number * interval '1 second', timestamptz '2026-01-01' + number * interval '7 seconds'
      from generate_series(${from}::bigint, ${to}::bigint) number`.execute(trx);
    await sql`insert into widget_template_word (company_id, app_id, word, template_id)
      select distinct company_id, app_id, substr(sought, place), id
      from widget_template, generate_series(1, length(sought)) place where company_id = ${company}
        and id between ${ACCOUNTS + from} and ${ACCOUNTS + to}`.execute(trx);
  });
}

/**
 * So many rows of apps, of members and of pages, in other companies than the one that is asked; and one company with so many members and
 * widget templates, the owner of which is given.
 */
export async function fillLists(database: Database, rows: number, owner: number): Promise<void> {
  const { query } = database;
  for (let from = 0; from < rows; from += 10_000) {
    const to = Math.min(rows, from + 10_000) - 1;
    await sql`insert into account (id, email, name)
      select ${ACCOUNTS} + number, 'person' || number || '@example.com', 'Person ' || number
      from generate_series(${from}::bigint, ${to}::bigint) number`.execute(query);
  }
  for (let at = 0; at < rows / EACH; at += 1) {
    const id = 3_000_000 + at;
    await query
      .insertInto('company')
      .values({ id, key: `other-${at}`, name: `Other ${at}` })
      .execute();
    await join(database, id, { from: ACCOUNTS + at * EACH, count: EACH });
    await addApps(database, id);
  }
  await query
    .insertInto('company')
    .values({ ...CROWD, name: 'Crowd' })
    .execute();
  await join(database, CROWD.id, { from: ACCOUNTS, count: rows });
  await database.tenant(CROWD.id, async (trx) => {
    const row = { company_id: CROWD.id, account_id: owner, role: 'owner' as const };
    await trx.insertInto('membership').values(row).execute();
    await trx.insertInto('account_company').values(row).execute();
  });
  await addTemplates(database, CROWD.id, rows);
}
