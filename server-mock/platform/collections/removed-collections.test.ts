import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { watchTransactions } from '../../../tests/support/watched-transactions.ts';
import { demoId } from '../../operations/demo/data.ts';
import { startPurging } from '../../operations/purge/index.ts';
import { purgeCollections } from './purge.ts';

const app = '/api/company/globex/app/crm';
const companyId = demoId('company:globex');
const day = 24 * 60 * 60;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
  });

  /** Lets time go by. Sessions end meanwhile, so people sign in again. */
  async function later(seconds: number): Promise<void> {
    server.later(seconds);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
  }
  const title = { key: 'title', type: 'text', indexed: true, searched: true, unique: true };
  const define = (key: string, ...more: object[]) =>
    owner.post<{ key: string }>(`${app}/collection`, { key, name: key, fields: [title, ...more] });
  const add = async (key: string, body: object) =>
    (await owner.post<{ id: number }>(`${app}/data/${key}`, body)).json.data.id;
  const remove = (key: string) => owner.post(`${app}/collection/${key}/remove`, { name: key });
  const restore = (key: string, by = owner) => by.post<{ redirect: string }>(`${app}/removed-collection/${key}`);
  const removed = async () =>
    (
      await owner.get<{ items: { key: string; documents: number; removedAt: string; keptUntil: string }[] }>(
        `${app}/removed-collection`,
      )
    ).json.data.items;
  const query = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    server.services.database.tenant(companyId, async (trx) => (await statement.execute(trx)).rows);
  const documents = async () =>
    (await query(sql<{ count: number }>`select count(*)::int as count from document`))[0]!.count;
  const counted = async () =>
    (
      await query(sql<{
        documents: number;
        bytes: number;
      }>`select sum(documents)::int as documents, sum(bytes)::int as bytes
        from document_count where collection_id = 0`)
    )[0]!;
  const idOf = async (key: string) =>
    (await query(sql<{ id: string }>`select id from collection where key = ${key}`))[0]?.id;

  it('keeps all of a removed collection, out of reach, under its key, and counts it', async () => {
    await define('kept');
    const id = await add('kept', { title: 'One' });
    const before = await counted();
    expect((await remove('kept')).status).toBe(200);
    for (const [method, address] of [
      ['GET', `${app}/collection/kept`],
      ['POST', `${app}/collection/kept`],
      ['GET', `${app}/data/kept`],
      ['GET', `${app}/data/kept/${id}`],
      ['GET', `${app}/data/kept/${id}/changes`],
      ['GET', `${app}/data/kept/options`],
      ['GET', `${app}/data/kept/totals?by=title`],
      ['GET', `${app}/data/kept/export`],
      ['GET', `${app}/data/kept/removed`],
      ['POST', `${app}/data/kept/removed?ids=${id}`],
      ['DELETE', `${app}/data/kept?ids=${id}`],
      ['POST', `${app}/data/kept`],
      ['PATCH', `${app}/data/kept/${id}`],
    ] as const) {
      const body = method === 'POST' || method === 'PATCH' ? { body: '{}' } : {};
      const answer = await owner.send(address, { method, headers: { 'content-type': 'application/json' }, ...body });
      expect([method, address, answer.status]).toEqual([method, address, 404]);
    }
    expect((await owner.get<{ items: { key: string }[] }>(`${app}/collection`)).text).not.toContain('"kept"');
    expect((await define('kept')).json.errors).toHaveProperty('key');
    expect(await counted()).toEqual(before);
    // No page stands before the list of removed collections.
    const page = await owner.post(`${app}/page`, { name: 'Removed', key: 'removed-collections' });
    expect(page.status).toBe(422);
    const [line] = await removed();
    expect(line).toMatchObject({ key: 'kept', documents: 1 });
    expect((await restore('kept', member)).status).toBe(403);
    expect((await restore('kept')).json.data.redirect).toBe('/company/globex/app/crm/data/kept');
    expect((await owner.get<{ total: number }>(`${app}/data/kept?keywords=One`)).json.data.total).toBe(1);
    expect((await owner.post(`${app}/data/kept`, { title: 'ONE' })).status).toBe(409);
    expect([await counted(), await removed(), (await restore('kept')).status]).toEqual([before, [], 404]);
    const actions = (await auditOf(server.services, companyId)).filter(({ target }) => target === 'kept');
    expect(actions.map(({ action }) => action).slice(-2)).toEqual(['collection.removed', 'collection.restored']);
  });

  it('takes as few statements however many documents it has', async () => {
    await define('few');
    await define('many');
    await owner.post(`${app}/collection/many/import`, {
      csv: `title\n${Array.from({ length: 300 }, (_, at) => `M ${at}`).join('\n')}`,
    });
    const count = async (work: () => Promise<unknown>) =>
      (await watchTransactions(server.services.database, work)).filter(({ statements }) =>
        statements.some((statement) => /update "collection" set/.test(statement)),
      )[0]!.statements;
    expect(await count(() => remove('many'))).toEqual(await count(() => remove('few')));
    const restoring = await count(() => restore('many'));
    expect(restoring.join()).not.toMatch(/document[" ]/);
    await restore('few');
  });

  it('lets go what its documents refer to, and refers to what is left when it comes back', async () => {
    await define('parts');
    await define('orders', { key: 'part', type: 'reference', target: 'parts' });
    const [left, gone] = [await add('parts', { title: 'Left' }), await add('parts', { title: 'Gone' })];
    const order = await add('orders', { title: 'A', part: left });
    await add('orders', { title: 'B', part: gone });
    const removePart = (id: number) => owner.send(`${app}/data/parts?ids=${id}`, { method: 'DELETE' });
    expect((await remove('parts')).status).toBe(409);
    expect((await removePart(gone)).status).toBe(409);
    await remove('orders');
    expect((await removePart(gone)).status).toBe(200);
    // Their collection may go as well, and has to be back before.
    expect((await remove('parts')).status).toBe(200);
    const refused = await restore('orders');
    expect([refused.status, refused.json.msg]).toEqual([
      409,
      expect.stringMatching(/part.*parts.*Restore that one first/),
    ]);
    await restore('parts');
    expect((await restore('orders')).status).toBe(200);
    expect((await removePart(left)).status).toBe(409);
    const shown = (await owner.get<{ partLabel: string }>(`${app}/data/orders/${order}`)).json.data;
    expect(shown.partLabel).toBe('Left');
    expect((await owner.get<{ total: number }>(`${app}/data/orders`)).json.data.total).toBe(2);
  });

  it('is deleted after 30 days, 1,000 documents at a time and the row last, from where it stopped', async () => {
    const before = [await documents(), await counted()];
    await define('large');
    await add('large', { title: 'Own' });
    const id = await idOf('large');
    await query(sql`insert into document (company_id, collection_id, id, data, created_by, updated_by, removed_at)
      select ${companyId}, ${id}, n, '{}', 1, 1, case when n % 2 = 0 then now() end from generate_series(1, 2499) n`);
    await remove('large');
    await later(30 * day + 1);
    expect([(await restore('large')).status, await removed()]).toEqual([404, []]);
    let asked = 0;
    await purgeCollections(server.services, () => {
      asked += 1;
      return asked > 2;
    });
    const halfway = await documents();
    expect(halfway).toBe(Number(before[0]) + 500);
    expect(await idOf('large')).toBe(id);
    await purgeCollections(server.services);
    expect([await documents(), await counted()]).toEqual(before);
    expect(await idOf('large')).toBeUndefined();
    expect(await query(sql`select 1 from document_count where collection_id = ${id}`)).toEqual([]);
    expect((await define('large')).status).toBe(200);
  });

  it('goes with its app, is deleted by the program itself, and is kept fifty times', async () => {
    await owner.post('/api/company/globex/app', { name: 'With', key: 'with' });
    await owner.post('/api/company/globex/app/with/collection', { key: 'inside', name: 'inside', fields: [title] });
    await owner.post('/api/company/globex/app/with/collection/inside/remove', { name: 'inside' });
    await owner.post('/api/company/globex/app/with/remove', { name: 'With' });
    await define('hourly');
    await remove('hourly');
    await later(30 * day + 1);
    const stop = startPurging(server.services);
    await expect.poll(() => idOf('hourly')).toBeUndefined();
    await expect.poll(() => idOf('inside')).toBeUndefined();
    await stop();
    expect(await server.services.database.query.selectFrom('removed_thing').selectAll().execute()).toEqual([]);
    await define('one-more');
    await query(sql`insert into collection (company_id, app_id, id, key, name, definition, removed_at)
      select ${companyId}, app_id, n, 'bulk' || n, 'Bulk', definition, ${server.services.now()} from collection, generate_series(1, 50) n
      where key = 'one-more'`);
    const refused = await remove('one-more');
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringMatching(/50 removed collections/)]);
    expect((await restore('bulk7')).status).toBe(200);
    expect((await remove('one-more')).status).toBe(200);
  });
});
