import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { findAccount, insertAccount, updateAccount } from '../accounts/queries.ts';
import { addApp, setMembership } from '../companies/index.ts';
import type { Services } from '../services.ts';
import { demoAccounts, demoApp, demoCompanies, demoId } from './data.ts';
import { randomPassword } from './password.ts';

export { demoAdministrators } from './data.ts';

/** What the console says about the demo accounts. */
export interface DemoSummary {
  accounts: { email: string; companies: string[] }[];
  /** The accounts' password; null when an earlier start made a random one, which is not kept. */
  password: string | null;
}

type Base = Pick<Services, 'database' | 'now'>;

async function ensureAccounts({ database, now }: Base, wanted: string | undefined): Promise<string | null> {
  const missing = [];
  for (const account of demoAccounts) {
    const row = await findAccount(database, demoId(account.email));
    if (!row) missing.push(account);
    else if (wanted !== undefined && !(await verifyPassword(row.password_hash, wanted))) {
      await updateAccount(database, row.id, { password_hash: await hashPassword(wanted), password_changed_at: now() });
    }
  }
  const password = wanted ?? (missing.length > 0 ? randomPassword() : null);
  for (const { email, username, phone, name } of missing) {
    const password_hash = await hashPassword(password!);
    const at = now();
    await insertAccount(database, {
      id: demoId(email),
      email,
      username,
      phone,
      name,
      password_hash,
      password_changed_at: at,
      created_at: at,
    });
  }
  return password;
}

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

async function ensureMemberships({ database }: Base): Promise<void> {
  for (const { email, roles } of demoAccounts) {
    for (const [key, role] of Object.entries(roles)) {
      await setMembership(database, { companyId: demoId(`company:${key}`), accountId: demoId(email), role });
    }
  }
}

/**
 * Puts the demo accounts, companies and apps in place; what exists stays as it is. A given password is in force after
 * every start; without one, a random one is made together with the accounts.
 */
export async function createDemo(base: Base, password?: string): Promise<DemoSummary> {
  const inForce = await ensureAccounts(base, password);
  await ensureCompanies(base);
  await ensureMemberships(base);
  const accounts = demoAccounts.map(({ email, roles }) => ({ email, companies: Object.keys(roles) }));
  return { accounts, password: inForce };
}
