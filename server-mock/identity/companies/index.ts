import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { rolesInApp } from './app-roles.ts';
import { entrantIdsOf } from './entrants.ts';
import { appByKey, companiesOf, companyByKey, companyOfApp, memberIdsOf, membershipRole } from './queries.ts';
import type { Companies } from './service.ts';

export { appsOfRoles, endAppRoles, rolesByMember, setAppRoles } from './app-roles.ts';
export { addApp, addAppKey, insertApp } from './apps.ts';
export { appsClosedTo } from './entrants.ts';
export { changeRole, endMembership, joinCompany, setMembership } from './membership.ts';
export {
  inContext,
  memberAndOwners,
  memberList,
  membershipRole,
  membersIn,
  ownersIn,
  roleIn,
  rolesIn,
} from './queries.ts';

/** Companies, their apps and who belongs to them. */
export function createCompanies(base: Pick<ServiceBase, 'database' | 'config'>): Companies {
  return {
    ofAccount: async (accountId) => (await companiesOf(base, accountId)).map(({ createdAt, ...company }) => company),
    findByKey: (key) => companyByKey(base, key),
    roleOf: (companyId, accountId) => membershipRole(base.database, companyId, accountId),
    memberIds: (companyId) => memberIdsOf(base.database, companyId),
    entrantIds: (app) => entrantIdsOf(base.database, app),
    findByAppKey: (appKey) => companyOfApp(base, appKey),
    appRolesOf: (app, accountId) => rolesInApp(base.database, app, accountId),
    findApp: (companyId, appKey) => appByKey(base, companyId, appKey),
  };
}
