import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/crm';
const companyId = demoId('company:globex');
const long = (sign: string, length = 19_000) => sign.repeat(length);

/** What the tables hold of the company, and what is counted of it. */
interface Weights {
  stored: number;
  counted: number;
  ofCollections: number;
  histories: number;
  ofHistories: number;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_DOCUMENT_MEGABYTES: '2' } });
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
  });

  let notes: string;
  let made = 0;
  beforeEach(async () => {
    made += 1;
    notes = `notes${made}`;
    const texts = ['a', 'b', 'c'].map((key) => ({ key, type: 'longText' }));
    const fields = [
      { key: 'title', type: 'text', searched: true, unique: true, indexed: true },
      { key: 'tags', type: 'choices', options: [{ value: 'x' }, { value: 'y' }] },
    ];
    await owner.post(`${app}/collection`, { key: notes, name: notes, fields: [...fields, ...texts] });
  });

  const query = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    server.services.database.tenant(companyId, async (trx) => (await statement.execute(trx)).rows);
  const weigh = async (): Promise<Weights> =>
    (
      await query(sql<Weights>`select
        (select coalesce(sum(bytes + history_bytes), 0)::int from document) as stored,
        (select coalesce(sum(bytes), 0)::int from document_count where collection_id = 0) as counted,
        (select coalesce(sum(bytes), 0)::int from document_count where collection_id <> 0) as "ofCollections",
        (select coalesce(sum(history_bytes), 0)::int from document) as histories,
        (select coalesce(sum(128 + octet_length(before::text)), 0)::int from document_change) as "ofHistories"`)
    )[0]!;
  const add = (body: object) => member.post<{ id: number; version: number }>(`${app}/data/${notes}`, body);
  const change = (id: number, body: object) =>
    member.send(`${app}/data/${notes}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const remove = (...ids: number[]) => member.send(`${app}/data/${notes}?ids=${ids.join()}`, { method: 'DELETE' });
  const versionsOf = async (id: number) =>
    (
      await query(sql<{ version: number }>`select version from document_change where document_id = ${id} order by 1`)
    ).map(({ version }) => version);

  const importLines = (lines: string[]) =>
    owner.post<{ id: number }>(`${app}/collection/${notes}/import`, { csv: ['a,b,c', ...lines].join('\n') });
  /** The documents of the collection, the removed ones as well. */
  const idsOf = async () =>
    (
      await query(sql<{ id: number }>`select d.id from document d join collection c on c.id = d.collection_id
        where c.key = ${notes} order by d.id`)
    ).map(({ id }) => id);

  /** Stores large documents until there is no room. Answers the ids of those that were stored, and the refusal. */
  async function fillUp() {
    const line = [long('a'), long('b'), long('c')].join(',');
    expect((await importLines(Array(30).fill(line))).status).toBe(200);
    for (let at = 0; at < 30; at += 1) {
      const added = await add({ a: long('a'), b: long('b'), c: long('c') });
      if (added.status !== 200) return { ids: await idsOf(), refused: added };
    }
    throw new Error('nothing was refused');
  }

  async function expectCounted(): Promise<Weights> {
    const weights = await weigh();
    expect([weights.counted, weights.ofCollections]).toEqual([weights.stored, weights.stored]);
    expect(weights.histories).toBe(weights.ofHistories);
    return weights;
  }

  /** Stores a document's newest change so many times more, as if somebody had made it. */
  async function repeatLastChange(id: number, times: number): Promise<void> {
    await query(sql`with line as (
        select * from document_change where document_id = ${id} order by version desc limit 1
      ), added as (
        insert into document_change (company_id, collection_id, document_id, version, actor_id, action, before)
        select company_id, collection_id, document_id, version + n, actor_id, action, before
        from line, generate_series(1, ${sql.lit(times)}) n
      ), grown as (
        update document d set version = d.version + ${sql.lit(times)},
          history_bytes = d.history_bytes + ${sql.lit(times)} * (128 + octet_length(before::text))
        from line where d.id = document_id returning d.collection_id, 128 + octet_length(before::text) as bytes
      )
      update document_count c set bytes = c.bytes + ${sql.lit(times)} * grown.bytes from grown
      where c.collection_id in (0, grown.collection_id) and c.part =
        (select min(part) from document_count where collection_id = c.collection_id)`);
  }

  it('counts what each write adds or frees', async () => {
    const begin = await expectCounted();
    const { id } = (await add({ title: 'One', tags: ['x', 'y'], a: long('a', 1000) })).json.data;
    const added = await expectCounted();
    // The row, three values, a searched text of three characters, the data and a line of history.
    expect(added.stored - begin.stored).toBeGreaterThan(512 + 3 * 128 + 3 * 10 + 1000 + 128);
    expect(added.stored - begin.stored).toBeLessThan(2500);
    await change(id, { a: '水'.repeat(1000) });
    const changed = await expectCounted();
    expect(changed.stored - added.stored).toBeGreaterThan(2000 + 1000 + 128);
    await owner.post(`${app}/collection/${notes}/import`, { csv: `title\n${long('x', 200)}\ny` });
    expect((await expectCounted()).stored - changed.stored).toBeGreaterThan(2 * (512 + 128 + 128) + 200 * 10);
    const { fields } = (await owner.get<{ fields: { key: string }[] }>(`${app}/collection/${notes}`)).json.data;
    const before = await expectCounted();
    await owner.post(`${app}/collection/${notes}`, {
      fields: fields.map((field) => (field.key === 'a' ? { ...field, searched: true } : field)),
    });
    await expect.poll(async () => (await weigh()).stored - before.stored).toBeGreaterThan(3 * 490 * 10 - 100);
    const searched = await expectCounted();
    await remove(id);
    expect((await expectCounted()).stored).toBeLessThan(searched.stored);
  });

  it('refuses what there is no room for, changes nothing by it, and lets people remove', async () => {
    const { ids, refused } = await fillUp();
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringMatching(/2 MB.*Remove documents/)]);
    const full = await expectCounted();
    expect(full.stored).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect((await change(ids[0]!, { a: long('z') })).status).toBe(409);
    const imported = await importLines([[long('a'), long('b'), long('c')].join(',')]);
    expect([imported.status, imported.json.msg]).toEqual([409, refused.json.msg]);
    expect(await weigh()).toEqual(full);
    expect(await versionsOf(ids[0]!)).toEqual([1]);
    expect((await remove(ids[0]!, ids[1]!)).json.data).toEqual({ removed: 2 });
    const kept = () => query(sql<{ id: number }>`select id from document where id in (${sql.join(ids)}) order by id`);
    expect(await kept()).toHaveLength(ids.length);
    const again = await add({ a: long('d'), b: long('e'), c: long('f') });
    expect(again.status).toBe(200);
    expect(await kept()).toHaveLength(ids.length - 2);
    expect(await versionsOf(ids[0]!)).toEqual([]);
    await expectCounted();
    await remove(...ids.slice(2), again.json.data.id);
  });

  it('keeps the documents of a removed collection, whose room it counts', async () => {
    const { ids } = await fillUp();
    const full = await expectCounted();
    expect((await owner.post(`${app}/collection/${notes}/remove`, { name: notes })).status).toBe(200);
    expect(await expectCounted()).toEqual(full);
    await owner.post(`${app}/collection`, { key: 'other', name: 'Other', fields: [{ key: 'a', type: 'longText' }] });
    for (const sign of ['a', 'b', 'c', 'd', 'e']) await owner.post(`${app}/data/other`, { a: long(sign) });
    expect((await owner.post(`${app}/data/other`, { a: long('f') })).status).toBe(409);
    expect((await owner.post(`${app}/removed-collection/${notes}`)).status).toBe(200);
    expect(await query(sql`select id from document where id in (${sql.join(ids)})`)).toHaveLength(ids.length);
    await expectCounted();
    await remove(...ids);
  });

  it('does not delete a removed document in order to restore it', async () => {
    const { ids } = await fillUp();
    await remove(ids[0]!, ids[1]!);
    const restore = (id: number) => member.post(`${app}/data/${notes}/removed?ids=${id}`);
    const missing = 2 * 1024 * 1024 - (await weigh()).counted;
    const take = (bytes: number) =>
      query(sql`update document_count set bytes = bytes + ${bytes} where collection_id = 0
        and part = (select min(part) from document_count where collection_id = 0)`);
    // No room for another byte: to restore the first one, the second one makes way.
    await take(missing);
    expect((await restore(ids[0]!)).status).toBe(200);
    expect((await restore(ids[1]!)).status).toBe(404);
    expect(await query(sql`select id from document where id in (${ids[0]!}, ${ids[1]!})`)).toHaveLength(1);
    await take(-missing);
    await expectCounted();
    await remove(...ids);
  });

  it('keeps the newest 200 changes of a document, and a megabyte of them', async () => {
    const { id } = (await add({ title: 'Often' })).json.data;
    await change(id, { title: 'Often 0' });
    await repeatLastChange(id, 199);
    await expectCounted();
    for (let at = 1; at < 5; at += 1) expect((await change(id, { title: `Often ${at}` })).status).toBe(200);
    const versions = await versionsOf(id);
    expect([versions[0], versions.at(-1), versions.length]).toEqual([6, 205, 200]);
    const { id: large } = (await add({ title: 'Large' })).json.data;
    for (let at = 0; at < 25; at += 1) {
      const body = Object.fromEntries(['a', 'b', 'c'].map((key) => [key, long(String.fromCharCode(97 + at))]));
      expect((await change(large, body)).status).toBe(200);
    }
    const [row] = await query(sql<{ bytes: string }>`select history_bytes as bytes from document where id = ${large}`);
    expect(Number(row!.bytes)).toBeGreaterThan(900_000);
    expect(Number(row!.bytes)).toBeLessThanOrEqual(1024 * 1024);
    expect((await versionsOf(large)).at(-1)).toBe(26);
    await expectCounted();
    await remove(id, large);
  });
});
