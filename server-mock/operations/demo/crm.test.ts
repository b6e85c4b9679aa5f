import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../src/types/generated/contracts/apps.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { createDemoCrm } from './crm.ts';

const app = '/api/company/globex/app/crm';

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    const admin = await server.person('admin@example.com');
    await admin.post('/api/company/acme/app/crm/remove', { name: 'CRM' });
    await createDemoCrm(server.services);
  }, 60_000);

  it('leaves a company alone that has removed the app', async () => {
    const admin = await server.person('admin@example.com');
    expect((await admin.post('/api/company/acme/removed-app/crm')).status).toBe(200);
    expect((await admin.get<App>('/api/company/acme/app/crm')).json.data.pages).toEqual([]);
  });

  it('gives the demo app documents, and pages that the checker lets pass, once', async () => {
    const owner = await server.person('owner@example.com');
    const { pages } = (await owner.get<App>(app)).json.data;
    expect(pages.map(({ key, isHome }) => [key, isHome])).toEqual([
      ['overview', true],
      ['deals', false],
      ['customers', false],
      ['activities', false],
      ['phone', false],
      ['guide', false],
    ]);
    for (const { key } of pages)
      expect((await owner.get(`${app}/screen/page/${key}`)).json.data).toMatchObject({ layer: 'app', version: 1 });
    // Each says where it appears and can be previewed there, and its first version has a note in words.
    const about = await owner.get<object>(`${app}/screen/page/deals/about`);
    const address = '/company/globex/app/crm/deals';
    const preview = expect.stringContaining(`${address}?preview=`);
    expect(about.json.data).toMatchObject({ screen: { routes: [address] }, inForce: preview });
    const versions = await owner.get<{ items: object[] }>(`${app}/screen/page/deals/versions`);
    expect(versions.json.data.items).toMatchObject([{ note: 'New page' }]);
    const deals = await owner.get<{ items: object[] }>(
      `${app}/data/deals?stage=won&orderBy=due&orderDir=desc&perPage=1`,
    );
    expect(deals.json.data).toMatchObject({ total: 7, items: [{ stage: 'won', customerLabel: expect.any(String) }] });
    // Everybody reads it in their own language, wherever the server was started.
    const chinese = { 'accept-language': 'zh-CN' };
    const inChinese = await owner.get<App>(app, chinese);
    expect(pages.map(({ name }) => name).join()).toBe('Overview,Deals,Customers,Activities,On the go,How we sell');
    expect(inChinese.json.data.pages.map(({ name }) => name).join()).toBe('概览,商机,客户,跟进,外出,销售流程');
    const won = await owner.get(`${app}/data/deals?stage=won&perPage=1`, chinese);
    expect(won.json.data['items']).toMatchObject([
      { stageLabel: '赢单', productLabel: expect.stringMatching(/^\p{Script=Han}+$/u) },
    ]);
    const guides = await Promise.all([{}, chinese].map((headers) => owner.get(`${app}/page/guide/text`, headers)));
    expect(guides.map(({ json }) => String(json.data['text']).slice(0, 4))).toEqual(['Welc', '欢迎使用']);
    const remove = await owner.send(`${app}/page/activities`, { method: 'DELETE' });
    expect(remove.status).toBe(200);
    await createDemoCrm(server.services);
    expect((await owner.get<App>(app)).json.data.pages).toHaveLength(5);
  });
});
