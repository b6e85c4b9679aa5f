import { setMembership } from '../../server-mock/identity/companies/index.ts';
import type { Role } from '../../server-mock/kernel/contracts/tenancy.ts';
import { demoId } from '../../server-mock/operations/demo/data.ts';
import type { DemoPlatform } from './demo-platform.ts';
import type { Person } from './person.ts';

/** Makes an account with the demo password, gives it a role in a company, and signs it in. Its address is `<name>@example.com`. */
export async function addMember(
  server: DemoPlatform,
  name: string,
  company: string,
  role: Role = 'member',
): Promise<Person> {
  const { services } = server;
  const email = `${name}@example.com`;
  const pattern = await services.database.query
    .selectFrom('account')
    .select(['password_hash', 'password_changed_at'])
    .where('id', '=', demoId('member@example.com'))
    .executeTakeFirstOrThrow();
  await services.database.query
    .insertInto('account')
    .values({ ...pattern, id: demoId(email), email, name, created_at: services.now() })
    .execute();
  const { id } = (await services.companies.findByKey(company))!;
  await setMembership(services.database, { companyId: id, accountId: demoId(email), role });
  return server.person(email);
}
