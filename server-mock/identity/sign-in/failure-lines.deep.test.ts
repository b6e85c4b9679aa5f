import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { recordFailure } from './failure-lines.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  const fail = (address: string, target = '') =>
    recordFailure(platform.services, { action: 'login.failed', address, target, detail: { method: 'oauth' } });
  const failures = async (address: string) =>
    (await auditOf(platform.services)).filter((line) => line.action === 'login.failed' && line.address === address);
  const saysMore = ({ detail }: { detail: unknown }) => (detail as { more?: boolean }).more === true;

  it('fills the log with 200 lines of one network in an hour at most, when they are at no account', async () => {
    for (let round = 0; round < 210; round += 1) await fail('198.51.100.1');
    await fail('198.51.100.1', '7');
    await fail('203.0.113.9');
    const lines = await failures('198.51.100.1');
    expect([lines.length, (await failures('203.0.113.9')).length]).toEqual([201, 1]);
    expect(lines.filter(saysMore)).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({ target: '7' });
    platform.later(3601);
    await fail('198.51.100.1');
    expect((await failures('198.51.100.1')).at(-1)).toMatchObject({ target: '' });
  });

  it('with 50 lines of one network at one account, and 1,000 at all accounts, the last of which says so', async () => {
    const address = '198.51.100.2';
    for (let round = 0; round < 60; round += 1) await fail(address, '7');
    expect((await failures(address)).map(saysMore)).toEqual([...Array(49).fill(false), true]);
    for (let round = 0; round < 960; round += 1) await fail(address, String(100 + round));
    const lines = await failures(address);
    expect([lines.length, saysMore(lines.at(-1)!)]).toEqual([1000, true]);
    await fail('203.0.113.10', '7');
    expect(await failures('203.0.113.10')).toHaveLength(1);
  });

  /** Makes the call 60 times at once and answers how many lines of an action there are more than before, and which say that there are more. */
  async function linesOf(action: string, call: () => ReturnType<Person['get']>) {
    const of = async () => (await auditOf(platform.services)).filter((line) => line.action === action);
    const before = (await of()).length;
    await Promise.all(Array.from({ length: 60 }, call));
    const lines = (await of()).slice(before);
    return [lines.length, lines.filter(saysMore).length];
  }

  it('with 50 lines of wrong codes at an account, for signing in and for a reset', async () => {
    const visitor = platform.visitor();
    const email = 'member@example.com';
    const signIn = () => visitor.post('/login', { email, token: '000000' });
    expect(await linesOf('login.failed', signIn)).toEqual([50, 1]);
    platform.later(3601);
    const reset = () => visitor.post('/VerifyAccount', { accountType: 'email', email, token: '000000' });
    expect(await linesOf('password.reset-refused', reset)).toEqual([50, 1]);
  });

  it('with 50 lines of refused links of a person, and none of nobody', async () => {
    platform.later(3601);
    const link = (person: Person) => () => person.get('/auth/third-company?link=x');
    expect(await linesOf('identity.link-refused', link(platform.visitor()))).toEqual([0, 0]);
    expect(await linesOf('identity.link-refused', link(await platform.person('owner')))).toEqual([50, 1]);
  });
});
