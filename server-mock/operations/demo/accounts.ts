import { findAccount, hashPassword, updateAccount, verifyPassword } from '../../identity/accounts/index.ts';
import type { NewRow } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type DemoAccount, demoAccounts, demoId } from './data.ts';
import { randomPassword } from './password.ts';

type Base = Pick<ServiceBase, 'database' | 'now'>;

/** Accounts that were just made, by their addresses, and the password they have in common. */
export interface MadeAccounts {
  emails: string[];
  password: string;
}

async function rowOf({ now }: Base, account: DemoAccount, password: string): Promise<NewRow<'account'>> {
  const { email, username, phone, name } = account;
  const at = now();
  const password_hash = await hashPassword(password);
  return {
    ...{ id: demoId(email), email, username, phone, name },
    ...{ password_hash, password_changed_at: at, created_at: at },
  };
}

/** Stores accounts, but none that another node has stored in the meantime. `announce` is called before they count. */
async function store({ database }: Base, rows: NewRow<'account'>[], announce: (emails: string[]) => void) {
  await database.transaction(async (transaction) => {
    const inserted = await transaction
      .insertInto('account')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .execute();
    announce(inserted.map(({ email }) => email!));
  });
}

/**
 * Makes the demo accounts that are missing, all with one password: the given one, else a random one. The password is
 * announced before the accounts count, for it is kept nowhere: whatever ends the program in between, the next start
 * makes the accounts anew and announces theirs. A given password is put in force for the others, too.
 */
export async function ensureAccounts(
  base: Base,
  given: string | undefined,
  announce: (made: MadeAccounts) => void,
): Promise<void> {
  const password = given ?? randomPassword();
  const missing: NewRow<'account'>[] = [];
  for (const account of demoAccounts) {
    const row = await findAccount(base.database, demoId(account.email));
    if (!row) missing.push(await rowOf(base, account, password));
    else if (given !== undefined && !(await verifyPassword(row.password_hash, given, 'demo'))) {
      const change = { password_hash: await hashPassword(given), password_changed_at: base.now() };
      await updateAccount(base.database, row.id, change);
    }
  }
  if (missing.length === 0) announce({ emails: [], password });
  else await store(base, missing, (emails) => announce({ emails, password }));
}
