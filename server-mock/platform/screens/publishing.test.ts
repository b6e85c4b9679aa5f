import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { createAudit } from '../../kernel/audit-log/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { createLimits } from '../../kernel/limits/index.ts';
import { openBroadcast } from './broadcast.ts';
import { createPublishing } from './publishing.ts';
import { createOverridable } from './target.ts';

const level = { companyId: -1, appId: -1 };
const id = 'home/companies';
const schema = { type: 'page', body: 'x' };
const actor = {
  user: { id: 1, name: 'Somebody' },
  address: '127.0.0.1',
  locale: 'en-US',
  requireRight: async () => undefined,
} as const;
const now = () => new Date();

onOneEngine((engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });

  const published = () =>
    database.tenant(-1, (trx) => trx.selectFrom('screen_version').select(['version', 'note']).execute());

  it('stores, audits and tells a change as a whole or not at all', async () => {
    const heard: number[] = [];
    let hear: () => void = () => undefined;
    const broadcast = await openBroadcast(
      { database },
      ({ version }) => {
        heard.push(version);
        hear();
      },
      () => undefined,
    );
    const next = () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      });
    const sound = createAudit({ database, now });
    const overridable = createOverridable(
      () => ({ routes: [], errors: {} }),
      () => true,
      () => '',
    );
    const config = { screenMegabytes: 200 };
    const limits = createLimits({ database, now });
    const parts = { config, database, now, limits, overridable, broadcast };
    const targetOf = async () => overridable.target(level, id, 'en-US');
    const ground = { builtin: { get: () => undefined }, lowest: () => 'platform' as const };
    const below = { ground, keepShipped: async () => undefined };
    const common = { ...parts, ...below, targetOf, check: async () => [], forget: () => undefined };
    const unable = {
      async record() {
        throw new Error('no line can be written');
      },
    };
    const deaf = { ...broadcast, send: () => Promise.reject(new Error('nobody can be told')) };
    /** Told last of all, so that everything before it would have to be undone. */
    const late = {
      ...broadcast,
      async send(...event: Parameters<typeof broadcast.send>) {
        await broadcast.send(...event);
        throw new Error('told, and then the transaction fails');
      },
    };
    for (const broken of [{ audit: unable }, { audit: sound, broadcast: deaf }, { audit: sound, broadcast: late }]) {
      const { publish } = createPublishing({ ...common, ...broken });
      await expect(publish(level, id, { schema, note: 'lost' }, actor)).rejects.toThrow();
    }
    expect(await published()).toEqual([]);
    const { publish, remove } = createPublishing({ ...common, audit: sound });
    const first = next();
    await publish(level, id, { schema, note: 'kept' }, actor);
    await first;
    await expect(createPublishing({ ...common, audit: unable }).remove(level, id, actor)).rejects.toThrow();
    const second = next();
    await remove(level, id, actor);
    await second;
    expect(heard).toEqual([1, 0]);
    expect(await published()).toEqual([{ version: 1, note: 'kept' }]);
    const audited = await database.tenant(-1, (trx) =>
      trx.selectFrom('audit').select('action').orderBy('at').execute(),
    );
    expect(audited.map(({ action }) => action)).toEqual(['screen.publish', 'screen.remove']);
    await broadcast.close();
  });
});
