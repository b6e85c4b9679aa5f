import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { attempt } from './attempt.ts';
import { createLimits } from './index.ts';
import { accountFailures } from './rules.ts';
import type { Limits } from './service.ts';

forEachEngine((engine) => {
  let time = Date.parse('2030-01-01T00:00:00Z');
  let limits: Limits;
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };

  beforeAll(async () => {
    limits = createLimits({ database: await engine.open(), now: () => new Date(time) });
  });

  /** Milliseconds that an attempt had to wait. */
  async function tryOnce(subject: string, address: string, succeeds = false, device?: string): Promise<number> {
    const begun = time;
    expect(await attempt(limits, subject, { address, device }, async () => succeeds, clock)).toBe(succeeds);
    return time - begun;
  }

  it('delays after failures, and only this subject from this address', async () => {
    for (let number = 0; number <= accountFailures.freeFailures; number += 1) {
      expect(await tryOnce('ann', '192.0.2.1')).toBe(0);
    }
    expect(await tryOnce('ann', '192.0.2.2', true)).toBe(0);
    expect(await tryOnce('bob', '192.0.2.1', true)).toBe(0);
    expect(await tryOnce('ann', '192.0.2.1')).toBe(1000);
    expect(await tryOnce('ann', '192.0.2.1')).toBe(2000);
  });

  it('forgets the failures after a success', async () => {
    for (let number = 0; number <= accountFailures.freeFailures; number += 1) await tryOnce('carl', '192.0.2.3');
    expect(await tryOnce('carl', '192.0.2.3', true)).toBe(1000);
    expect(await tryOnce('carl', '192.0.2.3')).toBe(0);
  });

  it('makes a parallel flood pay the same pauses and turns its rest away, while the owner elsewhere gets in', async () => {
    let looked = 0;
    const look = async () => {
      looked += 1;
      return false;
    };
    const flood = Array.from({ length: 50 }, () => attempt(limits, 'dora', { address: '192.0.2.4' }, look, clock));
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(looked).toBe(12);
    expect(refused).toHaveLength(38);
    expect(refused[0]).toMatchObject({ reason: { code: 'too-many-attempts', details: { retryAfter: 10 } } });
    expect(await tryOnce('dora', '192.0.2.5', true)).toBe(0);
  });

  it('lets a proven device of the same network in at once, and slows it down for its own failures alone', async () => {
    for (let number = 0; number < 110; number += 1) await tryOnce('emil', '192.0.2.8');
    expect(await tryOnce('emil', '192.0.2.8', true, 'known')).toBe(0);
    for (let number = 0; number <= accountFailures.freeFailures; number += 1) {
      expect(await tryOnce('emil', '192.0.2.8', false, 'known')).toBe(0);
    }
    expect(await tryOnce('emil', '198.51.100.9', false, 'known')).toBe(1000);
    expect(await tryOnce('emil', '192.0.2.8', true, 'another')).toBe(0);
  });

  it('lets many sign in at once', async () => {
    const begun = time;
    const all = Array.from({ length: 60 }, () =>
      attempt(limits, 'bench', { address: '192.0.2.6' }, async () => true, clock),
    );
    expect((await Promise.all(all)).every(Boolean)).toBe(true);
    expect(time).toBe(begun);
  });

  it('slows an address down that fails at very many accounts', async () => {
    for (let number = 0; number <= 100; number += 1) await tryOnce(`user${number}`, '192.0.2.7');
    expect(await tryOnce('one-more', '192.0.2.7')).toBe(250);
  });
});
