import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { isPhone } from '../../kernel/values/identifiers.ts';
import { postToGateway, putIntoOutbox } from '../gateway/index.ts';
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
