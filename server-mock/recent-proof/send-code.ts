import type { SendProofCodeAnswer } from '../../src/types/generated/contracts/recent-proof.ts';
import { codeMinutes } from '../codes/index.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { codeSent } from '../login/code-sent.ts';
import { accepted } from '../login/ok-answer.ts';
import { allowSending } from '../login/send-limits.ts';
import { methodsOf } from './methods.ts';

/** What the codes are bound to. */
export const proofPurpose = 'proof';

/** `POST /api/user/prove/code`. Throws `forbidden` for those who have another way. */
export async function sendProofCode(context: Context): Promise<SendProofCodeAnswer> {
  const { services, me, request, text } = context;
  if (!(await methodsOf(context)).includes('code')) throw fail('forbidden');
  await allowSending(services.limits, 'mail', me.email, request.ip, proofPurpose);
  const code = await services.codes.issue(proofPurpose, me.email);
  const values = { siteName: services.config.siteName, minutes: codeMinutes, code };
  const [subject, words] = [text('mail.proof-code.subject', values), text('mail.proof-code.text', values)];
  const sending = services.mail.send({ to: me.email, subject, text: words });
  await codeSent(context, { channel: 'mail', to: me.email, purpose: proofPurpose, account: me }, sending);
  return accepted(text('api.code-sent-mail'));
}
