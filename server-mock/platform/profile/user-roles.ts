import { rolesIn } from '../../identity/companies/index.ts';
import { DESIGNER, USER } from '../../kernel/contracts/access.ts';
import { type Call, listPage } from '../../kernel/contracts/index.ts';

/** `GET /api/user/roles`: what the person is in each company, and the roles people there have given to it. */
export async function userRoles(context: Call<'userRoles'>) {
  const { services, me, text } = context;
  const companies = await services.companies.ofAccount(me.id);
  const byCompany = await Promise.all(
    companies.map(async ({ id, name: companyName, role }) => {
      const given = await rolesIn(services.database, id, me.id);
      return [
        { companyName, appName: '', name: text(`api.role.${role}`) },
        ...given.map(({ name, appName }) => ({
          companyName,
          appName: appName ?? '',
          name: name === DESIGNER || name === USER ? text(`api.role.${name}`) : name,
        })),
      ];
    }),
  );
  return listPage(context, byCompany.flat());
}
