import type { UserRolesAnswer } from '../../src/types/generated/contracts/accounts.ts';
import type { Context } from '../contracts/index.ts';

/** `GET /api/user/roles`: the person's role in each company; roles inside an app do not exist yet, so `appName` is empty. */
export async function userRoles({ services, me, text }: Context): Promise<UserRolesAnswer> {
  const companies = await services.companies.ofAccount(me.id);
  const items = companies.map(({ name, role }) => ({ companyName: name, appName: '', name: text(`api.role.${role}`) }));
  return { items };
}
