import type { Services } from '../../server-mock/kernel/services/service-base.ts';

/** What the audit table of a company (or the platform) holds, oldest first. */
export async function auditOf({ database }: Pick<Services, 'database'>, companyId = -1) {
  return database.tenant(companyId, (transaction) =>
    transaction
      .selectFrom('audit')
      .select(['action', 'actor_id', 'actor_name', 'target', 'address', 'detail'])
      .where('company_id', '=', companyId)
      .orderBy('at')
      .execute(),
  );
}
