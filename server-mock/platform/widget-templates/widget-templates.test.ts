import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CreateWidgetTemplateBody,
  GroupMade,
  ListWidgetTemplatesAnswer,
  Made,
  WidgetGroupsAnswer,
} from '../../../src/types/generated/contracts/widget-templates.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { packFile } from './amis-file/pack-file.ts';

const company = '/api/company/globex/widgetTemplate';
const app = '/api/company/globex/app/crm/widgetTemplate';
const platformPrefix = '/api/widgetTemplate';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let group: number;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    group = (await newGroup('Cards')).json.data.id;
  });

  const newGroup = (name: string, prefix = company, by = owner) =>
    by.post<GroupMade>(`${prefix}/group/create`, { name, description: 'd' });
  const create = (body: Partial<CreateWidgetTemplateBody>, prefix = company, by = owner) =>
    by.post<Made>(`${prefix}/create`, { name: 'Card', type: group, widgetType: 1, ...body });
  const list = async (query = '', prefix = company, by = owner) =>
    (await by.get<ListWidgetTemplatesAnswer>(`${prefix}/list${query}`)).json.data;
  const groups = async (query = '', prefix = company, by = owner) =>
    (await by.get<WidgetGroupsAnswer>(`${prefix}/group${query}`)).json.data;
  const remove = (id: number, prefix = company, by = owner) => by.send(`${prefix}/delete/${id}`, { method: 'DELETE' });
  const names = ({ items }: ListWidgetTemplatesAnswer) => items.map(({ name }) => name);
  const problem = ({ status, json }: Answer<unknown>) => [status, Object.keys(json.errors ?? {})];

  it('makes a template whose content is a published screen of its level', async () => {
    const { json } = await create({ name: 'Sign-in', description: ' What for ' });
    const { id, editor } = json.data;
    expect(editor).toBe(`/company/globex/widget-template/edit/${id}`);
    const [row] = (await list('?keywords=SIGN')).items;
    expect(row).toMatchObject({
      ...{ id, name: 'Sign-in', type: group, typeName: 'Cards', widgetType: 1, status: 1, description: 'What for' },
      ...{ appId: PLATFORM, level: 2, isOwn: true, copyName: 'Sign-in-01', editor },
    });
    const screen = await owner.get<{ layer: string; version: number }>(
      `/api/company/globex/screen/widget-template/${id}`,
    );
    expect(screen.json.data).toMatchObject({ layer: 'company', version: 1 });
    await remove(id);
    expect((await owner.get(`/api/company/globex/screen/widget-template/${id}`)).status).toBe(404);
    const left = await server.services.database.tenant(row!.companyId, (trx) =>
      trx.selectFrom('screen_version').select('version').where('screen_id', '=', `widget-template/${id}`).execute(),
    );
    expect(left).toEqual([]);
    const actions = (await auditOf(server.services, row!.companyId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['widget-template.created', 'widget-template.removed']));
  });

  describe('names', () => {
    it.each([
      ['1-a:b', 200],
      ['_x', 200],
      ['卡片', 200],
      ['abcdefghijkl', 200],
      ['abcdefghijklm', 422],
      ['-a', 422],
      [':a', 422],
      ['a b', 422],
      ['', 422],
    ])('of templates: %s is answered with %s', async (name, status) => {
      expect(problem(await create({ name }))).toEqual([status, status === 200 ? [] : ['name']]);
    });

    it.each([
      ['3D', 200, 422],
      ['_3-D', 200, 200],
      ['图表', 200, 200],
      ['-x', 422, 422],
      ['x:y', 422, 422],
      ['abcdefghi', 422, 422],
    ])(
      'of groups: %s is answered with %s where a group is made and %s where it is changed',
      async (name, made, changed) => {
        const other = (await newGroup('Other')).json.data.id;
        expect((await owner.post(`${company}/group/info/${other}`, { name })).status).toBe(changed);
        await owner.send(`${company}/group/delete/${other}`, { method: 'DELETE' });
        const answer = await newGroup(name);
        expect(answer.status).toBe(made);
        if (made !== 200) return;
        const { id } = answer.json.data;
        expect((await owner.post(`${company}/group/info/${id}`, { name, description: 'kept' })).status).toBe(200);
        await owner.send(`${company}/group/delete/${id}`, { method: 'DELETE' });
      },
    );

    it('are taken once at a level, and again at another one', async () => {
      expect((await create({ name: 'Once' })).status).toBe(200);
      expect(problem(await create({ name: 'ONCE' }))).toEqual([409, ['name']]);
      expect(problem(await newGroup('cards'))).toEqual([409, ['name']]);
      const other = (await newGroup('Cards', app)).json.data.id;
      expect((await create({ name: 'Once', type: other }, app)).status).toBe(200);
    });

    it('of copies are cut and counted up', async () => {
      const { id } = (await list('?keywords=abcdefghijkl')).items[0]!;
      const copy = async (of: number, body = {}) => (await owner.post<Made>(`${company}/copy/${of}`, body)).json.data;
      const first = await copy(id);
      expect(first.name).toBe('abcdefghi-01');
      expect((await list('?keywords=abcdefghijkl')).items[0]!.copyName).toBe('abcdefghi-02');
      expect((await copy(first.id)).name).toBe('abcdefghi-02');
      expect((await copy(id, { name: 'Free', widgetType: 1 })).name).toBe('Free');
      expect(problem(await owner.post(`${company}/copy/${id}`, { name: 'Free' }))).toEqual([409, ['name']]);
    });
  });

  it('refuses a group of another level, a picture of elsewhere, a fixed type and long texts at their fields', async () => {
    const { id } = (await create({ name: 'Fields' })).json.data;
    const foreign = (await newGroup('Inner', app)).json.data.id;
    const change = (body: object) => owner.post(`${company}/info/${id}`, body);
    expect(problem(await create({ name: 'A', type: foreign }))).toEqual([422, ['type']]);
    expect(problem(await create({ name: 'A', custom_preview_img: 'https://evil.example/a.png' }))).toEqual([
      422,
      ['custom_preview_img'],
    ]);
    expect(problem(await create({ name: 'A', description: 'x'.repeat(101) }))).toEqual([422, ['description']]);
    expect(problem(await change({ typeId: foreign }))).toEqual([422, ['typeId']]);
    expect(problem(await change({ widgetType: 0 }))).toEqual([422, ['widgetType']]);
    expect((await change({ id, name: 'Renamed', typeId: group, widgetType: 1, status: 0 })).status).toBe(200);
    expect((await list('?keywords=rename')).items).toMatchObject([{ id, name: 'Renamed', status: 0 }]);
    expect(names(await list('?keywords=fields'))).toEqual([]);
  });

  it('copies what the other template has published', async () => {
    const schema = { type: 'page', body: [{ type: 'tpl', tpl: 'Hello' }] };
    const { id } = (await create({ name: 'Shown', schema })).json.data;
    const copy = (await owner.post<Made>(`${company}/copy/${id}`, {})).json.data;
    const source = await owner.get<{ schema: object }>(`/api/company/globex/screen/widget-template/${copy.id}/source`);
    expect(source.json.data.schema).toEqual(schema);
  });

  it('offers the types that the level can use', async () => {
    expect(await groups()).toMatchObject({ mayCreate: [0, 1, 2], widgetType: 1 });
    expect(await groups('', app)).toMatchObject({ mayCreate: [0, 1], widgetType: 1 });
    expect(problem(await create({ widgetType: 3 }))).toEqual([422, ['widgetType']]);
    const { featureFlag } = server.services.config;
    featureFlag.quickApp = true;
    for (const [type, types, first] of [
      [2, [2], 2],
      [3, [4], 4],
      [4, [3], 3],
    ] as const) {
      await owner.post('/api/company/globex/app', { name: `Type ${type}`, key: `type-${type}`, type });
      const prefix = `/api/company/globex/app/type-${type}/widgetTemplate`;
      expect(await groups('', prefix)).toMatchObject({ mayCreate: types, widgetType: first });
      const inApp = (await newGroup('In', prefix)).json.data.id;
      expect((await create({ widgetType: first, type: inApp }, prefix)).status).toBe(200);
      expect((await create({ widgetType: 1, type: inApp }, prefix)).status).toBe(422);
    }
    expect((await groups()).mayCreate).toEqual([0, 1, 2, 3, 4]);
    featureFlag.quickApp = false;
  });

  describe('the list', () => {
    const prefix = '/api/company/globex/app/list/widgetTemplate';
    let tables: number;

    beforeAll(async () => {
      await owner.post('/api/company/globex/app', { name: 'List', key: 'list' });
      const charts = (await newGroup('Charts', prefix)).json.data.id;
      tables = (await newGroup('Tables', prefix)).json.data.id;
      for (const [at, name] of ['B1', 'a2', 'C3'].entries()) {
        server.later(1);
        await create({ name, type: at === 1 ? tables : charts, widgetType: at === 2 ? 0 : 1 }, prefix);
      }
      const b1 = (await list('?keywords=b1', prefix)).items[0]!;
      server.later(1);
      await owner.post(`${prefix}/info/${b1.id}`, { status: 0 });
    });

    const own = async (query: string) =>
      (await list(query, prefix)).items.filter(({ isOwn }) => isOwn).map(({ name }) => name);

    it.each([
      ['', ['C3', 'a2', 'B1']],
      ['?sortBy=name-asc', ['a2', 'B1', 'C3']],
      ['?sortBy=name-desc', ['C3', 'B1', 'a2']],
      ['?sortBy=createdAt-asc', ['B1', 'a2', 'C3']],
      ['?sortBy=createdAt-desc', ['C3', 'a2', 'B1']],
      ['?sortBy=updatedAt-asc', ['a2', 'C3', 'B1']],
      ['?sortBy=updatedAt-desc', ['B1', 'C3', 'a2']],
      ['?framework=amis', ['C3']],
      ['?framework=aipage&sortBy=name-asc', ['a2', 'B1']],
      ['?framework=uniapp', []],
      ['?status=0', ['B1']],
      ['?keywords=2&type=&framework=&status=', ['a2']],
    ])('answers %s', async (query, expected) => {
      expect(await own(query)).toEqual(expected);
    });

    it('has the templates of one group', async () => {
      expect(await own(`?type=${tables}`)).toEqual(['a2']);
    });

    it('takes no other order and no other framework', async () => {
      for (const query of ['?sortBy=id-asc', '?framework=vue', '?status=2'])
        expect((await owner.get(`${prefix}/list${query}`)).status).toBe(422);
    });

    it('has pages of 30 from page 1, and shows the last one where a page has become empty', async () => {
      const all = (await list('?perPage=100', prefix)).total;
      for (let count = all; count < 31; count += 1) await create({ name: `n${count}`, type: tables }, prefix);
      const first = await list('', prefix);
      expect([first.items.length, first.total, first.page]).toEqual([30, 31, 1]);
      const last = await list('?page=2', prefix);
      expect([last.items.length, last.page]).toEqual([1, 2]);
      const own = first.items.find(({ isOwn }) => isOwn)!;
      await remove(own.id, prefix);
      const shorter = await list('?page=2', prefix);
      expect([shorter.items.length, shorter.total, shorter.page]).toEqual([30, 30, 1]);
    });
  });

  describe('groups', () => {
    it('answer as a tree with counts, the own ones first, and say which one is open', async () => {
      const made = (await newGroup('Tree', app)).json.data.id;
      await create({ name: 'Leaf', type: made }, app);
      const { groups: items } = await groups(`?tplType=${made}`, app);
      expect(items.find(({ id }) => id === made)).toEqual({
        ...{
          id: made,
          name: 'Tree',
          names: {},
          description: 'd',
          count: 1,
          isUsed: true,
          isCurrent: true,
          isOwn: true,
        },
        ...{ widgetTplLevel: 3, companyId: expect.any(Number), appId: expect.any(Number), children: [] },
      });
      const levels = items.map(({ widgetTplLevel }) => widgetTplLevel);
      expect(levels).toEqual([...levels].sort((one, other) => other - one));
      expect(items.find(({ id }) => id === group)).toMatchObject({ isOwn: false, widgetTplLevel: 2, appId: PLATFORM });
      const { options } = (await owner.get<{ options: { value: number }[] }>(`${app}/group/current`)).json.data;
      expect(options.map(({ value }) => value)).toContain(made);
      expect(options.map(({ value }) => value)).not.toContain(group);
    });

    it('stay while templates are in them, and the refusal says how many', async () => {
      const { id } = (await newGroup('Used')).json.data;
      await create({ name: 'In-1', type: id });
      await create({ name: 'In-2', type: id });
      const { status, json } = await owner.send(`${company}/group/delete/${id}`, { method: 'DELETE' });
      expect([status, json.msg]).toEqual([409, expect.stringContaining('2')]);
    });

    it('are deleted, or get the template that is added at the same moment, and never both', async () => {
      for (let round = 0; round < 6; round += 1) {
        const { id } = (await newGroup('Race')).json.data;
        const [added, deleted] = await Promise.all([
          create({ name: `Race-${round}`, type: id }),
          owner.send(`${company}/group/delete/${id}`, { method: 'DELETE' }),
        ]);
        expect([
          [200, 409],
          [422, 200],
        ]).toContainEqual([added.status, deleted.status]);
        if (added.status === 200) await remove(added.json.data.id);
        await owner.send(`${company}/group/delete/${id}`, { method: 'DELETE' });
      }
    });
  });

  it('are called otherwise in each language, as long as somebody has said so', async () => {
    const file = await packFile([
      {
        ...{ name: 'Notice', description: 'News', group: { name: 'Pages' }, widgetType: 1, status: 1 },
        words: { 'zh-CN': { name: '通知横幅', description: '消息', group: { name: '页面' } } },
        ...{ schema: { type: 'page', body: [] }, pictures: {} },
      },
    ]);
    await owner.upload(`${app}/import`, file, 'words.amis');
    const read = async (locale: string) => {
      owner.headers['accept-language'] = locale;
      const [row] = (await list('?keywords=notice', app)).items;
      const { groups: found } = await groups('', app);
      delete owner.headers['accept-language'];
      return [row!.name, row!.description, row!.typeName, found.find((each) => each.id === row!.type)!.name];
    };
    expect(await read('en-US')).toEqual(['Notice', 'News', 'Pages', 'Pages']);
    expect(await read('zh-CN')).toEqual(['通知横幅', '消息', '页面', '页面']);
    expect((await list('?keywords=横幅', app)).total).toBe(1);
    const { id } = (await list('?keywords=notice', app)).items[0]!;
    owner.headers['accept-language'] = 'zh-CN';
    await owner.post(`${app}/info/${id}`, { name: '公告' });
    delete owner.headers['accept-language'];
    expect(await read('en-US')).toEqual(['Notice', 'News', 'Pages', 'Pages']);
    expect((await read('zh-CN'))[0]).toBe('公告');
    expect([(await list('?keywords=横幅', app)).total, (await list('?keywords=公告', app)).total]).toEqual([0, 1]);
    owner.headers['accept-language'] = 'en-US';
    await owner.post(`${app}/info/${id}`, { name: 'Notice', names: { 'zh-CN': '消息' } });
    expect((await read('zh-CN'))[0]).toBe('消息');
    expect((await owner.post(`${app}/info/${id}`, { names: { 'zh-CN': '-x' } })).status).toBe(422);
    await owner.post(`${app}/info/${id}`, { name: 'Elsewhere' });
    owner.headers['accept-language'] = 'en-US';
    const again = await owner.upload(`${app}/import`, file, 'words.amis');
    delete owner.headers['accept-language'];
    expect(again.json.data).toMatchObject({ created: ['Notice'], renamed: [], skipped: [] });
  });

  it('deletes several templates, all or none', async () => {
    const ids = await Promise.all(['Bulk-1', 'Bulk-2'].map(async (name) => (await create({ name })).json.data.id));
    const bulk = (these: readonly number[]) =>
      owner.send(`${company}/deletes/${these.join(',')}`, { method: 'DELETE' });
    expect((await bulk([...ids, 1])).status).toBe(404);
    expect((await list('?keywords=bulk')).total).toBe(2);
    expect((await bulk(ids)).json.data).toEqual({ count: 2 });
    expect((await list('?keywords=bulk')).total).toBe(0);
  });

  it('stay out of the list of screens and of the file of an app', async () => {
    const made = (await newGroup('Files', app)).json.data.id;
    await create({ name: 'In-app', type: made }, app);
    const read = async (path: string) => (await owner.get(`/api/company/globex/app/crm/${path}`)).text;
    for (const path of ['screen', 'screen/choices', 'export'])
      expect([path, (await read(path)).includes('widget-template')]).toEqual([path, false]);
  });

  it('keeps the platform templates apart from those of companies', async () => {
    const admin = await server.person('admin');
    const made = (await newGroup('Basic', platformPrefix, admin)).json.data.id;
    const { id, editor } = (await create({ name: 'Basic', type: made }, platformPrefix, admin)).json.data;
    expect(editor).toBe(`/platform/widget-template/edit/${id}`);
    expect((await list('', platformPrefix, admin)).items).toMatchObject([{ id, companyId: PLATFORM, level: 1 }]);
    expect((await list('?keywords=basic', app)).items).toMatchObject([
      { id, isOwn: false, editor: '', copyName: '', level: 1 },
    ]);
  });
});
