import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addMember } from '../../../tests/support/add-member.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { demoId } from '../../operations/demo/data.ts';
import { startPurging } from '../../operations/purge/index.ts';
import { purgeApps } from './purge.ts';

const apps = '/api/company/globex/app';
const companyId = demoId('company:globex');
const day = 24 * 60 * 60;

/** Tables with rows of an app, by its id or by that of its collections. */
const ofApp = ['app', 'page', 'screen', 'screen_version', 'screen_event', 'collection', 'role'] as const;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    await addMember(server, 'maker', 'globex');
  });

  /** Lets time go by. Sessions end meanwhile, so the owner signs in again. */
  async function later(seconds: number): Promise<void> {
    server.later(seconds);
    owner = await server.person('owner@example.com');
  }
  const idOf = async (key: string) => (await server.services.companies.findApp(companyId, key))!.id;
  const remove = (key: string) => owner.post(`${apps}/${key}/remove`, { name: key });
  const restore = (key: string) => owner.post(`/api/company/globex/removed-app/${key}`);
  const removed = async () =>
    (
      await owner.get<{ items: { key: string; removedAt: string; keptUntil: string }[] }>(
        '/api/company/globex/removed-app',
      )
    ).json.data.items;
  const designs = async () =>
    (
      await server.services.database.query
        .selectFrom('account_company')
        .select('designs')
        .where('account_id', '=', demoId('maker@example.com'))
        .executeTakeFirstOrThrow()
    ).designs;

  /** Makes an app with a page, a designer and some documents. */
  async function make(key: string, documents = 3): Promise<number> {
    await owner.post(apps, { name: key, key });
    await owner.post(`${apps}/${key}/page`, { name: 'Plan' });
    await owner.post(`${apps}/${key}/collection`, {
      name: 'Goods',
      key: 'goods',
      fields: [{ key: 'title', type: 'text' }],
    });
    for (let at = 0; at < documents; at += 1) await owner.post(`${apps}/${key}/data/goods`, { title: `Good ${at}` });
    await owner.post(`${apps}/${key}/member/${demoId('maker@example.com')}`, { level: 'designer', roles: [] });
    return idOf(key);
  }

  /** Stores documents in the collection of an app. */
  const fill = (appId: number, count: number) =>
    server.services.database.tenant(companyId, async (trx) => {
      const of = { company_id: companyId };
      const { id } = await trx
        .selectFrom('collection')
        .select('id')
        .where('app_id', '=', appId)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: count }, (_, at) => ({
        ...{ ...of, collection_id: id, id: at + 1, data: '{}' },
        ...{ created_by: 1, updated_by: 1 },
      }));
      await trx.insertInto('document').values(rows).execute();
    });

  /** How many rows of an app there are, by table. */
  async function rowsOf(appId: number): Promise<Record<string, number>> {
    return server.services.database.tenant(companyId, async (trx) => {
      const count = async (table: keyof Tables, column: string) => {
        const row = await trx
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(column as never, '=', appId as never)
          .executeTakeFirstOrThrow();
        return Number(row.count);
      };
      const counts: Record<string, number> = {};
      for (const table of ofApp) counts[table] = await count(table, table === 'app' ? 'id' : 'app_id');
      return counts;
    });
  }
  const documents = () =>
    server.services.database.tenant(
      companyId,
      async (trx) => (await trx.selectFrom('document').select('id').execute()).length,
    );

  /** What is counted of the company's documents: how many there are, and what they take. */
  const counted = () =>
    server.services.database.tenant(companyId, (trx) =>
      trx
        .selectFrom('document_count')
        .select(({ fn }) => [fn.sum('documents').as('documents'), fn.sum('bytes').as('bytes')])
        .where('collection_id', '=', 0)
        .executeTakeFirstOrThrow()
        .then(({ documents: count, bytes }) => [Number(count), Number(bytes)]),
    );

  it('keeps a removed app for 30 days, and says until when', async () => {
    const before = await documents();
    const appId = await make('kept');
    await remove('kept');
    const [app] = await removed();
    expect(new Date(app!.keptUntil).getTime() - new Date(app!.removedAt).getTime()).toBe(30 * day * 1000);
    await later(30 * day - 60);
    await purgeApps(server.services);
    expect(await documents()).toBe(before + 3);
    expect((await restore('kept')).status).toBe(200);
    await later(120);
    await purgeApps(server.services);
    expect((await rowsOf(appId))['app']).toBe(1);
  });

  it('deletes it after them with all that belongs to it, and nothing else', async () => {
    const [other, before] = [await make('other'), await documents()];
    const appId = await make('gone');
    const otherRows = await rowsOf(other);
    const full = await counted();
    await remove('gone');
    await later(30 * day + 1);
    expect((await restore('gone')).status).toBe(404);
    expect(await removed()).toEqual([]);
    await purgeApps(server.services);
    expect(Object.values(await rowsOf(appId))).toEqual(ofApp.map(() => 0));
    expect([await documents(), await rowsOf(other)]).toEqual([before, otherRows]);
    expect(await counted()).toEqual([full[0]! - 3, expect.toSatisfy((bytes: number) => bytes < full[1]! - 3 * 512)]);
    expect((await auditOf(server.services, companyId)).at(-1)).toMatchObject({ action: 'app.purged', target: 'gone' });
    expect(await designs()).toEqual(['kept', 'other']);
    expect((await owner.post<{ key: string }>(apps, { name: 'New', key: 'gone' })).json.data.key).toBe('gone');
  });

  it('stops between two steps, goes on with the next call, and does not mind another node', async () => {
    const [before, appId] = [await documents(), await make('large', 0)];
    await fill(appId, 2500);
    await remove('large');
    await later(30 * day + 1);
    let asked = 0;
    await purgeApps(server.services, () => {
      asked += 1;
      return asked > 2;
    });
    expect([await documents(), (await rowsOf(appId))['app']]).toEqual([before + 500, 1]);
    await Promise.all([1, 2, 3].map(() => purgeApps(server.services)));
    expect([await documents(), Object.values(await rowsOf(appId))]).toEqual([before, ofApp.map(() => 0)]);
    const lines = (await auditOf(server.services, companyId)).filter(({ target }) => target === 'large');
    expect(lines.filter(({ action }) => action === 'app.purged')).toHaveLength(1);
  });

  it('tries all apps where one cannot be deleted, and says why', async () => {
    const [kept, gone] = [await make('stuck', 0), await make('free', 0)];
    for (const key of ['stuck', 'free']) await remove(key);
    await later(30 * day + 1);
    const { database, audit, now } = server.services;
    const broken: typeof audit = {
      ...audit,
      record: (entry, trx) =>
        entry.target === 'stuck' ? Promise.reject(new Error('stuck')) : audit.record(entry, trx),
    };
    await expect(purgeApps({ database, audit: broken, now })).rejects.toThrow('stuck');
    expect([(await rowsOf(kept))['app'], (await rowsOf(gone))['app']]).toEqual([1, 0]);
    await purgeApps(server.services);
    expect((await rowsOf(kept))['app']).toBe(0);
  });

  /** Stores apps of a company that were removed some days ago. */
  const storeRemoved = (company: number, prefix: string, count: number, days: number) =>
    server.services.database.tenant(company, async (trx) => {
      const removed_at = new Date(server.services.now().getTime() - days * day * 1000);
      const ids = Array.from({ length: count }, (_, at) => ({ company_id: company, id: 1e9 + days * 1000 + at }));
      const texts = { description: '', logo: '', type: 1, created_at: removed_at, removed_at };
      const rows = ids.map((place, at) => ({ ...place, ...texts, key: `${prefix}${at}`, name: `${prefix}${at}` }));
      await trx.insertInto('app').values(rows).execute();
      const gone = rows.map(({ company_id, id, key }) => ({
        company_id,
        kind: 'app' as const,
        app_id: id,
        key,
        removed_at,
      }));
      await trx.insertInto('removed_thing').values(gone).execute();
    });

  it('deletes all of them, those of each company in turn', async () => {
    const acme = demoId('company:acme');
    await storeRemoved(companyId, 'many', 60, 41);
    await storeRemoved(acme, 'lone', 1, 31);
    const { database, audit, now } = server.services;
    const order: string[] = [];
    const noting: typeof audit = {
      ...audit,
      record: (entry, trx) => {
        order.push(entry.target ?? '');
        return audit.record(entry, trx);
      },
    };
    await purgeApps({ database, audit: noting, now });
    expect([order.length, order.indexOf('lone0')]).toEqual([61, 1]);
    expect(await database.query.selectFrom('removed_thing').select('app_id').execute()).toEqual([]);
  });

  it('keeps 200 removed apps of a company, and bounds how many it makes in an hour', async () => {
    await make('one-more', 0);
    await storeRemoved(companyId, 'kept', 200, 2);
    const refused = await remove('one-more');
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringMatching(/200 removed apps.*Restore/)]);
    expect((await restore('kept0')).status).toBe(200);
    expect((await remove('one-more')).status).toBe(200);
    await server.services.database.query
      .updateTable('limit_counter')
      .set({ hits: 240 })
      .where('key', '=', `new-app:${companyId}`)
      .execute();
    expect((await owner.post(apps, { name: 'Too many' })).status).toBe(429);
    await server.services.database.tenant(companyId, async (trx) => {
      const [first, last] = [1e9 + 2000, 1e9 + 2199];
      await trx.deleteFrom('removed_thing').where('app_id', '>=', first).where('app_id', '<=', last).execute();
      await trx.deleteFrom('app').where('id', '>=', first).where('id', '<=', last).execute();
    });
    await later(3600);
  });

  it('deletes at the start of the program and every hour, until it stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startPurging(server.services);
    onTestFinished(() => stop().finally(() => vi.useRealTimers()));
    const appId = await make('hourly', 0);
    await remove('hourly');
    await later(30 * day + 1);
    const isThere = async () => (await rowsOf(appId))['app'];
    expect(await isThere()).toBe(1);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await expect.poll(isThere).toBe(0);
    await stop();
    const after = await make('later', 0);
    await remove('later');
    await later(30 * day + 1);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect((await rowsOf(after))['app']).toBe(1);
    const again = startPurging(server.services);
    await expect.poll(async () => (await rowsOf(after))['app']).toBe(0);
    await again();
  });
});
