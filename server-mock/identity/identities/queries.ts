import type { Database, NewRow, Row } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { ExternalUser, IdentityKey } from './external-user.ts';

/** A linked identity as its row. */
export const identityRow = (external: ExternalUser, accountId: number, at: Date): NewRow<'identity'> => ({
  id: randomId(),
  provider: external.provider,
  company_id: external.companyId,
  subject: external.subject,
  account_id: accountId,
  name: external.name,
  email: external.email,
  created_at: at,
  last_used_at: at,
});

/** The account that an identity leads to, disabled ones included. */
export function accountOfIdentity(
  { query }: Pick<Database, 'query'>,
  key: IdentityKey,
): Promise<AccountRow | undefined> {
  return query
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('provider', '=', key.provider)
    .where('company_id', '=', key.companyId)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
}

/** Notes that somebody came with an identity, and what the provider calls them today. */
export async function noteUse({ query }: Pick<Database, 'query'>, external: ExternalUser, at: Date): Promise<void> {
  await query
    .updateTable('identity')
    .set({ last_used_at: at, name: external.name, email: external.email })
    .where('provider', '=', external.provider)
    .where('company_id', '=', external.companyId)
    .where('subject', '=', external.subject)
    .execute();
}

/** The identities of an account, the oldest first. */
export function identitiesOf({ query }: Pick<Database, 'query'>, accountId: number): Promise<Row<'identity'>[]> {
  return query
    .selectFrom('identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
