import { beforeAll, expect, it } from 'vitest';
import type { App, RemovedPagesAnswer } from '../../../src/types/generated/contracts/apps.ts';
import type { FindAnswer } from '../../../src/types/generated/contracts/find.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const app = '/api/company/globex/app/spoken';
const chinese = { 'accept-language': 'zh-CN' };

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    await owner.post('/api/company/globex/app', { name: 'Spoken', key: 'spoken' });
    await owner.post(`${app}/page`, { name: 'Deals', key: 'deals' });
    await owner.post(`${app}/page`, { name: 'Guide', key: 'guide', type: 2 });
  });

  const change = async (body: object, headers = {}) =>
    expect((await owner.post(`${app}/page/deals`, body, headers)).status).toBe(200);
  const nameIn = async (headers = {}) => (await owner.get<App>(app, headers)).json.data.pages[0]!.name;
  const found = async (keywords: string, headers = {}) => {
    const { json } = await owner.get<FindAnswer>(`/api/find?keywords=${encodeURIComponent(keywords)}`, headers);
    return json.data.found.filter(({ kind, app: place }) => kind === 'page' && place === 'Spoken');
  };

  it('names a page in the language of its reader, and finds it by either name', async () => {
    await change({ name: 'Deals', names: { 'zh-CN': '商机' } });
    expect([await nameIn(), await nameIn(chinese)]).toEqual(['Deals', '商机']);
    expect(await found('商机')).toMatchObject([{ name: 'Deals' }]);
    expect(await found('deals', chinese)).toMatchObject([{ name: '商机' }]);
  });

  it('changes the name in one language and keeps the other one', async () => {
    await change({ name: '销售' }, chinese);
    expect([await nameIn(), await nameIn(chinese)]).toEqual(['Deals', '销售']);
    await change({ icon: 'star' });
    await change({ names: { 'zh-CN': '商机' } });
    expect([await nameIn(), await nameIn(chinese)]).toEqual(['Deals', '商机']);
    expect((await owner.post(`${app}/page/deals`, { names: { fr: 'Ventes' } })).status).toBe(422);
    expect((await owner.post(`${app}/page/none`, { name: 'None' })).status).not.toBe(200);
  });

  it('takes the names along in a file, and says them among removed pages', async () => {
    const file = (await owner.get<object>(`${app}/export`)).json;
    const brought = await owner.post('/api/company/globex/app-file', { ...file, key: 'brought' });
    expect(brought.status).toBe(200);
    const copy = await owner.get<App>('/api/company/globex/app/brought', chinese);
    expect(copy.json.data.pages[0]).toMatchObject({ name: '商机', names: { 'zh-CN': '商机', 'en-US': 'Deals' } });
    await owner.send(`${app}/page/deals`, { method: 'DELETE' });
    const removed = await owner.get<RemovedPagesAnswer>(`${app}/removed-page`, chinese);
    expect(removed.json.data.items).toMatchObject([{ key: 'deals', name: '商机' }]);
  });

  it('gives each language a text of its own, and one text to all again', async () => {
    const address = `${app}/page/guide/text`;
    const write = async (body: object, headers = {}) =>
      expect((await owner.post(address, { ...body, publish: true }, headers)).status).toBe(200);
    const textIn = async (headers = {}) => (await owner.get(address, headers)).json.data;
    await write({ text: 'Sell for $5' });
    expect(await textIn(chinese)).toMatchObject({ text: 'Sell for $5', isInEach: false, language: 'zh-CN' });
    await write({ text: '五元出售', isInEach: true }, chinese);
    await write({ text: 'Sell for $6' });
    expect(await textIn(chinese)).toMatchObject({ text: '五元出售', isInEach: true });
    expect(await textIn()).toMatchObject({ text: 'Sell for $6', language: 'en-US' });
    // The form was opened in Chinese, and its reader has switched to English since.
    await write({ text: '六元出售', language: 'zh-CN' });
    expect([(await textIn(chinese))['text'], (await textIn())['text']]).toEqual(['六元出售', 'Sell for $6']);
    await write({ text: 'For all', isInEach: false });
    expect(await textIn(chinese)).toMatchObject({ text: 'For all', isInEach: false });
  });
});
