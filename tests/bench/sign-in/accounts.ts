import { hashPassword } from '../../../server-mock/accounts/password-hash.ts';
import type { Services } from '../../../server-mock/services.ts';

/** Everybody's password. */
export const password = 'Bench~mark7';

/** Makes accounts to sign in with and answers their addresses. */
export async function makeAccounts({ database }: Services, count: number): Promise<string[]> {
  const password_hash = await hashPassword(password);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: 10_000 + index,
    email: `bench-${index}@example.com`,
    name: `Bench ${index}`,
    password_hash,
    password_changed_at: new Date(),
  }));
  await database.query.insertInto('account').values(rows).execute();
  return rows.map(({ email }) => email);
}
