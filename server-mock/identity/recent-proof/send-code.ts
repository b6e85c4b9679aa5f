import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { codeMinutes } from '../codes/index.ts';
import { accepted, allowTarget, codeSent } from '../send-limits/index.ts';
import { methodsOf } from './methods.ts';

/** What the codes are bound to. */
export const proofCodePurpose = 'proof';

/** `POST /api/user/prove/code`. Throws `forbidden` for those who have another way. */
export async function sendProofCode(context: Call<'sendProofCode'>) {
  const { services, me, text } = context;
  if (!(await methodsOf(context)).includes('code')) throw fail('forbidden');
  await allowTarget(services.limits, { channel: 'mail', target: me.email, purpose: proofCodePurpose });
  const code = await services.codes.issue(proofCodePurpose, me.email);
  const values = { siteName: services.config.siteName, minutes: codeMinutes, code };
  const [subject, words] = [text('mail.proof-code.subject', values), text('mail.proof-code.text', values)];
  const sending = services.mail.send({ to: me.email, subject, text: words });
  await codeSent(context, { channel: 'mail', to: me.email, purpose: proofCodePurpose, account: me }, sending);
  return accepted(text('api.code-sent-mail'));
}
