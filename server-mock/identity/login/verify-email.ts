import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import { findByIdentifier } from '../accounts/index.ts';
import { codeMinutes } from '../codes/index.ts';
import { accepted, allowMail, codeSent } from '../send-limits/index.ts';
import { asLocale } from '../sessions/index.ts';
import { purposes } from './purposes.ts';

/**
 * `POST /verifyEmail`: mails a code, for signing in unless another purpose is named. An unknown address gets a mail too, one that says there is no
 * account: answer, work and failures are the same for both, and an owner who mistyped learns why no code came.
 */
export async function verifyEmail(context: Call<'verifyEmail'>) {
  const { body, services, request, locale } = context;
  const email = normaliseName(body.email);
  if (email === '') throw fail('email-required', { field: 'email' });
  if (!isMailAddress(email)) throw fail('email-invalid', { field: 'email' });
  const { purpose = 'login' } = body;
  const { toAnybody, check } = purposes[purpose];
  await check(context);
  await allowMail(services, { channel: 'mail', target: email, purpose }, { address: request.ip, work: body.work });
  const account = await findByIdentifier(services.database, { kind: 'email', value: email });
  const code = await services.codes.issue(purpose, email);
  const language = (account && asLocale(account.locale)) ?? locale;
  const gets = account !== undefined || toAnybody;
  const kind = gets ? `${purpose}-code` : 'no-account';
  const values = { siteName: services.config.siteName, minutes: codeMinutes, ...(gets ? { code } : {}) };
  const subject = services.texts.text(language, `mail.${kind}.subject`, values);
  const text = services.texts.text(language, `mail.${kind}.text`, values);
  const sending = services.mail.send({ to: email, subject, text });
  await codeSent(context, { channel: 'mail', to: email, purpose, account }, sending);
  return accepted(context.text('api.code-sent-mail'));
}
