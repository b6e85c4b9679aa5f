import { sql, type Transaction } from 'kysely';
import type { Company } from '../../../src/types/start.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { AppRecord, CompanyRecord, Role } from '../../kernel/contracts/tenancy.ts';
import { type Database, type Row, soughtIn, type Tables } from '../../kernel/database/index.ts';

type Base = { database: Database; config: Pick<Configuration, 'contextPath'> };

/** Addresses of our own are stored without the context path, which may change. */
export const inContext = (address: string, { config }: Pick<Base, 'config'>) =>
  address.startsWith('/') ? config.contextPath + address : address;

/** The companies of an account, by the directory that is kept by account: one look-up, whatever their number. */
export async function companiesOf(base: Base, accountId: number): Promise<(Company & { createdAt: Date })[]> {
  const rows = await base.database.query
    .selectFrom('account_company')
    .innerJoin('company', 'company.id', 'account_company.company_id')
    .select(['company.id', 'company.key', 'company.name', 'company.nameshort', 'company.logo'])
    .select(['account_company.role', 'account_company.designs'])
    .select('company.created_at as createdAt')
    .where('account_company.account_id', '=', accountId)
    .where('company.disabled_at', 'is', null)
    .execute();
  const order = new Intl.Collator('zh-CN');
  return rows
    .map((row) => ({ ...row, logo: inContext(row.logo, base) }))
    .sort((left, right) => order.compare(left.name, right.name) || left.id - right.id);
}

function toCompany(row: Row<'company'>, base: Base): CompanyRecord {
  const { id, key, name, nameshort, logo, login_look, theme } = row;
  return { id, key, name, nameshort, logo: inContext(logo, base), loginLook: login_look, theme };
}

/** The active company with a key; null for an unknown key and for a disabled company. */
export async function companyByKey(base: Base, key: string): Promise<CompanyRecord | null> {
  const companies = base.database.query.selectFrom('company').selectAll();
  const row = await companies.where('key', '=', key).where('disabled_at', 'is', null).executeTakeFirst();
  return row ? toCompany(row, base) : null;
}

/** The one company with an app of this key; null when there is none or several. */
export async function companyOfApp(base: Base, appKey: string): Promise<CompanyRecord | null> {
  const rows = await base.database.query
    .selectFrom('app_key')
    .innerJoin('company', 'company.id', 'app_key.company_id')
    .selectAll('company')
    .where('app_key.key', '=', appKey)
    .where('company.disabled_at', 'is', null)
    .limit(2)
    .execute();
  return rows.length === 1 ? toCompany(rows[0]!, base) : null;
}

/** The accounts that belong to a company. */
export async function memberIdsOf(database: Database, companyId: number): Promise<ReadonlySet<number>> {
  const rows = await database.tenant(companyId, (transaction) =>
    transaction.selectFrom('membership').select('account_id').where('company_id', '=', companyId).execute(),
  );
  return new Set(rows.map((row) => row.account_id));
}

/** Owners first, then administrators: an expression that `membership_listed` has. */
const rank = sql`(case membership.role when 'owner' then 0 when 'admin' then 1 else 2 end)`;

const nameOfMember = sql<string>`coalesce(nullif(account.nick_name, ''), account.name)`;

/** What lists of members are ordered and searched by. In a long list those of one role stand in the order of joining, which an index has. */
export const memberList = {
  columns: {
    name: sql`lower(${nameOfMember})`,
    email: sql`lower(account.email)`,
    role: sql`membership.role`,
    since: sql`membership.created_at`,
  },
  order: sql`${rank}, lower(${nameOfMember}), membership.account_id`,
  longOrder: sql`${rank}, membership.created_at, membership.account_id`,
  sought: soughtIn(nameOfMember, sql`coalesce(account.email, '')`),
};

/** The people of a company with their roles, in a transaction of the company and in no order. */
export const membersIn = (trx: Transaction<Tables>, companyId: number) =>
  trx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.email', 'membership.role', 'membership.created_at as createdAt'])
    .select(nameOfMember.as('name'))
    .where('membership.company_id', '=', companyId);

/** How many owners the company of a transaction has. */
export async function ownersIn(trx: Transaction<Tables>, companyId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${rank} = 0`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One member of a company, and how many owners it has; null for somebody who is no member. */
export async function memberAndOwners(database: Database, companyId: number, accountId: number) {
  const rows = await database.tenant(companyId, (transaction) =>
    transaction
      .selectFrom('membership')
      .innerJoin('account', 'account.id', 'membership.account_id')
      .select(['account.id', 'account.name', 'account.nick_name', 'membership.role'])
      .where('membership.company_id', '=', companyId)
      .where(({ or, eb }) => or([eb('membership.account_id', '=', accountId), eb('membership.role', '=', 'owner')]))
      .execute(),
  );
  const row = rows.find(({ id }) => id === accountId);
  const owners = rows.filter(({ role }) => role === 'owner').length;
  return row ? { member: { id: row.id, name: row.nick_name || row.name, role: row.role }, owners } : null;
}

/** The role of an account in the company of a transaction; null when it is no member. The membership decides, whatever the directory says. */
export async function roleIn(trx: Transaction<Tables>, companyId: number, accountId: number): Promise<Role | null> {
  const row = await trx
    .selectFrom('membership')
    .select('role')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The role of an account in a company; null when it is no member. */
export const membershipRole = (database: Database, companyId: number, accountId: number): Promise<Role | null> =>
  database.tenant(companyId, (trx) => roleIn(trx, companyId, accountId));

/** Finds the app with a key in a company. Answers null for an unknown key and for a removed app. */
export async function appByKey(base: Base, companyId: number, key: string): Promise<AppRecord | null> {
  const row = await base.database.tenant(companyId, (transaction) =>
    transaction
      .selectFrom('app')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('key', '=', key)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { id, name, description, logo, login_look, theme, open_to: openTo, archived_at } = row;
  const looks = { logo: inContext(logo, base), loginLook: login_look, theme };
  return { id, companyId, key, name, description, ...looks, openTo, isArchived: archived_at !== null };
}

/** The roles of an account in a company, each with the name of its app; empty where a role counts in the whole company. */
export function rolesIn(database: Database, companyId: number, accountId: number) {
  return database.tenant(companyId, (transaction) =>
    transaction
      .selectFrom('role')
      .leftJoin('app', (join) =>
        join.onRef('app.company_id', '=', 'role.company_id').onRef('app.id', '=', 'role.app_id'),
      )
      .select(['role.name', 'app.name as appName'])
      .where('role.company_id', '=', companyId)
      .where('role.account_id', '=', accountId)
      .orderBy('role.created_at')
      .orderBy('role.name')
      .orderBy('app.name')
      .execute(),
  );
}
