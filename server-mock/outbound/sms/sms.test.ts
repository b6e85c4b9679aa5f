import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/databases.ts';
import { startGateway } from '../../../tests/support/gateway.ts';
import { readOutbox } from '../../../tests/support/outbox.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { createSmsSender } from './service.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function sender(url: string, dataDir = '/nowhere') {
  const config = { sms: { url, template: '' } } as Configuration;
  return createSmsSender({ config, dataDir, log: silentLog, isProduction: false, now: () => new Date() });
}

const message = { phone: '13800000000', text: '【Pagewright】123456', code: '123456' };

describe('text messages', () => {
  it('go to the gateway as JSON', async () => {
    const gateway = await startGateway();
    cleanups.push(gateway.close);
    await sender(gateway.url).send(message);
    expect(gateway.received).toEqual([{ type: 'application/json', body: message }]);
  });

  it('fail when the gateway refuses or is not there', async () => {
    const gateway = await startGateway();
    cleanups.push(gateway.close);
    gateway.answerWith(503);
    await expect(sender(gateway.url).send(message)).rejects.toMatchObject({ code: 'sms-failed' });
    await expect(sender('http://127.0.0.1:1/').send(message)).rejects.toMatchObject({ code: 'sms-failed' });
  });

  it('lie in the outbox without a gateway', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true }));
    await sender('', dataDir).send(message);
    expect(await readOutbox(dataDir)).toMatchObject([{ kind: 'sms', to: message.phone, ...message }]);
  });

  it.each(['1380000000', '13800000000\n', '+8613800000000'])('do not go to %j', async (phone) => {
    await expect(sender('').send({ ...message, phone })).rejects.toMatchObject({ code: 'phone-invalid' });
  });
});
