import { beforeAll, describe, expect, it } from 'vitest';
import type { Collection } from '../../../src/types/generated/contracts/collections.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/crm';
const data = `${app}/data`;

interface Page {
  items: Record<string, unknown>[];
  total: number;
  hasNext?: boolean;
  cursor?: string;
}

forEachEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  let admin: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member'].map(server.person),
    )) as [Person, Person, Person];
  });

  const define = (body: object, by = owner) => by.post<{ key: string; redirect: string }>(`${app}/collection`, body);
  const read = async (key: string) => (await owner.get<Collection>(`${app}/collection/${key}`)).json.data;
  const change = (key: string, body: object) => owner.post<Collection>(`${app}/collection/${key}`, body);
  const add = (key: string, body: object, by = owner) => by.post<Record<string, unknown>>(`${data}/${key}`, body);
  const list = async (key: string, query = '', by = owner) => (await by.get<Page>(`${data}/${key}${query}`)).json.data;
  const names = async (key: string, query = '') => (await list(key, query)).items.map(({ name }) => name);
  const patch = (key: string, id: unknown, body: object, by = owner) =>
    by.send<Record<string, unknown>>(`${data}/${key}/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  it('defines a collection, answers its fields, and notes who did it', async () => {
    const made = await define({ name: ' Visits ', fields: [{ key: 'name', type: 'text', label: ' Name ' }] });
    expect(made.json.data).toEqual({ key: 'visits', redirect: '/company/globex/app/crm/data/visits' });
    expect(await read('visits')).toMatchObject({
      ...{ name: 'Visits', revision: 1, documents: 0 },
      fields: [{ id: 'f1', key: 'name', label: 'Name', type: 'text' }],
      rights: { read: 'member', write: 'member', remove: 'member' },
    });
    expect((await auditOf(server.services, demoId('company:globex'))).at(-1)).toMatchObject({
      action: 'collection.created',
    });
    expect((await define({ name: 'x', key: 'VISITS' })).status).toBe(409);
    const both = await Promise.all([1, 2, 3].map(() => define({ name: 'Once', key: 'once' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses fields that cannot be, each at its place, and changes nothing', async () => {
    const fields = [
      { key: 'name', type: 'text' },
      { key: 'Name', type: 'text' },
      { key: 'page', type: 'number' },
      { key: 'state', type: 'choice' },
      { key: 'of', type: 'reference', target: 'nowhere' },
      { key: 'many', type: 'choices', unique: true, options: [{ value: 'a' }, { value: 'a' }] },
      { key: 'size', type: 'number', min: 'x', default: 'y' },
      { key: 'note', type: 'longText', indexed: true },
    ];
    const refused = await define({ name: 'Wrong', key: 'wrong', fields });
    expect([refused.status, Object.keys(refused.json.errors ?? {}).sort()]).toEqual([
      422,
      ['1.key', '2.key', '3.options', '4.target', '5.options', '5.unique', '6.default', '6.min', '7.indexed'].map(
        (place) => `fields.${place}`,
      ),
    ]);
    expect((await owner.get(`${app}/collection/wrong`)).status).toBe(404);
    const nine = Array.from({ length: 9 }, (_, at) => ({ key: `n${at}`, type: 'number', indexed: true }));
    expect((await define({ name: 'Nine', fields: nine })).json.errors).toHaveProperty('fields');
  });

  describe('documents', () => {
    beforeAll(async () => {
      await define({ key: 'customers', name: 'Customers', fields: [{ key: 'name', type: 'text', searched: true }] });
      await define({
        key: 'deals',
        name: 'Deals',
        fields: [
          { key: 'name', type: 'text', required: true, indexed: true, searched: true, max: 60 },
          { key: 'amount', type: 'number', indexed: true, min: 0 },
          {
            key: 'state',
            type: 'choice',
            indexed: true,
            options: [{ value: 'open', label: 'Open' }, { value: 'won' }],
          },
          { key: 'tags', type: 'choices', options: [{ value: 'a' }, { value: 'b', label: 'Bee' }] },
          { key: 'due', type: 'date', indexed: true },
          { key: 'at', type: 'dateTime', indexed: true },
          { key: 'hot', type: 'boolean', indexed: true, default: false },
          { key: 'customer', type: 'reference', target: 'customers', indexed: true },
          { key: 'keeper', type: 'person' },
          { key: 'code', type: 'text', unique: true },
          { key: 'note', type: 'longText', searched: true },
        ],
      });
    });

    it('stores a value of each type and answers it with the texts that people read', async () => {
      const { id: customer } = (await add('customers', { name: 'Acme 北京' })).json.data;
      const made = await add('deals', {
        ...{ name: ' Pump ', amount: '12.5', state: 'open', tags: 'b,a', due: '2026-02-28', code: 'P-1' },
        ...{ at: '2026-03-01T08:00:00+08:00', customer, keeper: demoId('member@example.com'), note: 'two\nlines' },
      });
      expect([made.status, made.json.data]).toEqual([
        200,
        expect.objectContaining({
          ...{ name: 'Pump', amount: 12.5, state: 'open', stateLabel: 'Open', tags: ['b', 'a'], tagsLabel: 'Bee, a' },
          ...{ due: '2026-02-28', at: '2026-03-01T00:00:00.000Z', hot: false, customer: String(customer) },
          ...{ customerLabel: 'Acme 北京', keeperLabel: 'Member', note: 'two\nlines', version: 1 },
        }),
      ]);
      const { id } = made.json.data;
      expect((await owner.get<object>(`${data}/deals/${id}`)).json.data).toEqual(made.json.data);
      expect(await names('deals', `?customer=${customer}`)).toEqual(['Pump']);
      expect((await owner.send(`${data}/customers?ids=${customer}`, { method: 'DELETE' })).status).toBe(409);
    });

    it('refuses wrong values, each at its field, and stores nothing', async () => {
      const { total } = await list('deals');
      const wrong = {
        ...{ amount: -1, state: 'lost', tags: ['c'], due: '2026-02-31', at: '2026-03-01', hot: 'maybe', other: 1 },
        ...{ customer: '-1', keeper: 'me', code: ['x'] },
      };
      const refused = await add('deals', wrong);
      expect([refused.status, Object.keys(refused.json.errors ?? {}).sort()]).toEqual([
        422,
        [...Object.keys(wrong), 'name'].sort(),
      ]);
      for (const body of [{ customer: '12345' }, { keeper: demoId('nobody@example.com') }])
        expect((await add('deals', { name: 'x', ...body })).json.errors).toHaveProperty(Object.keys(body)[0]!);
      expect((await add('deals', { name: 'x\u0000' })).status).toBe(422);
      expect((await list('deals')).total).toBe(total);
    });

    it('keeps unique values unique, in letters of either case, also among many who write at once', async () => {
      const tries = await Promise.all([1, 2, 3, 4].map((n) => add('deals', { name: `Race ${n}`, code: `R${n % 2}x` })));
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      const taken = await add('deals', { name: 'Again', code: 'r1X' });
      expect([taken.status, Object.keys(taken.json.errors ?? {})]).toEqual([409, ['code']]);
      const { items } = await list('deals', '?keywords=race');
      const ids = items.map(({ id }) => id).join(',');
      expect((await owner.send(`${data}/deals?ids=${ids}`, { method: 'DELETE' })).status).toBe(200);
      expect((await add('deals', { name: 'Again', code: 'R1X' })).status).toBe(200);
    });

    it('changes what is named, refuses a change of an older version, and keeps who changed what', async () => {
      const { id } = (await add('deals', { name: 'Changed', amount: 1 })).json.data;
      const first = await patch('deals', id, { amount: 2, version: 1 }, member);
      expect(first.json.data).toMatchObject({ amount: 2, name: 'Changed', version: 2, updatedBy: 'Member' });
      expect((await patch('deals', id, { amount: 3, version: 1 })).status).toBe(409);
      expect((await patch('deals', id, { name: '' })).json.errors).toHaveProperty('name');
      expect((await patch('deals', id, { amount: null, hot: null })).json.data).toMatchObject({
        amount: null,
        version: 3,
      });
      const { changes } = (await owner.get<{ changes: object[] }>(`${data}/deals/${id}/changes`)).json.data;
      expect(changes).toMatchObject([
        { version: 3, action: 'update', before: { amount: 2, hot: false } },
        { version: 2, action: 'update', by: 'Member', before: { amount: 1 } },
        { version: 1, action: 'create' },
      ]);
      expect((await owner.send(`${data}/deals?ids=${id}`, { method: 'DELETE' })).json.data).toEqual({ removed: 1 });
      for (const path of [`/${id}`, `/${id}/changes`])
        expect((await owner.get(`${data}/deals${path}`)).status).toBe(404);
      expect((await patch('deals', id, { amount: 1 })).status).toBe(404);
    });
  });

  describe('lists', () => {
    beforeAll(async () => {
      await define({
        key: 'goods',
        name: 'Goods',
        fields: [
          { key: 'name', type: 'text', indexed: true, searched: true },
          { key: 'price', type: 'number', indexed: true },
          { key: 'kind', type: 'choice', indexed: true, options: [{ value: 'x' }, { value: 'y' }, { value: 'z' }] },
          { key: 'tags', type: 'choices', options: [{ value: 'new' }, { value: 'old' }] },
          { key: 'day', type: 'date', indexed: true },
          { key: 'at', type: 'dateTime', indexed: true },
          { key: 'secret', type: 'text' },
        ],
      });
      const rows = [
        { name: '张三', price: 3, kind: 'x', tags: ['new'], day: '2026-01-01', at: '2026-01-01T10:00:00Z' },
        { name: '李四', price: 1, kind: 'y', tags: ['new', 'old'], day: '2026-02-01', at: '2026-02-01T10:00:00Z' },
        { name: 'beta', price: 2, kind: 'x', tags: ['old'], day: '2026-03-01' },
        { name: 'Alpha 50%_off', kind: 'z' },
        { name: '阿明', price: 10 },
      ];
      for (const row of rows) expect((await add('goods', row)).status).toBe(200);
    });

    it.each([
      ['', ['阿明', 'Alpha 50%_off', 'beta', '李四', '张三']],
      ['?orderBy=name&orderDir=asc', ['Alpha 50%_off', 'beta', '阿明', '李四', '张三']],
      ['?orderBy=price&orderDir=asc', ['Alpha 50%_off', '李四', 'beta', '张三', '阿明']],
      ['?orderBy=price&orderDir=desc&kind=x', ['张三', 'beta']],
      ['?price=2,', ['阿明', 'beta', '张三']],
      ['?price=,2', ['beta', '李四']],
      ['?price[gt]=2&price[lt]=10', ['张三']],
      ['?price[empty]=true', ['Alpha 50%_off']],
      ['?kind=x,y&orderBy=name&orderDir=desc', ['张三', '李四', 'beta']],
      ['?kind=&price=', ['阿明', 'Alpha 50%_off', 'beta', '李四', '张三']],
      ['?kind[ne]=x', ['阿明', 'Alpha 50%_off', '李四']],
      ['?tags=new', ['李四', '张三']],
      ['?tags[none]=new', ['阿明', 'Alpha 50%_off', 'beta']],
      ['?day=2026-01-01,2026-02-01', ['李四', '张三']],
      ['?day=2026-03-01', ['beta']],
      ['?at=2026-01-01,2026-01-01', ['张三']],
      ['?name=BETA', ['beta']],
      ['?name[starts]=al', ['Alpha 50%_off']],
      ['?name[starts]=%E9%98%BF', ['阿明']],
      ['?keywords=%E6%9D%8E', ['李四']],
      ['?keywords=50%25_', ['Alpha 50%_off']],
      ['?keywords=ALPHA', ['Alpha 50%_off']],
      ['?keywords=a&orderBy=price&orderDir=desc', ['beta', 'Alpha 50%_off']],
    ])('answers %s', async (query, expected) => {
      const page = await list('goods', query);
      expect([page.items.map(({ name }) => name), page.total]).toEqual([expected, expected.length]);
    });

    it.each([
      'secret=x',
      'none=1',
      'price=a',
      'price=1,2,3',
      'day=2026-13-01',
      'price[like]=1',
      'orderBy=secret',
      'cursor=x',
    ])('refuses %s', async (query) => expect((await owner.get(`${data}/goods?${query}`)).status).toBe(422));

    it('pages by number and by cursor', async () => {
      const first = await list('goods', '?perPage=2&orderBy=name&orderDir=asc');
      const second = await list('goods', `?perPage=2&orderBy=name&orderDir=asc&cursor=${first.cursor}`);
      const third = await list('goods', `?perPage=2&orderBy=name&orderDir=asc&cursor=${second.cursor}`);
      expect([first, second, third].map(({ items }) => items.map(({ name }) => name))).toEqual([
        ['Alpha 50%_off', 'beta'],
        ['阿明', '李四'],
        ['张三'],
      ]);
      expect([first.total, third.cursor]).toEqual([5, undefined]);
      expect(await names('goods', '?perPage=2&page=2')).toEqual(['beta', '李四']);
      expect((await owner.get(`${data}/goods?page=501&perPage=20`)).status).toBe(422);
    });

    it('counts and sums by a choice, and offers choices and documents', async () => {
      const totals = await owner.get(`${data}/goods/totals?by=kind&sum=price`);
      expect(totals.json.data).toEqual({
        groups: [
          { value: '', label: expect.any(String), count: 1, sum: 10 },
          { value: 'x', label: 'x', count: 2, sum: 5 },
          { value: 'y', label: 'y', count: 1, sum: 1 },
          { value: 'z', label: 'z', count: 1, sum: 0 },
        ],
      });
      const options = async (query: string) =>
        (await owner.get<{ options: { label: string }[] }>(`${data}/goods/options${query}`)).json.data.options.map(
          ({ label }) => label,
        );
      expect(await options('?field=tags')).toEqual(['new', 'old']);
      expect(await options('?term=ALPHA')).toEqual(['Alpha 50%_off']);
      expect((await options('')).length).toBe(5);
    });

    it('lets a field be filtered by later on, and no longer', async () => {
      const goods = await read('goods');
      const with_ = (key: string, set: object) =>
        goods.fields.map((field) => (field.key === key ? { ...field, ...set } : field));
      await add('goods', { name: 'Hidden', secret: 'Word' });
      expect((await change('goods', { fields: with_('secret', { indexed: true, searched: true }) })).status).toBe(200);
      await expect.poll(async () => (await owner.get(`${data}/goods?secret=word`)).status).toBe(200);
      expect(await names('goods', '?secret=word')).toEqual(['Hidden']);
      expect(await names('goods', '?keywords=wor')).toEqual(['Hidden']);
      expect((await change('goods', { fields: with_('price', { indexed: false }), revision: 1 })).status).toBe(409);
      expect((await change('goods', { fields: with_('price', { indexed: false }) })).status).toBe(200);
      expect((await owner.get(`${data}/goods?price=1`)).status).toBe(422);
    });
  });

  it('never loses values: a type stays, and removed fields are confirmed', async () => {
    const fields = [
      { key: 'name', type: 'text' },
      { key: 'size', type: 'number' },
    ];
    await define({ key: 'kept', name: 'Kept', fields });
    await add('kept', { name: 'one', size: 1 });
    await add('kept', { name: 'One' });
    const [name, size] = (await read('kept')).fields as [object, object];
    expect((await change('kept', { fields: [name, { ...size, type: 'text' }] })).status).toBe(409);
    expect((await change('kept', { fields: [name] })).json.msg).toContain('size');
    expect((await change('kept', { fields: [{ ...name, unique: true }, size] })).json.errors).toHaveProperty(
      'fields.0.unique',
    );
    const renamed = await change('kept', { fields: [{ ...name, key: 'title', type: 'longText' }, size] });
    expect(renamed.json.data.revision).toBe(2);
    expect((await list('kept')).items.map(({ title }) => title)).toEqual(['One', 'one']);
    expect((await change('kept', { fields: [name], confirm: true })).status).toBe(200);
    expect((await add('kept', { name: 'two', size: 2 })).status).toBe(422);
  });

  it('removes a collection by its typed name, unless another one needs it', async () => {
    await define({ key: 'parts', name: 'Parts', fields: [{ key: 'name', type: 'text' }] });
    await define({ key: 'orders', name: 'Orders', fields: [{ key: 'part', type: 'reference', target: 'parts' }] });
    const { id: part } = (await add('parts', { name: 'p' })).json.data;
    await add('orders', { part });
    const remove = (key: string, name: string, by = owner) => by.post(`${app}/collection/${key}/remove`, { name });
    expect((await remove('parts', 'Parts')).status).toBe(409);
    expect((await remove('orders', 'orders')).json.errors).toHaveProperty('name');
    expect((await remove('orders', 'Orders', member)).status).toBe(403);
    expect((await remove('orders', 'Orders')).status).toBe(200);
    expect((await owner.get(`${data}/orders`)).status).toBe(404);
    expect((await owner.send(`${data}/parts?ids=${part}`, { method: 'DELETE' })).json.data).toEqual({ removed: 1 });
    // It keeps its key for as long as it can be restored.
    expect((await define({ key: 'orders', name: 'Orders' })).status).toBe(409);
  });

  it('gives members the rights of the collection, and outsiders none', async () => {
    const rights = { read: 'member', write: 'admin', remove: 'admin' };
    await define({ key: 'prices', name: 'Prices', rights, fields: [{ key: 'name', type: 'text' }] });
    const { id } = (await add('prices', { name: 'one' })).json.data;
    expect(await list('prices', '', member)).toMatchObject({ total: 1, may: { write: false, remove: false } });
    expect(await list('prices')).toMatchObject({ may: { write: true, remove: true } });
    expect((await add('prices', { name: 'two' }, member)).status).toBe(403);
    expect((await patch('prices', id, { name: 'two' }, member)).status).toBe(403);
    expect((await member.send(`${data}/prices?ids=${id}`, { method: 'DELETE' })).status).toBe(403);
    await change('prices', { rights: { ...rights, read: 'admin' } });
    for (const path of ['prices', `prices/${id}`, 'prices/options', 'none'])
      expect((await member.get(`${data}/${path}`)).status).toBe(404);
    expect((await owner.get(`${data}/prices`)).status).toBe(200);
    // A platform administrator who is no member, another company, another app, a level without data.
    expect((await admin.get(`${data}/prices`)).status).toBe(403);
    expect((await owner.get('/api/company/acme/app/crm/data/prices')).status).toBe(403);
    expect((await server.visitor().get(`${data}/prices`)).status).toBe(401);
    for (const prefix of ['/api/data', '/api/company/globex/data'])
      expect((await owner.get(`${prefix}/prices`)).status).toBe(404);
    await owner.post('/api/company/globex/app', { name: 'Other', key: 'other' });
    const other = '/api/company/globex/app/other';
    expect((await owner.get(`${other}/data/prices/${id}`)).status).toBe(404);
    await owner.post(`${other}/collection`, { key: 'prices', name: 'Prices', fields: [{ key: 'name', type: 'text' }] });
    expect((await owner.get(`${other}/data/prices/${id}`)).status).toBe(404);
    expect((await owner.send(`${other}/data/prices?ids=${id}`, { method: 'DELETE' })).json.data).toEqual({
      removed: 0,
    });
    expect((await define({ name: 'x' }, member)).status).toBe(403);
  });
});
