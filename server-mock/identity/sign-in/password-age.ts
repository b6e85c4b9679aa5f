import { passwordPageFor } from '../../kernel/contracts/expired-password.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { Method } from '../methods/index.ts';
import { asLocale } from '../sessions/index.ts';

const day = 24 * 60 * 60;

/** Mails a reminder, once a day at most; signing in goes on whether or not it leaves. */
async function remind(
  { services, locale }: Context,
  { id, email, locale: own }: AccountRow,
  days: number,
): Promise<void> {
  if (!email || !(await services.limits.hit(`password-reminder:${id}`, 1, day)).allowed) return;
  const language = asLocale(own) ?? locale;
  const values = { siteName: services.config.siteName, days };
  const subject = services.texts.text(language, 'mail.password-reminder.subject', values);
  const text = services.texts.text(language, 'mail.password-reminder.text', values);
  await services.mail.send({ to: email, subject, text }).catch(() => undefined);
}

/**
 * Where somebody goes who has signed in: to the wanted path, or first to the page for a new password when the one just
 * used has expired. One that soon will brings a reminder.
 * @param wanted a checked path of ours
 */
export async function byPasswordAge(
  context: Context,
  account: AccountRow,
  method: Method,
  wanted: string,
): Promise<string> {
  const { config, passwords } = context.services;
  const days = method === 'password' ? passwords.daysLeft(account) : null;
  if (days === null) return wanted;
  if (days <= 0) return passwordPageFor(config.contextPath, wanted);
  if (days <= config.password.remindDays) await remind(context, account, days);
  return wanted;
}
