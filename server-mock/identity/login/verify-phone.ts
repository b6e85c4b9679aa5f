import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isPhone } from '../../kernel/values/identifiers.ts';
import { findByIdentifier } from '../accounts/index.ts';
import { browserMark, solveCaptcha } from '../captcha/index.ts';
import { codeMinutes } from '../codes/index.ts';
import { accepted, allowTextMessage, codeSent } from '../send-limits/index.ts';
import { asLocale } from '../sessions/index.ts';
import { type CodePurpose, purposes } from './purposes.ts';

/** The message's text: the operator's template with `{code}` put in, else the platform's own. */
function messageText({ services, locale }: Context, purpose: CodePurpose, code: string, own: string | null): string {
  const { template } = services.config.sms;
  if (template) return template.replaceAll('{code}', code);
  const values = { siteName: services.config.siteName, code, minutes: codeMinutes };
  return services.texts.text(asLocale(own) ?? locale, `sms.${purpose}-code`, values);
}

/**
 * `POST /auth/verifyPhone`: sends a code, for signing in unless another purpose is named, after the image's text was read right. Messages cost money,
 * so an unknown phone gets none, but answer, work and failures are the same for both: its message is rehearsed.
 */
export async function verifyPhone(context: Call<'verifyPhone'>) {
  const { body, services, request } = context;
  const phone = body.phone.trim();
  if (!isPhone(phone)) throw fail('phone-invalid', { field: 'phone' });
  const { purpose = 'login' } = body;
  const { toAnybody, check } = purposes[purpose];
  await check(context);
  const read = body.graphCode?.trim();
  if (!read) throw fail('captcha-missing', { field: 'graphCode' });
  const solved = await solveCaptcha(services.codes, browserMark(request), phone, read);
  if (!solved) throw fail('captcha-wrong', { field: 'graphCode' });
  await allowTextMessage(services.limits, { channel: 'sms', target: phone, purpose }, request.ip);
  const account = await findByIdentifier(services.database, { kind: 'phone', value: phone });
  const code = await services.codes.issue(purpose, phone);
  const sending =
    account || toAnybody
      ? services.sms.send({ phone, text: messageText(context, purpose, code, account?.locale ?? null), code })
      : services.sms.rehearse();
  await codeSent(context, { channel: 'sms', to: phone, purpose, account }, sending);
  return accepted(context.text('api.code-sent-phone'));
}
