import { beforeAll, expect, it } from 'vitest';
import type { App, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const apps = '/api/company/globex/app';

onOneEngine((engine) => {
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

  const make = (body: object) => owner.post<{ key: string; redirect: string }>(apps, body);
  const read = async (key: string, by = owner) => (await by.get<App>(`${apps}/${key}`)).json.data;
  const page = (app: string, body: object) => owner.post<{ key: string; editor: string }>(`${apps}/${app}/page`, body);

  it('makes an app, lists it, and notes who did it', async () => {
    const made = await make({ name: ' Field Service ', description: 'Visits', companyKey: 'globex' });
    expect(made.json.data).toEqual({ key: 'field-service', redirect: '/company/globex/app/field-service' });
    const { json } = await member.get<ListAppsAnswer>(apps);
    expect(json.data.items[0]).toMatchObject({ key: 'field-service', name: 'Field Service', type: 1, pages: 0 });
    expect(await read('field-service')).toMatchObject({ mayBuild: true, pages: [], description: 'Visits' });
    expect((await auditOf(server.services, demoId('company:globex'))).at(-1)).toMatchObject({ action: 'app.created' });
    const again = await make({ name: 'Field service' });
    expect(again.json.data.key).toBe('field-service-2');
    expect((await make({ name: '外勤' })).json.data.key).toMatch(/^app-[0-9a-f]{8}$/);
  });

  it('refuses keys that are in use, reserved or malformed, and says at which field', async () => {
    expect((await make({ name: 'A', key: 'Stock' })).json.data.key).toBe('stock');
    for (const [key, status] of [
      ['stock', 409],
      ['STOCK', 409],
      ['screens', 422],
      ['1st', 422],
      ['a/b', 422],
    ] as const) {
      const refused = await make({ name: 'B', key });
      expect([key, refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([key, status, ['key']]);
    }
    expect((await make({ name: '   ' })).status).toBe(422);
    expect((await make({ name: 'C', logo: 'https://elsewhere.example/p.png' })).status).toBe(422);
  });

  it('keeps names of apps and pages as one line without characters that nobody sees', async () => {
    await make({ name: 'Sto\u202ecks\u200b', key: 'stocks' });
    await page('stocks', { name: 'Pl\u2066an\n', key: 'plan' });
    await page('stocks', { name: 'List', key: 'list' });
    await owner.post(`${apps}/stocks/page/list`, { name: 'Go\u202eods\u2028' });
    const before = await read('stocks');
    expect([before.name, ...before.pages.map(({ name }) => name)]).toEqual(['Stocks', 'Plan', 'Goods']);
    await owner.post(`${apps}/stocks`, { name: '\u2069Shelves\n' });
    expect((await read('stocks')).name).toBe('Shelves');
    const name = '\u200b\u202e';
    for (const path of ['', '/stocks', '/stocks/page', '/stocks/page/plan'])
      expect([path, (await owner.post(apps + path, { name })).status]).toEqual([path, 422]);
  });

  it('gives one of many who ask for a key at once the key, and the others a clear answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => make({ name: 'At once', key: 'at-once' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('lets nobody but the owner and administrators build, and shows apps to members alone', async () => {
    await make({ name: 'Ours', key: 'ours' });
    for (const [path, body] of [
      [apps, { name: 'X' }],
      [`${apps}/ours`, { name: 'X' }],
      [`${apps}/ours/page`, { name: 'X' }],
    ] as const)
      for (const person of [member, admin]) expect((await person.post(path, body)).status).toBe(403);
    expect((await admin.get(apps)).status).toBe(403);
    expect((await admin.get(`${apps}/ours`)).status).toBe(403);
    expect((await owner.get('/api/company/acme/app')).status).toBe(403);
    expect((await read('ours', member)).mayBuild).toBe(false);
  });

  it('moves a page to a place among the others', async () => {
    await make({ name: 'Moved', key: 'moved' });
    for (const name of ['One', 'Two', 'Three']) await page('moved', { name });
    const moved = async (key: string, place: number) => {
      const { status } = await owner.post(`${apps}/moved/page/${key}`, { place });
      return [status, (await read('moved')).pages.map((each) => each.key).join()];
    };
    expect(await moved('three', 1)).toEqual([200, 'one,three,two']);
    expect(await moved('one', 99)).toEqual([200, 'three,two,one']);
    expect(await moved('one', 0)).toEqual([200, 'one,three,two']);
    expect(await moved('none', 0)).toEqual([404, 'one,three,two']);
    expect((await moved('one', -1))[0]).toBe(422);
    expect((await member.post(`${apps}/moved/page/one`, { place: 2 })).status).toBe(403);
  });

  it('keeps pages inside of pages, with icons', async () => {
    await make({ name: 'Tree', key: 'tree' });
    for (const body of [
      { name: 'A', key: 'a', icon: 'star' },
      { name: 'B', key: 'b', parent: 'a' },
      { name: 'C', key: 'c', parent: 'b' },
      { name: 'D', key: 'd' },
    ])
      expect((await page('tree', body)).status).toBe(200);
    const tree = async (by = owner) =>
      (await read('tree', by)).pages.map(({ key, path, hasPages, icon }) => [key, path.length, hasPages, icon]);
    expect(await tree()).toEqual([
      ['a', 0, true, 'star'],
      ['b', 1, true, ''],
      ['c', 2, false, ''],
      ['d', 0, false, ''],
    ]);
    const change = async (key: string, body: object) => {
      const { status, json } = await owner.post(`${apps}/tree/page/${key}`, body);
      return [status, Object.keys((json as { errors?: object }).errors ?? {}).join()];
    };
    expect((await page('tree', { name: 'E', key: 'e', parent: 'c' })).status).toBe(409);
    expect((await page('tree', { name: 'E', key: 'e', parent: 'none' })).status).toBe(404);
    expect((await owner.get(`${apps}/tree/screen/page/e`)).status).toBe(404);
    expect(await change('a', { parent: 'c' })).toEqual([409, 'parent']);
    expect(await change('d', { parent: 'c', name: 'Not kept' })).toEqual([409, 'parent']);
    expect(await change('d', { icon: 'unknown' })).toEqual([422, 'icon']);
    expect((await read('tree')).pages[3]).toMatchObject({ name: 'D' });
    expect(await change('d', { parent: 'a', place: 0, icon: 'bell' })).toEqual([200, '']);
    expect((await tree()).slice(0, 2)).toEqual([
      ['a', 0, true, 'star'],
      ['d', 1, false, 'bell'],
    ]);
    await change('b', { isHidden: true });
    expect((await tree(member)).map(([key]) => key)).toEqual(['a', 'd']);
    // The page inside of a removed one takes its place.
    expect((await owner.send(`${apps}/tree/page/b`, { method: 'DELETE' })).status).toBe(200);
    expect((await tree(member)).map(([key, depth]) => [key, depth])).toEqual([
      ['a', 0],
      ['d', 1],
      ['c', 1],
    ]);
    const copy = await page('tree', { name: 'Copy', copyOf: 'd' });
    expect((await read('tree')).pages.find(({ key }) => key === copy.json.data.key)).toMatchObject({
      path: ['a'],
      icon: 'bell',
    });
  });

  it('copies what is published of a page, under another name', async () => {
    await make({ name: 'Copies', key: 'copies' });
    await page('copies', { name: 'First' });
    const schema = { type: 'page', title: 'First', body: [{ type: 'tpl', tpl: 'Published' }] };
    await owner.post(`${apps}/copies/screen/page/first/publish`, { schema });
    const draft = { ...schema, body: [{ type: 'tpl', tpl: 'Draft' }] };
    await owner.post(`${apps}/copies/screen/page/first/draft`, { schema: draft });
    expect((await page('copies', { name: 'Second', copyOf: 'first' })).json.data.key).toBe('second');
    const copy = await member.get<{ schema: object }>(`${apps}/copies/screen/page/second`);
    expect(copy.json.data.schema).toMatchObject({ title: 'Second', body: [{ tpl: 'Published' }] });
    const unknown = await page('copies', { name: 'Third', copyOf: 'none' });
    expect([unknown.status, Object.keys(unknown.json.errors ?? {})]).toEqual([404, ['copyOf']]);
  });

  it('publishes a new page, shows it to members, orders, hides, renames and removes pages', async () => {
    await make({ name: 'Pages', key: 'paged' });
    for (const name of ['One', 'Two', 'Three']) expect((await page('paged', { name })).status).toBe(200);
    const { json } = await page('paged', { name: 'Two' });
    const place = '/company/globex/app/paged';
    const editor = `${place}/screens/page/two-2/edit?from=${place}/two-2`;
    expect(json.data).toMatchObject({ key: 'two-2', editor });
    const shown = await member.get<{ schema: object; layer: string }>(`${apps}/paged/screen/page/two`);
    expect(shown.json.data).toMatchObject({ layer: 'app', schema: { type: 'page', title: 'Two' } });
    const keys = async (by = owner) => (await read('paged', by)).pages.map(({ key }) => key);
    await owner.post(`${apps}/paged/page/three`, { place: 0 });
    expect(await keys()).toEqual(['three', 'one', 'two', 'two-2']);
    for (const [key, place] of [
      ['two', 0],
      ['one', 1],
    ] as const)
      await owner.post(`${apps}/paged/page/${key}`, { place });
    expect(await keys()).toEqual(['two', 'one', 'three', 'two-2']);
    await owner.post(`${apps}/paged/page/two`, { isHidden: true, name: 'Second' });
    expect(await keys(member)).toEqual(['one', 'three', 'two-2']);
    expect((await read('paged')).pages[0]).toMatchObject({ name: 'Second', isHidden: true, isHome: false });
    await owner.post(`${apps}/paged`, { homePage: 'three' });
    expect((await read('paged', member)).pages.find(({ isHome }) => isHome)?.key).toBe('three');
    const homeOnDesk = async () =>
      (await member.get<ListAppsAnswer>(apps)).json.data.items.find(({ key }) => key === 'paged')?.homePage;
    expect(await homeOnDesk()).toBe('three');
    const remove = () => owner.send(`${apps}/paged/page/three`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await member.get(`${apps}/paged/screen/page/three`)).status).toBe(404);
    expect((await read('paged', member)).pages.map(({ key, isHome }) => [key, isHome])).toEqual([
      ['one', false],
      ['two-2', false],
    ]);
    expect(await homeOnDesk()).toBe('');
    expect((await owner.post(`${apps}/paged`, { homePage: 'gone' })).status).toBe(404);
  });

  it('makes a page of a collection, in the words of who makes it, and publishes nothing for an unknown one', async () => {
    await make({ name: 'Sales', key: 'sales' });
    const fields = [{ key: 'title', type: 'text', label: 'Title', searched: true }];
    await owner.post(`${apps}/sales/collection`, { name: 'Deals', key: 'deals', fields });
    const made = await page('sales', { name: 'All deals', collection: 'deals' });
    expect(made.json.data.key).toBe('all-deals');
    const { json } = await member.get<{ schema: object }>(`${apps}/sales/screen/page/all-deals`);
    expect(json.data.schema).toMatchObject({
      title: 'All deals',
      body: { type: 'crud', api: `get:${apps}/sales/data/deals`, columns: [{ name: 'title' }, { type: 'operation' }] },
    });
    const again = { name: 'Again', collection: 'deals' };
    for (const [locale, word] of [
      ['en-US', 'Remove selected'],
      ['zh-CN', '移除所选'],
    ] as const) {
      const { key } = (await owner.post(`${apps}/sales/page`, again, { 'accept-language': locale })).json.data;
      expect((await member.get(`${apps}/sales/screen/page/${key}`)).text).toContain(word);
    }
    const refused = await page('sales', { name: 'None', collection: 'none' });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([404, ['collection']]);
    expect((await member.get(`${apps}/sales/screen/page/none`)).status).toBe(404);
  });

  it('publishes nothing over a screen that is there already', async () => {
    await make({ name: 'Kept', key: 'kept' });
    const screen = `${apps}/kept/screen/page/plan`;
    await owner.post(`${screen}/publish`, { schema: { type: 'page', title: 'Plan', body: 'Ours' }, note: 'first' });
    expect((await page('kept', { name: 'Plan' })).status).toBe(200);
    expect((await owner.get<{ schema: object }>(screen)).json.data.schema).toMatchObject({ body: 'Ours' });
    await owner.send(screen, { method: 'DELETE' });
    expect((await owner.send(`${apps}/kept/page/plan`, { method: 'DELETE' })).status).toBe(200);
    expect((await read('kept')).pages).toEqual([]);
  });

  it('takes an app away from everybody once its name is typed, and takes it back with its pages', async () => {
    await make({ name: 'Old stock', key: 'old' });
    await page('old', { name: 'Goods' });
    const remove = (name: string, by = owner) => by.post(`${apps}/old/remove`, { name });
    expect((await remove('Old stock', member)).status).toBe(403);
    expect((await remove('old')).json.errors).toHaveProperty('name');
    expect((await remove('Old stock')).status).toBe(200);
    const keys = async () => (await member.get<ListAppsAnswer>(apps)).json.data.items.map(({ key }) => key);
    expect(await keys()).not.toContain('old');
    for (const path of ['', '/screen/page/goods']) expect((await member.get(`${apps}/old${path}`)).status).toBe(403);
    expect((await remove('Old stock')).status).toBe(403);
    expect((await make({ name: 'New', key: 'old' })).status).toBe(409);
    const removed = '/api/company/globex/removed-app';
    expect((await member.get(removed)).status).toBe(403);
    expect((await owner.get<{ items: object[] }>(removed)).json.data.items).toMatchObject([{ key: 'old' }]);
    expect((await member.post(`${removed}/old`)).status).toBe(403);
    expect((await owner.post(`${removed}/old`)).json.data).toEqual({ redirect: '/company/globex/app/old' });
    expect((await owner.post(`${removed}/old`)).status).toBe(404);
    expect(await keys()).toContain('old');
    expect((await read('old', member)).pages).toHaveLength(1);
  });
});
