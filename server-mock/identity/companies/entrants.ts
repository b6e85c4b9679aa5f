import type { Transaction } from 'kysely';
import { mayEnter, USER } from '../../kernel/contracts/access.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';

/** The members of a company beside its apps, each with whether the member has a role in the app. */
const membersAndApps = (trx: Transaction<Tables>, companyId: number) =>
  trx
    .selectFrom('app')
    .innerJoin('membership', 'membership.company_id', 'app.company_id')
    .select(['app.id', 'app.open_to as openTo', 'membership.account_id', 'membership.role'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('role')
          .select('role.id')
          .whereRef('role.company_id', '=', 'app.company_id')
          .whereRef('role.app_id', '=', 'app.id')
          .whereRef('role.account_id', '=', 'membership.account_id'),
      ).as('hasRole'),
    )
    .where('app.company_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof membersAndApps>['execute']>>[number];

/** Which roles in the app somebody has does not count here: each of them lets people in. */
const isEntrant = ({ openTo, role, hasRole }: Row): boolean =>
  mayEnter({ role, app: { openTo }, appRoles: hasRole ? [USER] : [] });

/** The accounts that may enter an app: one look-up, however many ask. */
export async function entrantIdsOf(database: Database, { companyId, appId }: AppLevel): Promise<ReadonlySet<number>> {
  const rows = await database.tenant(companyId, (trx) =>
    membersAndApps(trx, companyId).where('app.id', '=', appId).execute(),
  );
  return new Set(rows.filter(isEntrant).map((row) => row.account_id));
}

/** The apps of a company that a member may not enter. Only those for people with a role in them are looked at. */
export async function appsClosedTo(trx: Transaction<Tables>, companyId: number, accountId: number): Promise<number[]> {
  const rows = await membersAndApps(trx, companyId)
    .where('membership.account_id', '=', accountId)
    .where('app.open_to', '=', 'roles')
    .execute();
  return rows.filter((row) => !isEntrant(row)).map(({ id }) => id);
}
