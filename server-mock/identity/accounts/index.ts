import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { findAccount } from './queries.ts';
import type { Accounts } from './service.ts';
import { toUser } from './user.ts';

export { sendNotice } from './notices.ts';
export { ownAccount } from './own-account.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export {
  type AccountRow,
  accountChanged,
  findAccount,
  findByIdentifier,
  findHolders,
  replacePassword,
  updateAccount,
} from './queries.ts';
export { isAdministratorAddress, toUser } from './user.ts';

/** Look-ups of accounts for other features. */
export function createAccounts({ database, config }: Pick<ServiceBase, 'database' | 'config'>): Accounts {
  return {
    async find(accountId) {
      const row = await findAccount(database, accountId);
      return row && row.disabled_at === null ? toUser(row, config) : null;
    },
  };
}
