import type { Context } from '../../kernel/contracts/index.ts';
import { invitationRules, type WindowRule } from '../../kernel/limits/index.ts';
import { plainName } from './plain-name.ts';
import { VALID_DAYS } from './token.ts';

/** The mailbox behind an address: what stands behind a `+` is a label that mail servers leave out. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Counts one mail with an invitation. Answers the seconds to wait where there were too many, and 0 otherwise. What the sender and the
 * company have used up is counted first, and a mailbox for each company: no company keeps another one from writing to somebody.
 */
export async function waitBeforeSending(
  { services, scope, me }: Pick<Context, 'services' | 'scope' | 'me'>,
  email: string,
): Promise<number> {
  const counters: [string, WindowRule][] = [
    [`invitation-by:${me.id}`, invitationRules.account],
    [`invitation-of:${scope.companyId}`, invitationRules.company],
    [`invitation-to:${scope.companyId}:${mailboxOf(email)}`, invitationRules.target],
    [`invitation-to:${mailboxOf(email)}`, invitationRules.mailbox],
  ];
  for (const [key, { limit, windowSeconds }] of counters) {
    const { allowed, retryAfterSeconds } = await services.limits.hit(key, limit, windowSeconds);
    if (!allowed) return retryAfterSeconds;
  }
  return 0;
}

/** Mails the link of an invitation, in the language of who sends it. Throws `mail-failed`. */
export async function mailInvitation(
  { services, scope, me, request, text }: Context,
  { email, role, token }: { email: string; role: 'admin' | 'member'; token: string },
): Promise<void> {
  const { config, mail } = services;
  const { origin } = new URL(config.publicUrl || `${request.protocol}://${request.host}`);
  const values = {
    siteName: config.siteName,
    company: plainName(scope.company!.name),
    inviter: plainName(me.nickName || me.name),
    role: text(`api.role.${role}`),
    days: VALID_DAYS,
    link: `${origin}${config.contextPath}/invitation?token=${token}`,
  };
  await mail.send({
    to: email,
    subject: text('mail.invitation.subject', values),
    text: text('mail.invitation.text', values),
  });
}
