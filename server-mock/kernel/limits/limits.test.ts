import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import type { Database } from '../database/index.ts';
import { createLimits } from './index.ts';
import type { Limits } from './service.ts';
import { purgeCounters } from './windows.ts';

const rule = { freeFailures: 3, firstPause: 1, longestPause: 10, memory: 900 };

forEachEngine((engine) => {
  let database: Database;
  let time = new Date('2030-01-01T00:00:00Z');
  let limits: Limits;
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000);
  };

  beforeAll(async () => {
    database = await engine.open();
    limits = createLimits({ database, now: () => time });
  });

  it('lets parallel hits of two nodes through exactly as often as allowed', async () => {
    const other = createLimits({ database, now: () => time });
    const hits = Array.from({ length: 60 }, (_, index) => (index % 2 ? limits : other).hit('shared', 5, 60));
    expect((await Promise.all(hits)).filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('counts from the first hit to the exact second and says when to come back', async () => {
    expect(await limits.hit('pause', 1, 60)).toEqual({ allowed: true, left: 0, retryAfterSeconds: 60 });
    later(59);
    expect(await limits.hit('pause', 1, 60)).toEqual({ allowed: false, left: 0, retryAfterSeconds: 1 });
    later(1);
    expect((await limits.hit('pause', 1, 60)).allowed).toBe(true);
  });

  it('keeps keys apart and forgets a cleared one', async () => {
    await limits.hit('one', 1, 60);
    expect((await limits.hit('two', 1, 60)).allowed).toBe(true);
    await limits.clear('one');
    expect((await limits.hit('one', 1, 60)).allowed).toBe(true);
  });

  it('makes each attempt after the free failures wait longer, up to the longest pause', async () => {
    const pauses: number[] = [];
    for (let number = 0; number < 9; number += 1) {
      await limits.failed('slow', rule);
      pauses.push((await limits.pause('slow', rule)) / 1000);
      later(20);
    }
    expect(pauses).toEqual([0, 0, 0, 1, 2, 4, 8, 10, 10]);
  });

  it('counts the pause from the last failure and forgets after a quiet time', async () => {
    for (let number = 0; number < 5; number += 1) await limits.failed('quiet', rule);
    later(1);
    expect(await limits.pause('quiet', rule)).toBe(1000);
    later(1);
    expect(await limits.pause('quiet', rule)).toBe(0);
    later(rule.memory);
    await limits.failed('quiet', rule);
    expect(await limits.pause('quiet', rule)).toBe(0);
  });

  it('gives the turn that a pause ends with to one of many on two nodes, and begins the pause anew', async () => {
    const other = createLimits({ database, now: () => time });
    const all = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? limits : other).turn('turns', rule)));
    await limits.failed('turns', rule);
    expect(new Set(await all())).toEqual(new Set([0]));
    for (let number = 0; number < 4; number += 1) await limits.failed('turns', rule);
    expect(new Set(await all())).toEqual(new Set([2000]));
    later(2);
    expect((await all()).sort((one, two) => one - two)).toEqual([0, ...Array(19).fill(2000)]);
    later(2);
    expect((await all()).filter((left) => left === 0)).toHaveLength(1);
  });

  it('removes old counters', async () => {
    await limits.hit('old', 1, 60);
    await purgeCounters(database, new Date(time.getTime() + 1000));
    expect(await database.query.selectFrom('limit_counter').selectAll().execute()).toEqual([]);
  });
});
