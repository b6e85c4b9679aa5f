import { hashPassword } from '../../../server-mock/identity/accounts/password-hash.ts';
import type { Services } from '../../../server-mock/kernel/services/service-base.ts';
import { randomId } from '../../../server-mock/kernel/values/random-id.ts';

/** Everybody's password. */
export const password = 'Bench~mark7';

/** A number that begins with the three digits of a group of people. */
export const phoneOf = (group: string, index: number): string => group + String(index).padStart(8, '0');

/** Makes accounts to sign in with and answers their addresses. */
export async function makeAccounts(
  { database }: Services,
  count: number,
  { name, phones } = { name: 'bench', phones: '130' },
): Promise<string[]> {
  const password_hash = await hashPassword(password);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomId(),
    email: `${name}-${index}@example.com`,
    phone: phoneOf(phones, index),
    name: `Bench ${index}`,
    password_hash,
    password_changed_at: new Date(),
  }));
  await database.query.insertInto('account').values(rows).execute();
  return rows.map(({ email }) => email);
}
