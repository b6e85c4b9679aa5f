import { isPhone } from '../accounts/identifiers.ts';
import { fail } from '../errors/fail.ts';
import { postToGateway } from '../mail/http-gateway.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import type { ServiceBase } from '../service-base.ts';
import { createRehearsal } from './rehearsal.ts';
import type { SmsSender } from './service.ts';

/** Text messages over the configured gateway (`{phone, text, code}` as JSON), else into the outbox. */
export function createSmsSender(
  base: Pick<ServiceBase, 'config' | 'dataDir' | 'now' | 'log' | 'isProduction'>,
): SmsSender {
  const { url } = base.config.sms;
  const { perform, rehearse } = createRehearsal();
  return {
    rehearse,
    async send({ phone, text, code }) {
      if (!isPhone(phone)) throw fail('phone-invalid', { field: 'phone' });
      try {
        await perform(() =>
          url
            ? postToGateway(url, { phone, text, code })
            : putIntoOutbox(base, { kind: 'sms', to: phone, phone, text, code }),
        );
      } catch (error) {
        base.log.error({ err: error }, 'text message was not delivered');
        throw fail('sms-failed');
      }
    },
  };
}
