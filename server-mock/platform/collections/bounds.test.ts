import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/crm';
const data = `${app}/data`;
const choices = Array.from({ length: 120 }, (_, at) => ({ value: `c${at}` }));

/** What a hostile company sent, and what a careless one may. */
onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
    await owner.post(`${app}/collection`, {
      ...{ key: 'things', name: 'Things' },
      fields: [
        { key: 'name', type: 'text', searched: true },
        { key: 'size', type: 'number', indexed: true },
        { key: 'state', type: 'choice', indexed: true, options: [{ value: 'open' }] },
        { key: 'at', type: 'dateTime', indexed: true },
        ...[1, 2, 3, 4].map((number) => ({ key: `many${number}`, type: 'choices', options: choices })),
        ...[1, 2, 3, 4].map((number) => ({ key: `long${number}`, type: 'longText' })),
        { key: 'who', type: 'person' },
      ],
    });
    await owner.post(`${data}/things`, { name: 'One', size: 1e15, state: 'open' });
  });

  const add = (body: object, by = owner) => by.post(`${data}/things`, body);
  const bring = (csv: string) => owner.post<{ stored: number }>(`${app}/collection/things/import`, { csv, skip: true });
  const statusOf = async (path: string, by = owner) => (await by.get(`${data}/${path}`)).status;

  it.each([
    ['a number whose sums are none', { size: 1e16 }],
    ['a number of many digits, at once', { size: `${'1'.repeat(60_000)}x` }],
    ['an object for a choice', { state: { toString: 1 } }],
    ['objects for choices', { many1: [{ toString: 1 }] }],
    ['an object for a moment', { at: { toString: 1 } }],
    ['a moment in the year 10000', { at: '9999-12-31T23:59:59-23:59' }],
    ['more choices than a document has rows for', { many1: choices.slice(0, 51).map(({ value }) => value) }],
    [
      'texts that are too long together',
      Object.fromEntries([1, 2, 3, 4].map((at) => [`long${at}`, 'x'.repeat(19_000)])),
    ],
  ])('refuses %s', async (_, body) => expect((await add(body)).status).toBe(422));

  it.each([
    ['a cursor with a text for a number', 'things?orderBy=size&orderDir=asc&cursor='],
    ['a cursor with a text for a time', 'things?orderBy=at&orderDir=asc&cursor='],
  ])('refuses %s', async (_, path) => {
    const cursor = Buffer.from(JSON.stringify(['x\0', 1])).toString('base64url');
    expect(await statusOf(`${path}${cursor}`)).toBe(422);
  });

  it('finds nothing for ids that no document has', async () => {
    const id = '9'.repeat(20);
    expect(await statusOf(`things/options?ids=${id}`)).toBe(200);
    const removed = await owner.send(`${data}/things?ids=${id}`, { method: 'DELETE' });
    expect(removed.json.data).toEqual({ removed: 0 });
    expect(await statusOf(`things/totals?by=state&sum=size`)).toBe(200);
  });

  it('cuts no sign in two where a text is long', async () => {
    const name = `${'x'.repeat(75)}${'😀'.repeat(300)}`.slice(0, 499);
    expect((await add({ name })).status).toBe(200);
    expect((await bring(`name\n${'y'.repeat(499)}\n${'z'.repeat(75)}${'😀'.repeat(150)}`)).json.data.stored).toBe(2);
  });

  it('reads few columns, and what a cell names once', async () => {
    expect((await bring(`name${','.repeat(50_000)}\nx`)).status).toBe(422);
    const list = Array.from({ length: 5000 }, () => 'c1').join(',');
    expect((await bring(`name,many1\nx,"${list}"`)).json.data.stored).toBe(1);
    expect((await bring(`name\n${'x\n'.repeat(300_000)}`)).status).toBe(413);
  });

  it('names nobody who is no member, and no document that the reader may not read', async () => {
    const fields = [{ key: 'who', type: 'person', default: String(demoId('admin@example.com')) }];
    expect((await owner.post(`${app}/collection`, { key: 'w', name: 'W', fields })).status).toBe(422);
    const rights = { read: 'admin', write: 'admin', remove: 'admin' };
    await owner.post(`${app}/collection`, { key: 'pay', name: 'Pay', rights, fields: [{ key: 'name', type: 'text' }] });
    const pay = await owner.post<{ id: number }>(`${data}/pay`, { name: 'Secret' });
    const reference = [{ key: 'pay', type: 'reference', target: 'pay' }];
    await owner.post(`${app}/collection`, { key: 'slips', name: 'Slips', fields: reference });
    expect((await member.post(`${data}/slips`, { pay: pay.json.data.id })).status).toBe(422);
    expect((await owner.post(`${data}/slips`, { pay: pay.json.data.id })).json.data).toMatchObject({
      payLabel: 'Secret',
    });
    const seen = await member.get<{ items: { payLabel: string }[] }>(`${data}/slips`);
    expect(seen.json.data.items[0]!.payLabel).toBe(`#${pay.json.data.id}`);
  });

  it('makes two fields unique at a time', async () => {
    const { fields } = (await owner.get<{ fields: { key: string; type: string }[] }>(`${app}/collection/things`)).json
      .data;
    const unique = fields.map((field) =>
      ['name', 'size', 'at'].includes(field.key) ? { ...field, unique: true } : field,
    );
    const refused = await owner.post(`${app}/collection/things`, { fields: unique });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['fields.3.unique']]);
  });
});
