import { type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { mayInvite } from '../members/index.ts';
import { freshToken, lineOf } from './invite.ts';
import { invitationsIn, inviterOf, isMember, stateOf } from './rows.ts';
import { mailInvitation, waitBeforeSending } from './send.ts';

/** `GET /api/company/{companyKey}/invitation`: the newest first. */
export async function listInvitations(context: Call<'listInvitations'>) {
  const { services, scope } = context;
  const rows = await services.database.tenant(scope.companyId, (trx) =>
    invitationsIn(trx, scope.companyId).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').execute(),
  );
  const items = rows.map((row) => ({
    ...{ id: row.id, email: row.email, role: row.role },
    invitedBy: inviterOf(row),
    expiresAt: row.expires_at.toISOString(),
    state: stateOf(row, services.now()),
    mayChange: mayInvite(scope.role, row.role),
  }));
  return { ...listPage(context, items), mayInviteAdmins: mayInvite(scope.role, 'admin') };
}

/** The invitation that a call is about, and whether its address belongs to the company by now. Throws `not-found` or `forbidden`. */
async function invitationAt({ services, scope, params }: Context<unknown, unknown, { id: number }>) {
  const { companyId, role } = scope;
  const found = await services.database.tenant(companyId, async (trx) => {
    const row = await invitationsIn(trx, companyId).where('i.id', '=', params.id).executeTakeFirst();
    return row && { ...row, isMember: await isMember(trx, companyId, row.email) };
  });
  if (!found) throw fail('not-found');
  if (!mayInvite(role, found.role)) throw fail('forbidden');
  return found;
}

/**
 * `POST …/invitation/{id}/send`: mails a new link to the same address for the same role. The old link ends with it. Throws `forbidden`,
 * `already-member`, `too-many-requests` or `mail-failed`.
 */
export async function resendInvitation(context: Call<'resendInvitation'>) {
  const { services, scope } = context;
  const invitation = await invitationAt(context);
  if (invitation.isMember) throw fail('already-member');
  const retryAfter = await waitBeforeSending(context, invitation.email);
  if (retryAfter > 0) throw fail('too-many-requests', { retryAfter });
  const { token, columns } = freshToken(context);
  await services.database.tenant(scope.companyId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('invitation')
      .set(columns)
      .where('company_id', '=', scope.companyId)
      .where('id', '=', invitation.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fail('not-found');
    const line = lineOf(context, 'member.invited', invitation);
    await services.audit.record({ ...line, detail: { ...line.detail, again: true } }, trx);
  });
  await mailInvitation(context, { ...invitation, token });
  return {};
}

/** `DELETE …/invitation/{id}`: its link ends at once. Throws `forbidden`. */
export async function revokeInvitation(context: Call<'revokeInvitation'>) {
  const { services, scope } = context;
  const invitation = await invitationAt(context);
  await services.database.tenant(scope.companyId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('invitation')
      .where('company_id', '=', scope.companyId)
      .where('id', '=', invitation.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw fail('not-found');
    await services.audit.record(lineOf(context, 'member.invitation-revoked', invitation), trx);
  });
  return {};
}
