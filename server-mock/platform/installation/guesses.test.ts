import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { FailureLimits } from '../../kernel/limits/service.ts';
import { createGuessLimits } from './guesses.ts';

const rule = { freeFailures: 2, firstPause: 60, longestPause: 60, memory: 900 };

onOneEngine((engine) => {
  let database: Database;
  const now = () => new Date('2030-01-01T00:00:00Z');
  const node = (hasTables: boolean, of = database) => createGuessLimits({ database: of, now }, () => hasTables);

  beforeAll(async () => {
    database = await engine.open();
  });

  /** Guesses three times, in turn on each node. */
  async function guess(nodes: FailureLimits[], key: string): Promise<void> {
    for (let number = 0; number < 3; number += 1) await nodes[number % nodes.length]!.failed(key, rule);
  }

  it('counts the guesses at all nodes together where there are tables', async () => {
    const nodes = [node(true), node(true)];
    await guess(nodes, 'shared');
    for (const one of nodes) expect(await one.pause('shared', rule)).toBe(60_000);
    await nodes[0]!.clear('shared');
    expect(await nodes[1]!.pause('shared', rule)).toBe(0);
  });

  it('counts those of one process before there are tables', async () => {
    const [first, second] = [node(false), node(false)];
    await guess([first], 'own');
    expect([await first.pause('own', rule), await second.pause('own', rule)]).toEqual([60_000, 0]);
  });

  it('counts in the process when the table is not as this release knows it', async () => {
    const { query } = database;
    const strange = { query: query.withSchema('of_another_release') } as unknown as Database;
    const one = node(true, strange);
    await guess([one], 'strange');
    expect(await one.pause('strange', rule)).toBe(60_000);
  });
});
