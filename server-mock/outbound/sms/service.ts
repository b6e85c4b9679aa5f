import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { isPhone } from '../../kernel/values/identifiers.ts';
import { postToGateway, putIntoOutbox } from '../gateway/index.ts';
import { createRehearsal } from './rehearsal.ts';

/** Text messages to phones. */
export interface SmsSender {
  /** Sends to one phone; throws `sms-failed` when the gateway refuses. */
  send(message: { phone: string; text: string; code?: string }): Promise<void>;
  /** Sends nothing, but takes as long as messages lately took and throws `sms-failed` when the latest one did not leave. */
  rehearse(): Promise<void>;
}

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
