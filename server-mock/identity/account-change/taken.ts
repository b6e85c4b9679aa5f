import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database, RowChange } from '../../kernel/database/index.ts';
import { findHolders, isAdministratorAddress } from '../accounts/index.ts';
import type { Problems } from './profile-change.ts';

/** Which of the wanted identifiers belong to another account, by field. The database has the last word when it is changed. */
export async function takenIdentifiers(
  database: Database,
  id: number,
  { email, username, phone }: RowChange<'account'>,
): Promise<Problems> {
  const holders = await findHolders(database, { email, username, phone });
  const others = holders.filter((row) => row.id !== id);
  return {
    ...(others.some((row) => email && row.email?.toLowerCase() === email) ? { email: { key: 'api.email-taken' } } : {}),
    ...(others.some((row) => username && row.username === username) ? { username: { key: 'api.username-taken' } } : {}),
    ...(others.some((row) => phone && row.phone === phone) ? { phone: { key: 'api.phone-taken' } } : {}),
  };
}

/** Whether the wanted address is a configured administrator's: it would make whoever takes it an administrator. */
export function reservedAddress({ email }: RowChange<'account'>, config: Configuration): Problems {
  return email && isAdministratorAddress(email, config) ? { email: { key: 'api.email-reserved' } } : {};
}
