import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { newCode } from './code.ts';
import { createCodes } from './index.ts';
import type { Codes } from './service.ts';

const config = { encryptionKey: 'a key of the tests' } as Configuration;

describe('code', () => {
  it('has six digits', () => {
    for (let number = 0; number < 200; number += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });
});

onOneEngine((engine) => {
  let database: Database;
  let codes: Codes;
  let time = new Date('2030-01-01T00:00:00Z');
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  beforeAll(async () => {
    database = await engine.open();
    codes = createCodes({ database, config, now: () => time });
  });

  it('accepts a code once', async () => {
    const code = await codes.issue('login', 'a@b.cn');
    expect(await codes.redeem('login', 'a@b.cn', code)).toBe(true);
    expect(await codes.redeem('login', 'a@b.cn', code)).toBe(false);
  });

  it('lets exactly one of forty parallel redemptions win, on two nodes', async () => {
    const encryptionKey = engine.kind === 'postgres' ? 'the other node has its own' : config.encryptionKey;
    const node = createCodes({ database, config: { encryptionKey } as Configuration, now: () => time });
    for (let round = 0; round < 3; round += 1) {
      const code = await codes.issue('login', 'race@b.cn');
      const tries = Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? codes : node).redeem('login', 'race@b.cn', code),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    }
  });

  it('is bound to its purpose and target', async () => {
    const code = await codes.issue('login', 'ann@b.cn');
    await codes.issue('reset', 'ann@b.cn');
    await codes.issue('login', 'bob@b.cn');
    expect(await codes.redeem('login', 'bob@b.cn', code)).toBe(false);
    expect(await codes.redeem('reset', 'ann@b.cn', code)).toBe(false);
    expect(await codes.redeem('login', 'ann@b.cn', code)).toBe(true);
  });

  it('takes five tries: the right code comes too late as the sixth', async () => {
    const code = await codes.issue('login', 'tries@b.cn');
    for (let number = 0; number < 5; number += 1)
      expect(await codes.redeem('login', 'tries@b.cn', other(code))).toBe(false);
    expect(await codes.redeem('login', 'tries@b.cn', code)).toBe(false);
  });

  it('lets nobody elsewhere use up the tries of an owner, and bounds the tries of all', async () => {
    const code = await codes.issue('login', 'owner@b.cn');
    for (let number = 0; number < 9; number += 1)
      await codes.redeem('login', 'owner@b.cn', other(code), { address: '192.0.2.1' });
    expect(await codes.redeem('login', 'owner@b.cn', code, { address: '192.0.2.1' })).toBe(false);
    expect(await codes.redeem('login', 'owner@b.cn', code, { address: '198.51.100.7' })).toBe(true);
    const second = await codes.issue('login', 'owner@b.cn');
    for (let number = 0; number < 50; number += 1)
      await codes.redeem('login', 'owner@b.cn', other(second), { address: `203.0.${number}.1` });
    expect(await codes.redeem('login', 'owner@b.cn', second, { address: '198.51.100.7' })).toBe(false);
  });

  it('leaves a proven device five tries of its own, whatever all networks have spent', async () => {
    const device = { address: '192.0.2.1', device: 'known' };
    const code = await codes.issue('login', 'device@b.cn');
    for (let number = 0; number < 60; number += 1)
      await codes.redeem('login', 'device@b.cn', other(code), { address: `203.0.${number}.1` });
    for (let number = 0; number < 4; number += 1) await codes.redeem('login', 'device@b.cn', other(code), device);
    expect(await codes.redeem('login', 'device@b.cn', code, device)).toBe(true);
    const second = await codes.issue('login', 'device@b.cn');
    for (let number = 0; number < 5; number += 1) await codes.redeem('login', 'device@b.cn', other(second), device);
    expect(await codes.redeem('login', 'device@b.cn', second, device)).toBe(false);
  });

  it('tells the right code that comes too late from a wrong one', async () => {
    const code = await codes.issue('reset', 'late@b.cn');
    time = new Date(time.getTime() + 11 * 60_000);
    expect(await codes.judge('reset', 'late@b.cn', other(code))).toBe('wrong');
    expect(await codes.judge('reset', 'late@b.cn', code)).toBe('expired');
  });

  it('counts every one of a hundred parallel guesses', async () => {
    const code = await codes.issue('login', 'guess@b.cn');
    await Promise.all(Array.from({ length: 100 }, () => codes.redeem('login', 'guess@b.cn', other(code))));
    const row = await database.query
      .selectFrom('verification_code')
      .select('attempts')
      .where('target', '=', 'guess@b.cn')
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(5);
    expect(await codes.redeem('login', 'guess@b.cn', code)).toBe(false);
  });

  it('ends after ten minutes', async () => {
    const early = await codes.issue('login', 'early@b.cn');
    const late = await codes.issue('login', 'late@b.cn');
    time = new Date(time.getTime() + 10 * 60_000 - 1);
    expect(await codes.redeem('login', 'early@b.cn', early)).toBe(true);
    time = new Date(time.getTime() + 1);
    expect(await codes.redeem('login', 'late@b.cn', late)).toBe(false);
  });

  it('is replaced by a newer one', async () => {
    const first = await codes.issue('login', 'newer@b.cn');
    const second = await codes.issue('login', 'newer@b.cn');
    if (first !== second) expect(await codes.redeem('login', 'newer@b.cn', first)).toBe(false);
    expect(await codes.redeem('login', 'newer@b.cn', second)).toBe(true);
  });

  it('is not stored in the clear, and expired ones are removed', async () => {
    const code = await codes.issue('login', 'stored@b.cn');
    const stored = () => database.query.selectFrom('verification_code').selectAll().execute();
    expect(JSON.stringify(await stored())).not.toContain(`"${code}"`);
    time = new Date(time.getTime() + 2 * 24 * 3600_000);
    await codes.issue('login', 'fresh@b.cn');
    expect(await stored()).toHaveLength(1);
  });
});
