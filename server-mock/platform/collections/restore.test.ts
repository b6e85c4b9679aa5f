import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { watchTransactions } from '../../../tests/support/watched-transactions.ts';
import { demoId } from '../../operations/demo/data.ts';
import { collectionAt } from './collection-rows.ts';
import { removedStatement } from './removed-documents.ts';

const app = '/api/company/globex/app/crm';
const companyId = demoId('company:globex');

interface Page {
  documents: { id: number; title: string; removedAt: string; removedBy: string }[];
  cursor: string;
}
interface Definition {
  fields: { key: string; [member: string]: unknown }[];
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let member: Person;
  let owner: Person;
  let made = 0;
  let notes: string;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
  });
  beforeEach(async () => {
    made += 1;
    notes = `restored${made}`;
    const fields = [
      { key: 'title', type: 'text', indexed: true, searched: true, unique: true },
      { key: 'tags', type: 'choices', options: [{ value: 'x' }, { value: 'y' }], indexed: true },
      { key: 'size', type: 'number', indexed: true },
    ];
    await owner.post(`${app}/collection`, { key: notes, name: notes, fields });
    await setFields((stored) => [...stored, { key: 'next', label: 'Next', type: 'reference', target: notes }]);
  });

  const address = (rest = '') => `${app}/data/${notes}${rest}`;
  async function setFields(change: (fields: Definition['fields']) => object[]): Promise<void> {
    const { fields } = (await owner.get<Definition>(`${app}/collection/${notes}`)).json.data;
    const { status } = await owner.post(`${app}/collection/${notes}`, { fields: change(fields), confirm: true });
    expect(status).toBe(200);
  }
  const changed = (key: string, more: object) => (fields: Definition['fields']) =>
    fields.map((field) => (field.key === key ? { ...field, ...more } : field));
  const add = async (body: object) => (await member.post<{ id: number }>(address(), body)).json.data.id;
  const addMany = async (count: number) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await add({ title: `Note ${at}`, tags: ['x', 'y'], size: at }));
    return ids;
  };
  const remove = (...ids: number[]) => member.send(address(`?ids=${ids.join()}`), { method: 'DELETE' });
  const restore = (...ids: number[]) => member.post<{ restored: number }>(address(`/removed?ids=${ids.join()}`));
  const list = async (query = '', by = member) => (await by.get<Page>(address(`/removed${query}`))).json.data;
  const total = async (query = '') => (await member.get<{ total: number }>(address(query))).json.data.total;
  const query = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    server.services.database.tenant(companyId, async (trx) => (await statement.execute(trx)).rows);
  const counted = async () =>
    (
      await query(sql<{ wrong: number }>`select (select sum(bytes) from document_count where collection_id = 0)
        - (select sum(bytes + history_bytes) from document) as wrong`)
    )[0]!.wrong;

  it('brings a document back under its id, with its values, its history and all that lists need', async () => {
    const [a, b] = (await addMany(2)) as [number, number];
    await member.send(address(`/${a}`), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next: b }),
    });
    const before = (await member.get<Record<string, unknown>>(address(`/${a}`))).json.data;
    await remove(a);
    const [line] = (await list()).documents;
    expect(line).toMatchObject({ id: a, title: 'Note 0', removedBy: expect.stringMatching(/\S/) });
    expect((await restore(a)).json.data).toEqual({ restored: 1 });
    expect((await member.get(address(`/${a}`))).json.data).toEqual({ ...before, version: 4 });
    for (const filter of ['?keywords=Note 0', '?tags=x&size=0', '?title=Note 0', '?orderBy=size'])
      expect(await total(filter)).toBe(filter.includes('orderBy') ? 2 : 1);
    expect((await list()).documents).toEqual([]);
    // The value is unique and the reference holds, as before.
    expect((await member.post(address(), { title: 'note 0' })).status).toBe(409);
    expect((await remove(b)).status).toBe(409);
    const { changes } = (await member.get<{ changes: object[] }>(address(`/${a}/changes`))).json.data;
    expect(changes[0]).toMatchObject({ version: 4, action: 'restore', before: {} });
    expect(changes[1]).toMatchObject({ version: 3, action: 'delete' });
    expect(Number(await counted())).toBe(0);
  });

  it('takes as many statements for fifty documents as for two, and restores each once', async () => {
    const ids = await addMany(52);
    await remove(...ids);
    const restoring = async (work: () => Promise<unknown>) =>
      (await watchTransactions(server.services.database, work)).filter(({ statements }) =>
        statements.some((statement) => /update "?document"? set/.test(statement)),
      )[0]!.statements.length;
    const few = await restoring(() => restore(...ids.slice(0, 2)));
    const many = await restoring(() => restore(...ids.slice(2)));
    expect([few > 5, many]).toEqual([true, few]);
    expect(await total()).toBe(52);
    await remove(ids[0]!, ids[1]!);
    const answers = await Promise.all([restore(ids[0]!, ids[1]!), restore(ids[1]!, ids[0]!, ids[2]!)]);
    expect(answers.map(({ json }) => json.data.restored).sort()).toEqual([0, 2]);
    expect(Number(await counted())).toBe(0);
  });

  it('lists those removed last first, in pages by a place', async () => {
    const ids = await addMany(7);
    await remove(ids[3]!);
    server.later(1);
    await remove(...ids.slice(4));
    const found: number[] = [];
    let cursor = '';
    do {
      const page = await list(`?perPage=2&cursor=${cursor}`);
      expect(page.documents.length).toBeLessThanOrEqual(2);
      found.push(...page.documents.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(found).toEqual([ids[6], ids[5], ids[4], ids[3]]);
    for (const wrong of ['x', '1-', "1-1'"])
      expect((await member.get(address(`/removed?cursor=${encodeURIComponent(wrong)}`))).status).toBe(422);
    expect((await list('?cursor=99999999999999999-1')).documents).toHaveLength(4);
    const appId = (await server.services.companies.findApp(companyId, 'crm'))!.id;
    const plan = await server.services.database.tenant(companyId, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const collection = (await collectionAt(trx, { companyId, appId }, notes))!;
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${removedStatement(collection, '5-5', 20)}`.execute(
        trx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('document_removed_of');
    expect(plan).not.toContain('Sort');
  });

  it('is for those who may remove', async () => {
    const [id] = (await addMany(1)) as [number];
    await remove(id);
    await owner.post(`${app}/collection/${notes}`, { rights: { read: 'member', write: 'member', remove: 'admin' } });
    expect([(await member.get(address('/removed'))).status, (await restore(id)).status]).toEqual([403, 403]);
    await owner.post(`${app}/collection/${notes}`, { rights: { read: 'admin', write: 'member', remove: 'member' } });
    expect([(await member.get(address('/removed'))).status, (await restore(id)).status]).toEqual([404, 404]);
    expect((await list('', owner)).documents).toHaveLength(1);
  });

  it('refuses a value that is taken, names document and field, and restores nothing then', async () => {
    const ids = await addMany(3);
    await remove(...ids);
    await add({ title: 'NOTE 1' });
    const refused = await restore(...ids);
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringMatching(/Note 1.*title.*Another document/)]);
    expect([await total(), (await list()).documents.length]).toEqual([1, 3]);
    // Two removed documents may have had the same value one after the other.
    const twin = await add({ title: 'Note 0' });
    await remove(twin);
    expect((await restore(ids[0]!, twin)).status).toBe(409);
    expect((await restore(twin)).status).toBe(200);
  });

  it('checks by the present definition: removed fields go, and what is wrong or missing says the way out', async () => {
    const [id] = (await addMany(1)) as [number];
    await remove(id);
    await setFields((fields) => [
      ...changed('size', { max: -1 })(fields.filter(({ key }) => key !== 'tags')),
      { key: 'needed', label: 'Needed', type: 'text', required: true },
    ]);
    expect((await restore(id)).json.msg).toMatch(/Note 0.*size.*not allowed any more.*-1/);
    await setFields(changed('size', { max: 10 }));
    expect((await restore(id)).json.msg).toMatch(/Note 0.*Needed.*must be filled in.*Let the field be empty/);
    await setFields(changed('needed', { required: false }));
    expect((await restore(id)).status).toBe(200);
    const { title, size, tags } = (await member.get<Record<string, unknown>>(address(`/${id}`))).json.data;
    expect([title, size, tags]).toEqual(['Note 0', 0, undefined]);
    expect(await query(sql`select 1 from document_value where document_id = ${id}`)).toEqual([]);
    expect(Number(await counted())).toBe(0);
  });

  it('wants what a document refers to restored first, or with it, and drops a reference to what is deleted', async () => {
    const [a, b, c] = (await addMany(3)) as [number, number, number];
    for (const [id, next] of [
      [a, b],
      [c, a],
    ])
      await member.send(address(`/${id}`), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ next }),
      });
    await remove(c);
    await remove(a);
    await remove(b);
    expect((await restore(a)).json.msg).toMatch(/Note 0.*Next.*removed, too/);
    expect((await restore(a, b)).json.data).toEqual({ restored: 2 });
    expect((await remove(b)).status).toBe(409);
    await remove(a);
    await query(sql`delete from document where id = ${a}`);
    expect((await restore(c)).status).toBe(200);
    expect((await member.get<{ next: unknown }>(address(`/${c}`))).json.data.next).toBeNull();
    const { changes } = (await member.get<{ changes: object[] }>(address(`/${c}/changes`))).json.data;
    expect(changes[0]).toMatchObject({ action: 'restore', before: { Next: String(a) } });
    expect((await restore(a)).status).toBe(404);
  });

  it('keeps a history within its bound, however often a document goes and comes back', async () => {
    const [id, other] = (await addMany(2)) as [number, number];
    await query(sql`insert into document_change (company_id, collection_id, document_id, version, actor_id, action)
      select company_id, collection_id, id, n, 1, 'update' from document, generate_series(2, 199) n where id = ${id}`);
    await query(sql`update document set version = 199, history_bytes = 199 * 130 where id = ${id}`);
    for (let at = 0; at < 3; at += 1) {
      await remove(id, other);
      expect((await restore(id, other)).status).toBe(200);
    }
    const lines = await query(
      sql<{ version: number }>`select version from document_change where document_id = ${id} order by 1`,
    );
    expect([lines.length, lines.at(-1)!.version]).toEqual([200, 205]);
    const [row] = await query(sql<{
      wrong: number;
    }>`select history_bytes - (select sum(128 + octet_length(before::text))
      from document_change c where c.document_id = d.id) as wrong from document d where id = ${id}`);
    expect(Number(row!.wrong)).toBe(0);
  });
});
