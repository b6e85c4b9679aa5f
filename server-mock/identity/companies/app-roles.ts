import type { Transaction } from 'kysely';
import { DESIGNER } from '../../kernel/contracts/access.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';

/** The names of the roles that an account has in an app. */
export async function rolesInApp(
  database: Database,
  { companyId, appId }: AppLevel,
  accountId: number,
): Promise<string[]> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('role')
      .select('name')
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  return rows.map(({ name }) => name);
}

/** The ids of the apps of a company in which an account has a role. */
export async function appsOfRoles(database: Database, companyId: number, accountId: number): Promise<Set<number>> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('role')
      .select('app_id')
      .distinct()
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  return new Set(rows.map(({ app_id }) => app_id));
}

/** The names of the roles in an app, by account. */
export async function rolesByMember(
  database: Database,
  { companyId, appId }: AppLevel,
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('role')
      .select(['account_id', 'name'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .orderBy('name')
      .execute(),
  );
  const roles = new Map<number, string[]>();
  for (const { account_id, name } of rows) roles.set(account_id, [...(roles.get(account_id) ?? []), name]);
  return roles;
}

/**
 * Writes the keys of the apps that an account designs into the directory kept by account. Its row is locked before the roles are read, so that
 * two changes at once in different apps both count.
 */
async function noteDesigns(trx: Transaction<Tables>, companyId: number, accountId: number): Promise<void> {
  await trx
    .selectFrom('account_company')
    .select('role')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const apps = await trx
    .selectFrom('role')
    .innerJoin('app', (join) =>
      join.onRef('app.company_id', '=', 'role.company_id').onRef('app.id', '=', 'role.app_id'),
    )
    .select('app.key')
    .where('role.company_id', '=', companyId)
    .where('role.account_id', '=', accountId)
    .where('role.name', '=', DESIGNER)
    .orderBy('app.key')
    .execute();
  await trx
    .updateTable('account_company')
    .set({ designs: JSON.stringify(apps.map(({ key }) => key)) })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes all roles in an app from everybody, in a transaction of the company. */
export async function endAppRoles(trx: Transaction<Tables>, { companyId, appId }: AppLevel): Promise<void> {
  const ended = await trx
    .deleteFrom('role')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .returning(['account_id', 'name'])
    .execute();
  for (const { account_id, name } of ended) if (name === DESIGNER) await noteDesigns(trx, companyId, account_id);
}

/**
 * Gives a member exactly these roles in an app, in a transaction of the company. The membership is locked, so that nobody gets a role who
 * leaves meanwhile, and nobody becomes a designer without a proof because another one takes that role meanwhile.
 * @param isProven somebody has confirmed that the account may become a designer; without it designers alone stay designers
 */
export async function setAppRoles(
  trx: Transaction<Tables>,
  { companyId: company_id, appId: app_id }: AppLevel,
  { accountId: account_id, roles, isProven }: { accountId: number; roles: readonly string[]; isProven: boolean },
): Promise<'set' | 'no-member' | 'unproven'> {
  const member = await trx
    .selectFrom('membership')
    .select('role')
    .where('company_id', '=', company_id)
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return 'no-member';
  const former = await trx
    .selectFrom('role')
    .select('name')
    .where('company_id', '=', company_id)
    .where('app_id', '=', app_id)
    .where('account_id', '=', account_id)
    .execute();
  const isNewDesigner = roles.includes(DESIGNER) && !former.some(({ name }) => name === DESIGNER);
  if (isNewDesigner && !isProven) return 'unproven';
  await trx
    .deleteFrom('role')
    .where('company_id', '=', company_id)
    .where('app_id', '=', app_id)
    .where('account_id', '=', account_id)
    .execute();
  if (roles.length > 0) {
    const rows = roles.map((name) => ({ company_id, app_id, account_id, id: randomId(), name }));
    await trx.insertInto('role').values(rows).execute();
  }
  await noteDesigns(trx, company_id, account_id);
  return 'set';
}
