import { join } from 'node:path';
import { isPhone } from '../accounts/identifiers.ts';
import { fail } from '../errors/fail.ts';
import { postToGateway } from '../mail/http-gateway.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import type { ServiceBase, SmsSender } from '../services.ts';

/** Text messages over the configured gateway (`{phone, text, code}` as JSON), else into the outbox. */
export function createSmsSender({
  config,
  dataDir,
  now,
  log,
}: Pick<ServiceBase, 'config' | 'dataDir' | 'now' | 'log'>): SmsSender {
  return {
    async send({ phone, text, code }) {
      if (!isPhone(phone)) throw fail('phone-invalid', { field: 'phone' });
      try {
        if (config.sms.url) await postToGateway(config.sms.url, { phone, text, code });
        else await putIntoOutbox(join(dataDir, 'outbox'), now(), { kind: 'sms', to: phone, phone, text, code });
      } catch (error) {
        log.error({ err: error }, 'text message was not delivered');
        throw fail('sms-failed');
      }
    },
  };
}
