import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { AccountRow } from '../accounts/index.ts';
import { joinCompany } from '../companies/index.ts';
import { hashToken } from '../sessions/index.ts';
import { invitationsIn, inviterOf, stateOf } from './rows.ts';
import { companyOfToken } from './token.ts';

/** Reads the invitation of a token in a transaction of its company; undefined where it counts no longer. */
async function openInvitation(trx: Transaction<Tables>, companyId: number, token: string, now: Date) {
  const row = await invitationsIn(trx, companyId)
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .select(['c.key as company_key', 'c.name as company_name'])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && stateOf(row, now) === 'open' ? { ...row, companyId, inviter: inviterOf(row) } : undefined;
}

/** An invitation that counts. */
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

/**
 * Finds the invitation of a token and runs `work` with it, in a transaction of its company. Throws `invitation-ended` for a token that is unknown, used, replaced or
 * revoked, has expired, or whose sender may no longer give the role: they are all alike.
 */
async function withInvitation<T>(
  { services }: Pick<Context, 'services'>,
  token: string,
  work: (trx: Transaction<Tables>, invitation: OpenInvitation) => Promise<T>,
): Promise<T> {
  const companyId = companyOfToken(token);
  if (companyId === null) throw fail('invitation-ended');
  return services.database.tenant(companyId, async (trx) => {
    const invitation = await openInvitation(trx, companyId, token, services.now());
    if (!invitation) throw fail('invitation-ended');
    return work(trx, invitation);
  });
}

/** The invitation that a token is good for. Throws `invitation-ended`. */
export const findInvitation = (context: Pick<Context, 'services'>, token: string): Promise<OpenInvitation> =>
  withInvitation(context, token, async (_, invitation) => invitation);

/**
 * Uses an invitation up: the account that `owner` answers belongs to the company from now on, with a line in its audit. Of two at a time the
 * second finds no invitation any more. Throws `invitation-ended` and what `owner` throws; then nothing has changed.
 */
export function redeem(
  context: Context,
  token: string,
  owner: (trx: Transaction<Tables>, invitation: OpenInvitation) => Promise<AccountRow>,
): Promise<{ account: AccountRow; companyKey: string }> {
  const { services, request } = context;
  return withInvitation(context, token, async (trx, invitation) => {
    const { companyId, id, role, token_hash } = invitation;
    const { numDeletedRows } = await trx
      .deleteFrom('invitation')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('token_hash', '=', token_hash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw fail('invitation-ended');
    const account = await owner(trx, invitation);
    const joined = await joinCompany(trx, { companyId, accountId: account.id }, role);
    if (joined) {
      const line = { action: 'member.joined', companyId, actor: account, target: String(account.id) };
      await services.audit.record({ ...line, address: request.ip, detail: { role, by: invitation.inviter } }, trx);
    }
    return { account, companyKey: invitation.company_key };
  });
}
