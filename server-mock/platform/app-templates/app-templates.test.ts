import { beforeAll, expect, it } from 'vitest';
import type { ListAppTemplatesAnswer, Template } from '../../../src/types/generated/contracts/app-templates.ts';
import type { App, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const globex = '/api/company/globex';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });
  const visitor = () => server.visitor();
  const listed = async () => (await visitor().get<ListAppTemplatesAnswer>('/api/apptemplate/list')).json.data.items;
  const uses = async (id: string) => (await listed()).find((template) => template.id === id)?.installTimes;

  it('shows the templates to everybody, in the language of the reader', async () => {
    expect(await listed()).toContainEqual(expect.objectContaining({ id: 'crm', name: 'CRM', previewKey: 'crm' }));
    const read = (locale: string) => visitor().get<Template>('/api/apptemplate/crm', { 'accept-language': locale });
    expect((await read('en-US')).json.data.detail).toContain('What it does');
    expect((await read('zh-CN')).json.data.detail).toContain('能做什么');
    expect((await visitor().get('/api/apptemplate/none')).status).toBe(404);
    const shown = (id: string) => visitor().get(`/template/${id}`, { accept: 'text/html' });
    const statuses = await Promise.all(['crm', 'none', 'list'].map(async (id) => (await shown(id)).status));
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('makes an app of a template, counts it once and leads to the desk', async () => {
    const before = await uses('crm');
    const body = { templateId: 'crm', name: 'Our customers', key: 'ours', description: 'For sales' };
    const { json } = await owner.post<{ key: string; redirect: string }>(`${globex}/app`, body);
    expect(json).toMatchObject({ status: 0, data: { key: 'ours', redirect: '/company/globex/app' } });
    const { pages, name, description } = (await owner.get<App>(`${globex}/app/ours`)).json.data;
    expect([name, description, pages.length]).toEqual(['Our customers', 'For sales', 6]);
    expect((await owner.get(`${globex}/app/ours/data/deals`)).json.data).toMatchObject({ total: 0 });
    const { logo } = (await owner.get<App>(`${globex}/app/ours`)).json.data;
    expect((await visitor().get(logo)).headers.get('content-type')).toBe('image/webp');
    expect((await owner.post(`${globex}/app/ours`, { logo })).status).toBe(200);
    const page = (await owner.get(`${globex}/app/ours/screen/page/overview`)).text;
    expect(page).toContain('/api/company/globex/app/ours/data/deals');
    expect(await uses('crm')).toBe(before! + 1);
    expect((await owner.post(`${globex}/app`, body)).status).toBe(409);
    expect((await owner.post(`${globex}/app`, { ...body, key: 'other', templateId: 'none' })).status).toBe(404);
    expect(await uses('crm')).toBe(before! + 1);
  });

  it('shows a running copy to everybody, which nobody changes', async () => {
    const { status, headers } = await visitor().get('/template/crm-dev', { accept: 'text/html' });
    const address = headers.get('location')!;
    expect([status, address]).toEqual([
      302,
      expect.stringMatching(/^\/company\/template-previews\/app\/crm-\w+\/overview$/),
    ]);
    expect((await visitor().get('/template/crm-dev', { accept: 'text/html' })).headers.get('location')).toBe(address);
    const app = `/api${address.replace('/overview', '')}`;
    for (const person of [visitor(), owner]) {
      const answer = await person.get(address, { accept: 'text/html' });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Overview')]);
      expect((await person.get<App>(app)).json.data).toMatchObject({ name: 'CRM', mayBuild: false, mayManage: false });
      expect((await person.get(`${app}/data/deals`)).json.data).toMatchObject({ total: 28 });
      expect((await person.get(`${app}/data/deals/totals?by=stage`)).status).toBe(200);
      const refused = await person.post(`${app}/data/customers`, { name: 'X' });
      expect([refused.status, refused.json.msg]).toEqual([403, expect.stringContaining('preview')]);
      for (const path of [`${app}/export`, `${app}/data/deals/export`, '/api/company/template-previews/app'])
        expect((await person.get(path)).status).toBe(403);
    }
    expect((await visitor().get('/template/none-dev', { accept: 'text/html' })).status).toBe(404);
    const desk = (await owner.get<ListAppsAnswer>(`${globex}/app`)).json.data;
    expect(desk.items.map(({ key }) => key)).not.toContain(expect.stringMatching(/^crm-/));
  });
});
