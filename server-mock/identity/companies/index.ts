import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { appByKey, companiesOf, companyByKey, companyOfApp, memberIdsOf, membershipRole } from './queries.ts';
import type { Companies } from './service.ts';

export { addApp } from './apps.ts';
export { joinAsMember, setMembership } from './membership.ts';
export { membershipRole, rolesIn } from './queries.ts';

/** Companies, their apps and who belongs to them. */
export function createCompanies(base: Pick<ServiceBase, 'database' | 'config'>): Companies {
  return {
    ofAccount: async (accountId) => (await companiesOf(base, accountId)).map(({ createdAt, ...company }) => company),
    findByKey: (key) => companyByKey(base, key),
    roleOf: (companyId, accountId) => membershipRole(base.database, companyId, accountId),
    memberIds: (companyId) => memberIdsOf(base.database, companyId),
    findByAppKey: (appKey) => companyOfApp(base, appKey),
    findApp: (companyId, appKey) => appByKey(base, companyId, appKey),
  };
}
