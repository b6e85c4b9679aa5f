import { beforeAll, expect, it } from 'vitest';
import { doWork } from '../../../renderers/send-code/work.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { sendRules } from '../../kernel/limits/index.ts';

const workNeeded = 4291;
const { networkHour, workedHour, targetHour } = sendRules;

/** What an anonymous program can reach that has one network and as many target addresses as it likes. */
onOneEngine((engine) => {
  let platform: DemoPlatform;
  const ask = (email: string, from: string, work?: string) =>
    platform.visitor({ 'x-forwarded-for': from }).post('/verifyEmail', { email, ...(work ? { work } : {}) });
  /** The attacker's network is an IPv6 /64, which is one customer of a provider. */
  const attacker = (number: number) => `2001:db8:0:1::${number.toString(16)}`;
  const elsewhere = '192.0.2.1';

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_TRUST_PROXY: 'true' } });
  });

  it('sends a network its free mails, to however many targets and from however many addresses, and then asks for work', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < networkHour.limit + 5; number += 1) {
      statuses.push((await ask(`target${number}@example.com`, attacker(number))).json.status);
    }
    expect(statuses).toEqual([...Array(networkHour.limit).fill(0), ...Array(5).fill(workNeeded)]);
  });

  it('asks nobody else for work, and gives somebody of the same network a code for it', async () => {
    expect((await ask('member@example.com', elsewhere)).json.ok).toBe(true);
    const refused = await ask('neighbour@example.com', attacker(1));
    const work = await doWork(refused.json.errors!['work']!);
    expect((await ask('neighbour@example.com', attacker(1), work)).json.ok).toBe(true);
  });

  it('sends nothing more to a network that has worked for all it may have, and everything to others', async () => {
    const counters = platform.services.database.query.updateTable('limit_counter').set({ hits: workedHour.limit });
    await counters.where('key', '=', 'send-work@2001:db8:0:1::/64').executeTakeFirstOrThrow();
    const order = (await ask('last@example.com', attacker(1))).json.errors!['work']!;
    const spent = await ask('last@example.com', attacker(1), await doWork(order));
    expect([spent.status, spent.json.status]).toEqual([429, 429]);
    expect(spent.json.msg).toMatch(/^Too many codes/);
    expect((await ask('owner@example.com', elsewhere)).json.ok).toBe(true);
  });

  it('holds the mails of one target, whoever asks, and uses up nothing of the network that asks for more', async () => {
    const email = 'flooded@example.com';
    const statuses: number[] = [];
    for (let number = 0; number <= targetHour.limit; number += 1) {
      statuses.push((await ask(email, `198.51.100.${number}`)).status);
      platform.later(60);
    }
    expect(statuses).toEqual([...Array(targetHour.limit).fill(200), 429]);
    expect(await platform.services.limits.hits('send-mail@198.51.100.10', networkHour.windowSeconds)).toBe(0);
    expect((await ask('admin@example.com', elsewhere)).json.ok).toBe(true);
  });
});
