import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { isMailAddress } from '../../kernel/values/address.ts';
import { postToGateway, putIntoOutbox } from '../gateway/index.ts';
import type { Deliver } from './deliver.ts';
import type { Mailer } from './service.ts';
import { smtpDelivery } from './smtp.ts';

export { isMailAddress } from '../../kernel/values/address.ts';

/** Sender of a platform whose operator named none. */
const defaultSender = 'Pagewright <no-reply@localhost>';

type Base = Pick<ServiceBase, 'config' | 'dataDir' | 'now' | 'log' | 'isProduction'>;

function wayOut(base: Base): Deliver {
  const { config } = base;
  if (config.mail.smtpUrl) return smtpDelivery(config.mail.smtpUrl);
  if (config.mail.apiUrl) return (mail) => postToGateway(config.mail.apiUrl, mail);
  return (mail) => putIntoOutbox(base, { kind: 'mail', ...mail });
}

/** Mail over SMTP when configured, else over an HTTP gateway, else into the outbox. */
export function createMailer(base: Base): Mailer {
  const deliver = wayOut(base);
  const from = base.config.mail.from || defaultSender;
  return {
    async send(mail) {
      if (!isMailAddress(mail.to)) throw fail('email-invalid', { field: 'email' });
      try {
        await deliver({ from, ...mail });
      } catch (error) {
        base.log.error({ err: error }, 'mail was not delivered');
        throw fail('mail-failed');
      }
    },
  };
}
