import type { Context } from '../../kernel/contracts/index.ts';

/**
 * Tells an owner by mail that something about the account has changed. The change stands whether or not the mail
 * leaves; the mailer logs a failure.
 */
export async function sendNotice(
  { services, text }: Pick<Context, 'services' | 'text'>,
  address: string | null,
  notice: 'password-changed' | 'email-changed' | 'two-step-removed' | 'account-linked',
): Promise<void> {
  if (!address) return;
  const values = { siteName: services.config.siteName };
  const mail = {
    to: address,
    subject: text(`mail.${notice}.subject`, values),
    text: text(`mail.${notice}.text`, values),
  };
  await services.mail.send(mail).catch(() => undefined);
}
