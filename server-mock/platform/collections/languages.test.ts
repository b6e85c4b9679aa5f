import { beforeAll, expect, it } from 'vitest';
import type { Collection, Report } from '../../../src/types/generated/contracts/collections.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const app = '/api/company/globex/app/crm';
const collection = `${app}/collection/deals`;
const chinese = { 'accept-language': 'zh-CN' };

const stage = {
  ...{ key: 'stage', label: 'Stage', labels: { 'zh-CN': '阶段' }, type: 'choice', indexed: true },
  options: [{ value: 'won', label: 'Won', labels: { 'zh-CN': '赢单' } }, { value: 'lost' }],
};

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    const title = { key: 'title', label: 'Title', type: 'text', required: true };
    const names = { 'zh-CN': ' 商机 ' };
    const made = await owner.post(`${app}/collection`, { key: 'deals', name: 'Deals', names, fields: [title, stage] });
    expect(made.status).toBe(200);
    await owner.post(`${app}/data/deals`, { title: 'Saw', stage: 'won' });
  });

  const read = async (headers = {}) => (await owner.get<Collection>(collection, headers)).json.data;

  it('says names and labels in the language of the reader, with those of the others beside them', async () => {
    const names = { 'zh-CN': '商机', 'en-US': 'Deals' };
    const labels = { 'zh-CN': '阶段', 'en-US': 'Stage' };
    expect(await read()).toMatchObject({ name: 'Deals', names, language: 'en-US' });
    const { name, fields, language } = await read(chinese);
    expect([name, language]).toEqual(['商机', 'zh-CN']);
    expect(fields).toMatchObject([
      { label: 'Title' },
      { label: '阶段', labels, options: [{ label: '赢单', labels: { 'en-US': 'Won' } }, { value: 'lost' }] },
    ]);
    expect(fields[0]).not.toHaveProperty('labels');
    const listed = await owner.get<{ items: object[] }>(`${app}/collection`, chinese);
    expect(listed.json.data.items).toMatchObject([{ name: '商机' }]);
  });

  it('shows documents, choices, totals and files in the language of the reader', async () => {
    const answer = async (path: string) => (await owner.get(`${app}/data/deals${path}`, chinese)).text;
    expect(await answer('')).toContain('"stageLabel":"赢单"');
    expect(await answer('/options?field=stage')).toContain('{"value":"won","label":"赢单"}');
    expect(await answer('/totals?by=stage')).toContain('"label":"赢单"');
    expect(await answer('/export')).toContain('"Title","阶段"');
    expect((await owner.get(`${app}/data/deals`)).text).toContain('"stageLabel":"Won"');
  });

  it('imports files in either language', async () => {
    for (const csv of ['Title,Stage\nAxe,won', 'Title,阶段\nAxe,赢单']) {
      const { json } = await owner.post<Report>(`${collection}/import`, { csv });
      expect(json.data).toMatchObject({ stored: 1, wrong: 0 });
    }
    const won = await owner.get<{ total: number }>(`${app}/data/deals?stage=won`);
    expect(won.json.data.total).toBe(3);
  });

  it('changes the words of one language and keeps those of the other', async () => {
    // A caller who knows of one language, and the form, which says in which language it was opened.
    const { fields, revision } = await read();
    const plain = fields.map(({ labels: _, ...field }) =>
      field.key === 'stage' ? { ...field, label: 'State', options: [{ value: 'won', label: 'Gained' }] } : field,
    );
    expect((await owner.post(collection, { name: 'Sales', fields: plain, revision })).status).toBe(200);
    const form = { ...(await read(chinese)), name: '销售' };
    const { name, names, language } = form;
    expect((await owner.post(collection, { name, names, language, fields: form.fields })).status).toBe(200);
    expect(await read()).toMatchObject({
      name: 'Sales',
      fields: [{}, { label: 'State', options: [{ label: 'Gained' }] }],
    });
    expect(await read(chinese)).toMatchObject({
      name: '销售',
      fields: [{ label: 'Title' }, { label: '阶段', options: [{ label: '赢单' }] }],
    });
  });

  it('has one name for all again where the other language has none', async () => {
    await owner.post(collection, { name: 'Deals', names: { 'zh-CN': '' } });
    expect(await read(chinese)).toMatchObject({ name: 'Deals', names: {} });
    const removed = await owner.post(`${collection}`, { names: { 'zh-CN': '商机' } });
    expect(removed.json.data).toMatchObject({ name: 'Deals', names: { 'zh-CN': '商机', 'en-US': 'Deals' } });
  });

  it('makes a page of it that speaks the language of its reader', async () => {
    const page = await owner.post(`${app}/page`, { name: 'Deals', key: 'of-deals', collection: 'deals' });
    expect(page.status).toBe(200);
    const shown = (await owner.get<object>(`${app}/screen/page/of-deals`)).json.data;
    expect(shown).toHaveProperty('schema.$texts.zh-CN');
    expect(JSON.stringify(shown)).toContain('阶段');
    expect(JSON.stringify(shown)).toContain('State');
  });

  it('is removed by the name that the reader sees, and refuses words of unknown languages', async () => {
    expect((await owner.post(collection, { names: { fr: 'Ventes' } })).status).toBe(422);
    expect((await owner.post(`${collection}/remove`, { name: 'Deals' }, chinese)).status).not.toBe(200);
    expect((await owner.post(`${collection}/remove`, { name: '商机' }, chinese)).status).toBe(200);
    const removed = await owner.get<{ items: object[] }>(`${app}/removed-collection`, chinese);
    expect(removed.json.data.items).toMatchObject([{ name: '商机' }]);
  });
});
