import { PREVIEWS } from '../../../src/routes/previews.ts';
import { type CompanyRecord, PREVIEW_COMPANY } from '../../kernel/contracts/tenancy.ts';
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

/** The company that previews of app templates stand in. It is in no list and has no members. */
const previewCompany: CompanyRecord = {
  ...{ id: PREVIEW_COMPANY, key: PREVIEWS, name: '', nameshort: '', logo: '' },
  ...{ loginLook: null, theme: null },
};

/** Companies, their apps and who belongs to them. */
export function createCompanies(base: Pick<ServiceBase, 'database' | 'config'>): Companies {
  return {
    ofAccount: async (accountId) => (await companiesOf(base, accountId)).map(({ createdAt, ...company }) => company),
    findByKey: async (key) => (key === PREVIEWS ? previewCompany : companyByKey(base, key)),
    roleOf: (companyId, accountId) => membershipRole(base.database, companyId, accountId),
    memberIds: (companyId) => memberIdsOf(base.database, companyId),
    entrantIds: (app) => entrantIdsOf(base.database, app),
    findByAppKey: (appKey) => companyOfApp(base, appKey),
    appRolesOf: (app, accountId) => rolesInApp(base.database, app, accountId),
    findApp: (companyId, appKey) => appByKey(base, companyId, appKey),
  };
}
