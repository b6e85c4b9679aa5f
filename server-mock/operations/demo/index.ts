import { addApp, membershipRole, setMembership } from '../../identity/companies/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { ensureAccounts } from './accounts.ts';
import { demoAccounts, demoApp, demoCompanies, demoId, demoRoles } from './data.ts';
import type { DemoSummary } from './lines.ts';

export { demoAdministrators } from './data.ts';
export { type DemoSummary, demoLines } from './lines.ts';

type Base = Pick<ServiceBase, 'database' | 'now'>;

async function ensureCompanies({ database, now }: Base): Promise<void> {
  for (const { key, name, nameshort } of demoCompanies) {
    const companyId = demoId(`company:${key}`);
    const created_at = now();
    await database.query
      .insertInto('company')
      .values({ id: companyId, key, name, nameshort, created_at })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const id = demoId(`app:${key}:${demoApp.key}`);
    await addApp(database, { company_id: companyId, id, ...demoApp, created_at });
  }
}

/** The setting that says that everybody was given a place once. Who leaves a company later has left it. */
const placed = 'demo.placed';

async function ensureMemberships({ database }: Base, made: readonly string[]): Promise<void> {
  const done = await database.query.selectFrom('setting').select('key').where('key', '=', placed).executeTakeFirst();
  for (const { email, roles } of demoAccounts) {
    if (done && !made.includes(email)) continue;
    for (const [key, role] of Object.entries(roles)) {
      const [companyId, accountId] = [demoId(`company:${key}`), demoId(email)];
      const present = await membershipRole(database, companyId, accountId);
      await setMembership(database, { companyId, accountId, role: present ?? role });
    }
  }
  if (!done) await ensureRoles({ database });
  await database.query
    .insertInto('setting')
    .values({ key: placed, value: 'true' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function ensureRoles({ database }: Pick<Base, 'database'>): Promise<void> {
  for (const { email, company, name } of demoRoles) {
    const company_id = demoId(`company:${company}`);
    const ids = { id: demoId(`role:${company}:${email}`), app_id: demoId(`app:${company}:${demoApp.key}`) };
    await database.tenant(company_id, (transaction) =>
      transaction
        .insertInto('role')
        .values({ company_id, ...ids, account_id: demoId(email), name })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/**
 * Puts the demo accounts, companies and apps in place; what exists stays as it is. A given password is in force after
 * every start; without one, a random one is made together with the accounts.
 * @param announce told once, at the moment when a password that was made can no longer be lost by telling it later.
 */
export async function createDemo(
  base: Base,
  password?: string,
  announce: (summary: DemoSummary) => void = () => undefined,
): Promise<void> {
  const accounts = demoAccounts.map(({ email, roles }) => ({ email, companies: Object.keys(roles) }));
  let newcomers: readonly string[] = [];
  await ensureAccounts(base, password, (made) => {
    newcomers = made.emails;
    const holders = password === undefined ? made.emails : accounts.map(({ email }) => email);
    announce({ accounts, password: holders.length > 0 ? made.password : null, holders });
  });
  await ensureCompanies(base);
  await ensureMemberships(base, newcomers);
}
