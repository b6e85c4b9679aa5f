import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListAppTemplatesAnswer, Template } from '../../../src/types/generated/contracts/app-templates.ts';
import type { App, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import type { ListThemesAnswer } from '../../../src/types/generated/contracts/themes.ts';
import type { ListWidgetTemplatesAnswer } from '../../../src/types/generated/contracts/widget-templates.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { HOSTILE_HTML } from '../../../tests/support/hostile-html.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const acme = '/api/company/acme';
const globex = '/api/company/globex';
const managed = '/api/admin/apptemplate';

/** Tags, and the attributes in them, that could do something. */
const ACTIVE =
  /<(?:script|svg|iframe|object|embed|form|body|math|style|base|meta|template|video|input|button)|<[^>]*(?:\son\w+|javascript|url\()/i;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin', 'owner'].map(server.person))) as [Person, Person];
    const app = `${globex}/app/shop`;
    const made = [
      await owner.post(`${globex}/app`, { name: 'Shop', key: 'shop' }),
      await owner.post(`${app}/collection`, { name: 'Goods', key: 'goods', fields: [{ key: 'name', type: 'text' }] }),
      await owner.post(`${app}/data/goods`, { name: 'Secret' }),
      await owner.post(`${app}/page`, { name: 'Goods', key: 'goods', collection: 'goods' }),
    ];
    const group = await owner.post<{ id: number }>(`${app}/widgetTemplate/group/create`, { name: 'Cards' });
    const card = { name: 'Card', type: group.json.data.id, widgetType: 1 };
    made.push(await owner.post(`${app}/widgetTemplate/create`, card));
    const theme = await owner.post<{ id: number }>(`${app}/theme`, { name: 'Sea', from: 'cxd' });
    made.push(await owner.post(`${app}/theme/choose`, { theme: String(theme.json.data.id) }));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  });
  const source = { companyKey: 'globex', appKey: 'shop' };
  const publish = (body: object, by = admin) => by.post<Template>(managed, { ...source, name: 'Web shop', ...body });
  const listed = async () => (await owner.get<ListAppTemplatesAnswer>('/api/apptemplate/list')).json.data.items;

  it('publishes an app with pages, theme and widget templates, and without documents', async () => {
    expect((await publish({})).json.data).toMatchObject({ id: 'web-shop', previewKey: 'web-shop', installTimes: 0 });
    const body = { templateId: 'web-shop', name: 'Our shop', key: 'our-shop' };
    expect((await admin.post(`${acme}/app`, body)).json.data).toMatchObject({ key: 'our-shop' });
    const app = `${acme}/app/our-shop`;
    expect((await admin.get<App>(app)).json.data.pages).toMatchObject([{ key: 'goods' }]);
    expect((await admin.get(`${app}/data/goods`)).json.data).toMatchObject({ total: 0 });
    const widgets = await admin.get<ListWidgetTemplatesAnswer>(`${app}/widgetTemplate/list?keywords=card`);
    expect(widgets.json.data.items).toContainEqual(expect.objectContaining({ name: 'Card', isOwn: true }));
    const { items, chosen } = (await admin.get<ListThemesAnswer>(`${app}/theme`)).json.data;
    expect(items[0]).toMatchObject({ name: 'Sea', isOwn: true, isChosen: true });
    expect(chosen).toBe(String(items[0]!.id));
    expect(JSON.stringify(await (await admin.get(`${app}/export`)).json)).not.toContain('/globex/');
    expect((await listed()).find(({ id }) => id === 'web-shop')).toMatchObject({ installTimes: 1 });
  });

  it('shows a new preview once the template is changed, and none once it is withdrawn', async () => {
    const preview = async () =>
      (await owner.get('/template/web-shop-dev', { accept: 'text/html' })).headers.get('location');
    const first = await preview();
    await owner.post(`${globex}/app/shop/page`, { name: 'Notes', key: 'notes' });
    const change = (body: object) => admin.post(`${managed}/web-shop`, { name: 'Shop of goods', ...body });
    expect((await change({})).status).toBe(200);
    expect(await preview()).toBe(first);
    expect((await change(source)).status).toBe(200);
    const second = await preview();
    expect(second).not.toBe(first);
    expect((await server.visitor().get<App>(`/api${second!.replace(/\/goods$/, '')}`)).json.data.pages).toHaveLength(2);
    expect((await admin.send(`${managed}/web-shop`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.get('/template/web-shop-dev', { accept: 'text/html' })).status).toBe(404);
    expect((await owner.get('/api/apptemplate/web-shop')).status).toBe(404);
    expect((await admin.get<App>(`${acme}/app/our-shop`)).status).toBe(200);
  });

  it.each([
    [{ key: 'crm' }, 409],
    [{ key: 'shop-dev' }, 422],
    [{ key: 'list' }, 422],
    [{ appKey: 'none' }, 404],
    [{ name: '\u200b' }, 422],
    [{ logo: 'https://example.com/x.png' }, 422],
    [{ screenshot: ['https://example.com/x.png'] }, 422],
  ])('refuses %j', async (body, status) => {
    expect((await publish(body)).status).toBe(status);
  });

  it('leaves shipped templates as they are', async () => {
    expect((await admin.post(`${managed}/crm`, { name: 'X' })).status).toBe(409);
    expect((await admin.send(`${managed}/crm`, { method: 'DELETE' })).status).toBe(409);
  });

  it('keeps own pictures in the details, and none of other sites', async () => {
    const pictures = [
      '/api/upload/a.webp',
      'https://example.com/a.png',
      '//example.com/a.png',
      'data:image/png;base64,AA',
    ];
    const detail = pictures.map((src) => `<p>x<img src="${src}" /></p>`).join('');
    const { json } = await publish({ name: 'Pictures', detail });
    expect(json.data.detail).toBe(`<p>x<img src="${pictures[0]}" /></p>${'<p>x</p>'.repeat(3)}`);
  });

  it.each(HOSTILE_HTML)('makes %s in the details harmless', async (vector) => {
    const { json } = await publish({ name: 'Vector', detail: `<p>Before</p>${vector}<p>After</p>` });
    const { detail } = (await server.visitor().get<Template>(`/api/apptemplate/${json.data.id}`)).json.data;
    expect(detail).toContain('Before');
    expect(detail).not.toMatch(ACTIVE);
    await admin.send(`${managed}/${json.data.id}`, { method: 'DELETE' });
  });

  describe('who may', () => {
    it('use a template: owner and administrators of the company; publish one: platform administrators', async () => {
      const people = {
        visitor: server.visitor(),
        outsider: await addMember(server, 'outsider', 'acme'),
        member: await addMember(server, 'plain', 'globex'),
        designer: await addMember(server, 'designer', 'globex'),
        admin: await addMember(server, 'second', 'globex', 'admin'),
        owner,
        superAdmin: admin,
      };
      await owner.post(`${globex}/app/shop/member/${demoId('designer@example.com')}`, { level: 'designer', roles: [] });
      const answers: Record<string, number[]> = {};
      for (const [name, person] of Object.entries(people)) {
        answers[name] = [
          (await person.get('/api/apptemplate/list')).status,
          (await person.get('/api/apptemplate/crm')).status,
          (await person.post(`${globex}/app`, { templateId: 'crm', name })).status,
          (await person.get(managed)).status,
          (await person.get(`${managed}-app/globex`)).status,
          (await publish({ name }, person)).status,
          (await person.post(`${managed}/${name.toLowerCase()}`, { name })).status,
          (await person.send(`${managed}/${name.toLowerCase()}`, { method: 'DELETE' })).status,
        ];
      }
      const read = [200, 200];
      expect(answers).toEqual({
        visitor: [...read, 401, 401, 401, 401, 401, 401],
        outsider: [...read, 403, 403, 403, 403, 403, 403],
        member: [...read, 403, 403, 403, 403, 403, 403],
        designer: [...read, 403, 403, 403, 403, 403, 403],
        admin: [...read, 200, 403, 403, 403, 403, 403],
        owner: [...read, 200, 403, 403, 403, 403, 403],
        superAdmin: [...read, 403, 200, 200, 200, 200, 200],
      });
    });
  });

  it('leaves nothing of an app whose maker is gone before the end', async () => {
    const uses = async () => (await listed()).find(({ id }) => id === 'crm')!.installTimes;
    const before = await uses();
    const { screens } = server.services;
    const publishAll = screens.publishAll;
    const sockets: Socket[] = [];
    server.app.server.on('connection', (socket) => sockets.push(socket));
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...owner.headers, cookie, 'content-type': 'application/json' };
    const call = request(`${server.base}${globex}/app`, { method: 'POST', headers, agent: false });
    call.on('error', () => undefined);
    const ended = new Promise((resolve) => {
      screens.publishAll = async (...wish) => {
        call.destroy();
        const mine = sockets.at(-1)!;
        if (!mine.destroyed) await once(mine, 'close');
        return publishAll(...wish).finally(() => resolve(null));
      };
    });
    call.end(JSON.stringify({ templateId: 'crm', name: 'Cut', key: 'cut' }));
    await ended;
    screens.publishAll = publishAll;
    const { items } = (await owner.get<ListAppsAnswer>(`${globex}/app`)).json.data;
    expect(items.map(({ key }) => key)).not.toContain('cut');
    expect(await uses()).toBe(before);
    const again = await owner.post<{ key: string }>(`${globex}/app`, { templateId: 'crm', name: 'Cut', key: 'cut' });
    expect(again.json.data.key).toBe('cut');
  });
});
