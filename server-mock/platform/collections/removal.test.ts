import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { watchTransactions } from '../../../tests/support/watched-transactions.ts';

const app = '/api/company/globex/app/crm';

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
    notes = `removed${made}`;
    const fields = [
      { key: 'title', type: 'text', indexed: true, searched: true, unique: true },
      { key: 'tags', type: 'choices', options: [{ value: 'x' }, { value: 'y' }] },
      { key: 'next', type: 'reference', target: notes },
    ];
    const first = fields.slice(0, 2);
    await owner.post(`${app}/collection`, { key: notes, name: notes, fields: first });
    const { fields: stored } = (await owner.get<{ fields: object[] }>(`${app}/collection/${notes}`)).json.data;
    const { status } = await owner.post(`${app}/collection/${notes}`, { fields: [...stored, fields[2]] });
    expect(status).toBe(200);
  });

  const add = async (body: object) => (await member.post<{ id: number }>(`${app}/data/${notes}`, body)).json.data.id;
  const addMany = async (count: number) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await add({ title: `Note ${at}`, tags: ['x', 'y'] }));
    return ids;
  };
  const pointAt = (id: number, next: number) =>
    member.send(`${app}/data/${notes}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next }),
    });
  const remove = (ids: readonly number[]) =>
    member.send<{ removed: number }>(`${app}/data/${notes}?ids=${ids.join()}`, { method: 'DELETE' });
  const total = async () => (await member.get<{ total: number }>(`${app}/data/${notes}`)).json.data.total;

  /** The transactions that remove documents while `work` is done. */
  const removing = async (work: () => Promise<unknown>) =>
    (await watchTransactions(server.services.database, work)).filter(({ statements }) =>
      statements.some((statement) => /update "?document"? set/.test(statement)),
    );

  it('takes as many statements for sixty documents as for two', async () => {
    const ids = await addMany(62);
    const [few] = await removing(() => remove(ids.slice(0, 2)));
    const [many] = await removing(() => remove(ids.slice(2)));
    expect(few!.statements.length).toBeGreaterThan(5);
    expect(many!.statements.length).toBe(few!.statements.length);
    expect(await total()).toBe(0);
    // Unique values are free again.
    expect(await addMany(2)).toHaveLength(2);
  });

  it('is done for one caller of a company at a time', async () => {
    const ids = await addMany(8);
    const runs = await removing(() => Promise.all([0, 2, 4, 6].map((at) => remove(ids.slice(at, at + 2)))));
    expect(runs).toHaveLength(4);
    const inOrder = [...runs].sort((one, other) => one.began - other.began);
    for (const [at, { began }] of inOrder.entries()) {
      if (at > 0) expect(began).toBeGreaterThan(inOrder[at - 1]!.ended);
    }
    expect(await total()).toBe(0);
  });

  it('removes a document once, however often and by whomever it is named', async () => {
    const ids = await addMany(4);
    const answers = await Promise.all([remove([...ids, ...ids]), remove([...ids].reverse()), remove([ids[0]!, 1])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { json }) => sum + json.data.removed, 0)).toBe(4);
    expect((await remove([0, 1])).json.data).toEqual({ removed: 0 });
  });

  it('removes nothing when one of the documents is needed by another one', async () => {
    const [a, b, c, d] = (await addMany(4)) as [number, number, number, number];
    await pointAt(d, b);
    const refused = await remove([a, b, c]);
    expect([refused.status, await total()]).toEqual([409, 4]);
    // Documents are removed in the order of their ids: one that goes first protects nothing, and one that goes later does.
    expect([(await remove([b, d])).status, await total()]).toEqual([409, 4]);
    await pointAt(a, c);
    expect([(await remove([c, a])).status, await total()]).toEqual([200, 2]);
    await pointAt(d, d);
    expect([(await remove([d])).status, await total()]).toEqual([409, 2]);
    expect((await remove([b])).json.data).toEqual({ removed: 1 });
  });

  it('leaves a last line of history for each', async () => {
    const ids = await addMany(3);
    await pointAt(ids[1]!, ids[0]!);
    await remove([ids[2]!, ids[1]!]);
    const { database } = server.services;
    const companyIds = await database.query.selectFrom('company').select('id').where('key', '=', 'globex').execute();
    const lines = await database.tenant(companyIds[0]!.id, (trx) =>
      trx
        .selectFrom('document_change')
        .select(['document_id', 'version', 'before'])
        .where('document_id', 'in', ids)
        .where('action', '=', 'delete')
        .orderBy('document_id')
        .execute(),
    );
    expect(lines).toEqual([
      { document_id: ids[1], version: 3, before: {} },
      { document_id: ids[2], version: 2, before: {} },
    ]);
  });
});
