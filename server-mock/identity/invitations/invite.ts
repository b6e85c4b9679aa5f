import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import type { NewRow } from '../../kernel/database/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { mayInvite } from '../members/index.ts';
import { requireProof } from '../recent-proof/index.ts';
import { hashToken } from '../sessions/index.ts';
import { addressesIn } from './addresses.ts';
import { addInvitation, dropInvitation, obstacleTo } from './rows.ts';
import { mailInvitation, waitBeforeSending } from './send.ts';
import { newInvitationToken, VALID_DAYS } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;

type Reason = AnswerTo<'inviteMembers'>['left'][number]['reason'];
type Invited = { email: string; role: 'admin' | 'member' };

/** A new token of a company and what the database keeps of it. */
export function freshToken({ services, scope, me }: Context) {
  const token = newInvitationToken(scope.companyId);
  const expires_at = new Date(services.now().getTime() + VALID_DAYS * DAY);
  return { token, columns: { token_hash: hashToken(token), invited_by: me.id, expires_at } };
}

/** The line that an invitation leaves in the audit of its company. */
export function lineOf({ scope, me, request }: Context, action: string, { email, role }: Invited) {
  const { companyId } = scope;
  return { action, companyId, actor: me, target: email, address: request.ip, detail: { role } };
}

/** Stores an invitation with its line in the audit. Answers why it did not, and null when it did. */
async function store(context: Context, invited: Invited, row: NewRow<'invitation'>): Promise<Reason | null> {
  const { services } = context;
  const added = await services.database.tenant(row.company_id, async (trx) => {
    const outcome = await addInvitation(trx, row, services.now());
    if (outcome === 'added') await services.audit.record(lineOf(context, 'member.invited', invited), trx);
    return outcome;
  });
  return added === 'added' ? null : added;
}

/** Takes an invitation back whose mail did not leave: nobody would ever read its link. */
async function takeBack(context: Context, invited: Invited, tokenHash: string): Promise<void> {
  const { services, scope } = context;
  await dropInvitation(services.database, scope.companyId, tokenHash);
  const line = lineOf(context, 'member.invitation-revoked', invited);
  await services.audit.record({ ...line, detail: { ...line.detail, unsent: true } });
}

/** Invites one address and mails the link. Answers why it did not, and null when it did. */
async function inviteOne(context: Context, invited: Invited): Promise<Reason | null> {
  const { services, scope } = context;
  const { database } = services;
  const { token, columns } = freshToken(context);
  const now = services.now();
  const row = { company_id: scope.companyId, id: randomId(), ...invited, ...columns, created_at: now };
  const obstacle = await database.tenant(row.company_id, (trx) => obstacleTo(trx, row, now));
  if (obstacle) return obstacle;
  if ((await waitBeforeSending(context, invited.email)) > 0) return 'later';
  const reason = await store(context, invited, row);
  if (reason) return reason;
  try {
    await mailInvitation(context, { ...invited, token });
    return null;
  } catch (error) {
    await takeBack(context, invited, columns.token_hash);
    if (error instanceof Failure && error.code === 'mail-failed') return 'unsent';
    throw error;
  }
}

/**
 * `POST /api/company/{companyKey}/invitation`: invites each address and names those that got no mail. Once a mail does not leave, the others
 * are not tried: each would wait for the same mail server. Throws `invalid-fields`, `forbidden` or `proof-needed`.
 */
export async function inviteMembers(context: Call<'inviteMembers'>) {
  const { scope, body, text } = context;
  const { role } = body;
  const emails = addressesIn(body.emails, text);
  if (!mayInvite(scope.role, role)) throw fail('forbidden');
  const bound = { companyId: scope.companyId, emails };
  const value = emails.join(', ');
  if (role === 'admin') await requireProof(context, { name: 'invite-administrator', value, bound });
  const left: { email: string; reason: Reason }[] = [];
  for (const email of emails) {
    const isStuck = left.some(({ reason }) => reason === 'unsent');
    const reason = isStuck ? 'unsent' : await inviteOne(context, { email, role });
    if (reason) left.push({ email, reason });
  }
  return { sent: emails.length - left.length, left };
}
