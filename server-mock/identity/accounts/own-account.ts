import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { type AccountRow, findAccount } from './queries.ts';

/** The account of the signed-in person. */
export async function ownAccount({ services, me }: Context): Promise<AccountRow> {
  const row = await findAccount(services.database, me.id);
  if (!row) throw fail('not-signed-in');
  return row;
}
