import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import contract from '../../../schemas/contracts/apps.json' with { type: 'json' };
import form from '../../../schemas/screens/app/page-add.json' with { type: 'json' };
import type { App } from '../../../src/types/generated/contracts/apps.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const app = '/api/company/globex/app/kinds';
const place = '/company/globex/app/kinds';
const blocks = contract.definitions.snippet.enum.filter((snippet) => snippet && snippet !== 'table');

it('offers the ready-made blocks of the editor, and each kind of page', () => {
  const files = readdirSync('schemas/editor/snippets').map((file) => file.replace('.json', ''));
  expect(blocks).toEqual(files.sort());
  const values = (name: string) =>
    form.dialog.body.body.find((field) => field.name === name)?.options?.map(({ value }) => value);
  expect(values('snippet')).toEqual(['table', ...blocks]);
  expect(values('type')).toEqual(contract.definitions.pageType.enum);
});

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
    await owner.post('/api/company/globex/app', { name: 'Kinds', key: 'kinds' });
  });

  const add = (body: object) => owner.post<{ key: string; editor: string }>(`${app}/page`, body);
  const pages = async () => (await owner.get<App>(app)).json.data.pages;
  const shown = (key: string) => member.get<{ schema: Record<string, unknown> }>(`${app}/screen/page/${key}`);

  it('makes pages of all kinds, and shows a note of the platform for components of one’s own', async () => {
    for (const type of contract.definitions.pageType.enum) await add({ name: `Kind ${type}`, type });
    expect((await pages()).map(({ key, type }) => [key, type])).toEqual(
      contract.definitions.pageType.enum.map((type) => [`kind-${type}`, type]),
    );
    for (const [key, kind] of [
      ['kind-9', 'any'],
      ['kind-50', 'phone'],
    ] as const) {
      const { text } = await shown(key);
      expect(text).toContain('i18n:customPage.title');
      expect(text).toContain(`'${kind}' == 'phone'`);
    }
    expect((await add({ name: 'Code', type: 5 })).json.data.editor).toBe(
      `${place}/screens/page/code/edit?from=${place}/code&json=1`,
    );
    expect((await add({ name: 'Seven', type: 7 })).status).toBe(422);
    for (const type of [5, 9, 50]) expect((await owner.get(`${app}/page/kind-${type}/text`)).status).toBe(409);
    const copy = (await add({ name: 'Copy', copyOf: 'kind-50' })).json.data.key;
    expect((await pages()).find(({ key }) => key === copy)?.type).toBe(50);
  });

  it('begins a page with each ready-made block, in the words of who makes it', async () => {
    for (const snippet of blocks) {
      const made = await add({ name: snippet, snippet });
      expect([snippet, made.status]).toEqual([snippet, 200]);
      const { schema } = (await shown(made.json.data.key)).json.data;
      expect(schema['body']).toHaveLength(1);
      expect(JSON.stringify(schema)).not.toMatch(/i18n:|\$schema/);
    }
    expect((await add({ name: 'None', snippet: 'none' })).status).toBe(422);
  });

  it('begins a page with a table of its own data', async () => {
    const { key } = (await add({ name: 'Visits', snippet: 'table' })).json.data;
    const { schema } = (await shown(key)).json.data;
    expect(JSON.stringify(schema)).toContain(`${app}/data/visits`);
    const collection = (await owner.get<{ fields: { key: string }[] }>(`${app}/collection/visits`)).json.data;
    expect(collection.fields.map((field) => field.key)).toEqual(['name', 'day', 'note']);
    expect((await owner.post(`${app}/data/visits`, { name: 'Acme', day: '2026-01-02' })).status).toBe(200);
  });
});
