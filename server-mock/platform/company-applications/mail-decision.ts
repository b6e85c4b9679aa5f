import type { Locale } from '../../../src/types/start.ts';
import { plainName } from '../../identity/invitations/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';

interface Decided {
  name: string;
  key: string;
  state: string;
  reason: string;
  email: string | null;
  locale: string | null;
}

/**
 * Mails what was decided, in the language of who applied. What was decided counts also where no mail leaves; the log says so. An account
 * without an address reads it on its home page.
 */
export async function mailDecision({ services, request, locale: own }: Context, decided: Decided): Promise<void> {
  const { config, mail, texts, log } = services;
  if (!decided.email) return;
  const locale = (decided.locale as Locale | null) ?? own;
  const { origin } = new URL(config.publicUrl || `${request.protocol}://${request.host}`);
  const values = {
    siteName: config.siteName,
    company: plainName(decided.name),
    reason: decided.reason,
    link: `${origin}${config.contextPath}${decided.state === 'approved' ? `/company/${decided.key}` : '/apply'}`,
  };
  const kind = decided.state === 'approved' ? 'mail.application-approved' : 'mail.application-rejected';
  const words = {
    subject: texts.text(locale, `${kind}.subject`, values),
    text: texts.text(locale, `${kind}.text`, values),
  };
  await mail
    .send({ to: decided.email, ...words })
    .catch((error: unknown) => log.warn({ err: error }, 'the mail about an application was not sent'));
}
