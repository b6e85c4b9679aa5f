import { type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { endMembership } from './membership.ts';
import { companiesOf } from './queries.ts';

/** In private mode there are no companies to choose from; nor are these calls. Throws `not-found`. */
function requireSaas({ services }: Context): void {
  if (services.config.mode !== 'saas') throw fail('not-found');
}

/** Those of a person's own companies that somebody else owns as well. */
async function ownedByOthers({ query }: Database, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await query
    .selectFrom('account_company as own')
    .innerJoin('account_company as other', 'other.company_id', 'own.company_id')
    .select('own.company_id')
    .distinct()
    .where('own.account_id', '=', accountId)
    .where('own.role', '=', 'owner')
    .where('other.role', '=', 'owner')
    .where('other.account_id', '<>', accountId)
    .execute();
  return new Set(rows.map((row) => row.company_id));
}

/** `GET /api/i/company`. */
export async function ownCompanies(context: Call<'ownCompanies'>) {
  requireSaas(context);
  const { database } = context.services;
  const companies = await companiesOf(context.services, context.me.id);
  const shared = await ownedByOthers(database, context.me.id);
  const rows = companies.map(({ id, key, name, logo, role, createdAt }) => ({
    ...{ id, key, name, logo },
    createdAt: createdAt.toISOString(),
    isOwner: role === 'owner',
    mayLeave: role !== 'owner' || shared.has(id),
  }));
  return listPage(context, rows);
}

/**
 * `POST /api/i/company/leave/{id}`. The last owner stays. A company one is not in is answered like one that is not there. Throws
 * `owner-cannot-leave`.
 */
export async function leaveCompany(context: Call<'leaveCompany'>) {
  requireSaas(context);
  const { services, me, params, request } = context;
  const left = await endMembership(services.database, { companyId: params.id, accountId: me.id });
  if (left === 'owner') throw fail('owner-cannot-leave');
  if (left === 'none') throw fail('not-found');
  await services.audit.record({
    action: 'company.left',
    companyId: params.id,
    actor: me,
    target: String(me.id),
    address: request.ip,
  });
  return {};
}
