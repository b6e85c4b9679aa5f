import { beforeAll, expect, it } from 'vitest';
import type { App, FreeKey, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const apps = '/api/company/globex/app';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  let maker: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
    maker = await addMember(server, 'maker', 'globex');
  });

  const make = (body: object) => owner.post<{ key: string; proposal?: string }>(apps, body);
  const ask = async (query: string, by = owner) =>
    (await by.get<FreeKey>(`/api/company/globex/free-app-key?${query}`)).json.data;

  it('says while a key is typed whether it is free, and proposes one', async () => {
    await make({ name: 'Stock', key: 'stock' });
    expect(await ask('key=Garden')).toEqual({
      ...{ asked: 'Garden', key: 'garden', isFree: true, problem: '', proposal: 'garden' },
    });
    expect(await ask('key=STOCK')).toMatchObject({ key: 'stock', problem: 'taken', proposal: 'stock-2' });
    expect(await ask('key=Settings')).toMatchObject({ isFree: false, problem: 'reserved', proposal: 'settings-2' });
    expect(await ask('key=1%20st')).toMatchObject({ isFree: false, problem: 'wrong', proposal: 'st' });
    expect(await ask('name=Stock&key=')).toMatchObject({ key: 'stock', problem: 'taken', proposal: 'stock-2' });
    expect(await ask('')).toMatchObject({ key: '', problem: '', proposal: '' });
    expect((await member.get('/api/company/globex/free-app-key?key=a')).status).toBe(403);
  });

  it('makes the key that it has shown for a name, also for one without Latin letters', async () => {
    for (const name of ['Warm room', '仓库', '仓库']) {
      const { proposal } = await ask(`name=${encodeURIComponent(name)}`);
      expect((await make({ name })).json.data.key).toBe(proposal);
    }
  });

  it('says the same of the key of a new page, and gives a word of the platform a number', async () => {
    await make({ name: 'Pages', key: 'with-pages' });
    const app = `${apps}/with-pages`;
    const add = (body: object) => owner.post<{ key: string; proposal: string }>(`${app}/page`, body);
    const free = async (query: string) => (await owner.get<FreeKey>(`${app}/free-page-key?${query}`)).json.data;
    for (const key of ['screens-2', 'screens-3']) {
      expect((await free('name=Screens')).proposal).toBe(key);
      expect((await add({ name: 'Screens' })).json.data.key).toBe(key);
    }
    expect(await free('key=SCREENS-2')).toMatchObject({ problem: 'taken', proposal: 'screens-2-2' });
    expect(await free('key=people')).toMatchObject({ problem: 'reserved', proposal: 'people-2' });
    for (const [key, status, proposal] of [
      ['screens-2', 409, 'screens-2-2'],
      ['People', 422, 'people-2'],
    ] as const) {
      const refused = await add({ name: 'Other', key });
      expect([refused.status, refused.json.data.proposal]).toEqual([status, proposal]);
    }
    expect((await member.get(`${app}/free-page-key?key=a`)).status).toBe(403);
  });

  it('answers a clash with a key that is free', async () => {
    const key = `${'long-'.repeat(7)}abcde`;
    await make({ name: 'Long', key });
    for (const [wish, status, proposal] of [
      ['Stock', 409, 'stock-2'],
      ['SCREENS', 422, 'screens-2'],
      [key, 409, `${key.slice(0, 36)}-2`],
    ] as const) {
      const refused = await make({ name: 'Other', key: wish });
      expect([refused.status, refused.json.data.proposal]).toEqual([status, proposal]);
      expect((await make({ name: 'Other', key: proposal })).status).toBe(200);
    }
    const answers = await Promise.all(['Twin', 'twin', 'TWIN'].map((each) => make({ name: 'Twin', key: each })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.json.data.proposal).toBe('twin-2');
  });

  it('keeps the type of an app, which is 1 without a choice', async () => {
    for (const type of [3, 4]) {
      const refused = await make({ name: `Type ${type}`, type });
      expect([refused.status, refused.json.errors?.['type']]).toEqual([422, expect.stringContaining('Choose another')]);
    }
    server.services.config.featureFlag.quickApp = true;
    for (const type of [1, 2, 3, 4]) await make({ name: `Type ${type}`, key: `type-${type}`, type });
    const { items } = (await owner.get<ListAppsAnswer>(apps)).json.data;
    const typeOf = (key: string) => items.find((app) => app.key === key)?.type;
    expect(['stock', 'type-1', 'type-2', 'type-3', 'type-4'].map(typeOf)).toEqual([1, 1, 2, 3, 4]);
    expect((await owner.post(`${apps}/type-2`, { type: 1 })).status).toBe(422);
    expect((await make({ name: 'Type 5', type: 5 })).status).toBe(422);
  });

  it('lets people read an archived app and lets nobody build in it', async () => {
    const app = `${apps}/shelf`;
    await make({ name: 'Shelf', key: 'shelf' });
    await owner.post(`${app}/page`, { name: 'Plan' });
    await owner.post(`${app}/member/${demoId('maker@example.com')}`, { level: 'designer', roles: [] });
    const archive = (isArchived: boolean, by = owner) => by.post(`${app}/archive`, { isArchived });
    expect([(await archive(true, member)).status, (await archive(true, maker)).status]).toEqual([403, 403]);
    expect((await archive(true)).status).toBe(200);
    const read = async (by: Person) => (await by.get<App>(app)).json.data;
    expect(await read(owner)).toMatchObject({ isArchived: true, mayBuild: false, mayManage: true });
    const desk = (await member.get<ListAppsAnswer>(apps)).json.data.items;
    expect(desk.find(({ key }) => key === 'shelf')).toMatchObject({ isArchived: true });
    expect((await member.get(`${app}/screen/page/plan`)).status).toBe(200);
    const file = (await owner.get(`${app}/export`)).text;
    expect(file).toContain('pagewright.app');
    const schema = { type: 'page', title: 'Plan', body: [] };
    const build = async (by: Person) => [
      await by.post(app, { name: 'Other' }),
      await by.post(`${app}/page`, { name: 'Other' }),
      await by.post(`${app}/page/plan`, { name: 'Other' }),
      await by.send(`${app}/page/plan`, { method: 'DELETE' }),
      await by.post(`${app}/collection`, { name: 'Goods', key: 'goods', fields: [] }),
      await by.post(`${app}/screen/page/plan/draft`, { schema }),
      await by.post(`${app}/screen/page/plan/publish`, { schema, note: 'x' }),
    ];
    for (const by of [owner, maker])
      expect((await build(by)).map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409, 409]);
    expect((await build(member)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    await archive(false);
    expect(await read(maker)).toMatchObject({ isArchived: false, mayBuild: true });
    expect((await maker.post(`${app}/page`, { name: 'Other' })).status).toBe(200);
  });
});
