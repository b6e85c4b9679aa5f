import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../tests/support/audit.ts';
import { onPglite } from '../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../tests/support/demo-platform.ts';
import { recordFailure } from './failure-lines.ts';

onPglite((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('fills the log with 200 lines of one network in an hour at most, but for those at an account', async () => {
    const { services } = platform;
    const fail = (address: string, target = '') =>
      recordFailure(services, { action: 'login.failed', address, target, detail: { method: 'oauth' } });
    for (let round = 0; round < 210; round += 1) await fail('198.51.100.1');
    await fail('198.51.100.1', '7');
    await fail('203.0.113.9');
    const lines = (await auditOf(services)).filter(({ action }) => action === 'login.failed');
    const of = (address: string) => lines.filter((line) => line.address === address);
    expect([of('198.51.100.1').length, of('203.0.113.9').length]).toEqual([201, 1]);
    expect(of('198.51.100.1').filter(({ detail }) => (detail as { more?: boolean }).more)).toHaveLength(1);
    expect(of('198.51.100.1').at(-1)).toMatchObject({ target: '7' });
    platform.later(3601);
    await fail('198.51.100.1');
    expect((await auditOf(services)).at(-1)).toMatchObject({ address: '198.51.100.1', target: '' });
  });
});
