import { beforeAll, expect, it } from 'vitest';
import type { ImportDocumentsBody, Report } from '../../../src/types/generated/contracts/collections.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/crm';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    const define = (body: object) => owner.post(`${app}/collection`, body);
    await define({ key: 'groups', name: 'Groups', fields: [{ key: 'name', type: 'text' }] });
    await define({
      key: 'goods',
      name: 'Goods',
      fields: [
        { key: 'name', label: 'Name', type: 'text', required: true, unique: true, indexed: true, searched: true },
        { key: 'price', label: 'Price', type: 'number', indexed: true },
        { key: 'kind', label: 'Kind', type: 'choice', indexed: true, options: [{ value: 'x', label: 'Kind X' }] },
        { key: 'tags', label: 'Tags', type: 'choices', options: [{ value: 'n', label: 'New' }, { value: 'o' }] },
        { key: 'group', label: 'Group', type: 'reference', target: 'groups' },
        { key: 'keeper', label: 'Keeper', type: 'person' },
        { key: 'day', label: 'Day', type: 'date' },
        { key: 'at', label: 'At', type: 'dateTime' },
        { key: 'sold', label: 'Sold', type: 'boolean' },
      ],
    });
    await owner.post(`${app}/data/groups`, { name: 'Tools, big' });
  });

  const bring = async (csv: string, more: Partial<ImportDocumentsBody> = {}, key = 'goods', by = owner) =>
    by.post<Report>(`${app}/collection/${key}/import`, { csv, ...more });
  const list = async (query = '') =>
    (await owner.get<{ items: Record<string, unknown>[]; total: number }>(`${app}/data/goods${query}`)).json.data;

  it('stores all lines of a file, with names for documents, people and choices', async () => {
    const csv = [
      'name;Price;kind;Tags;Group;Keeper;Day;At;sold',
      '"Saw; ""fine""";-2.5;kind x;New,o;"tools, big";member;2026/02-28;2026-03-01 08:00;yes',
      'Axe;;;;;;;2026-03-01T08:00:00+08:00;no',
    ].join('\r\n');
    const { json } = await bring(`\ufeff${csv.replace('2026/02-28', '2026/02/28')}`);
    expect(json.data).toEqual({ lines: 2, stored: 2, wrong: 0, mistakes: [] });
    const [axe, saw] = (await list()).items;
    expect(saw).toMatchObject({
      ...{ name: 'Saw; "fine"', price: -2.5, kind: 'x', tags: ['n', 'o'], groupLabel: 'Tools, big' },
      ...{ keeperLabel: 'Member', day: '2026-02-28', at: '2026-03-01T08:00:00.000Z', sold: true, createdBy: 'Owner' },
    });
    expect(axe).toMatchObject({ name: 'Axe', at: '2026-03-01T00:00:00.000Z', sold: false, price: null });
    expect((await list('?keywords=fine&price=-3,-2')).total).toBe(1);
    const changes = await owner.get(`${app}/data/goods/${saw!['id']}/changes`);
    expect(changes.json.data).toMatchObject({ changes: [{ action: 'import', by: 'Owner' }] });
    expect((await owner.get(`${app}/data/groups?keywords=`)).json.data).toMatchObject({ total: 1 });
  });

  it('reports each mistake by its line, and stores nothing until lines with mistakes may be left out', async () => {
    const { total } = await list();
    const csv = 'Name,Price\n"Two\nlines",1\nAxe,1\nHoe,x\nHoe,2\n,3\nHoe,4\n';
    const mistakes = [
      { line: 4, field: 'Name', text: expect.stringContaining('Another document') },
      { line: 5, field: 'Price', text: expect.any(String) },
      { line: 7, field: 'Name', text: expect.any(String) },
      { line: 8, field: 'Name', text: expect.stringContaining('Another line') },
    ];
    const tried = await bring(csv, { try: true, skip: true });
    expect(tried.json.data).toEqual({ lines: 6, stored: 0, wrong: 4, mistakes });
    expect((await bring(csv)).json.data).toMatchObject({ stored: 0, wrong: 4 });
    expect((await list()).total).toBe(total);
    expect((await bring(csv, { skip: true })).json.data).toMatchObject({ stored: 2, wrong: 4 });
    expect((await list()).total).toBe(total + 2);
    const names = 'Name,Group,Keeper\nA1,none,\nA2,,nobody\nA3,#1,\n';
    expect((await bring(names)).json.data.mistakes.map(({ line, field }) => [line, field])).toEqual([
      [2, 'Group'],
      [3, 'Keeper'],
      [4, 'Group'],
    ]);
  });

  it('knows people by their mail addresses for administrators alone', async () => {
    const designer = await server.person('member');
    await owner.post(`${app}/member/${demoId('member@example.com')}`, { level: 'designer', roles: [] });
    const csv = 'Name,Keeper\nB1,owner@example.com\nB2,Owner\n';
    const wrong = async (by: Person) =>
      (await bring(csv, { try: true }, 'goods', by)).json.data.mistakes.map(({ line }) => line);
    expect([await wrong(designer), await wrong(owner)]).toEqual([[2], []]);
    await owner.post(`${app}/member/${demoId('member@example.com')}`, { level: '', roles: [] });
  });

  it.each([
    ['a column that is no field', 'Name,Nothing\nx,y'],
    ['a column twice', 'Name,name\nx,y'],
    ['no column that is a field', ',\nx,y'],
    ['an open quotation mark', 'Name\n"x'],
    ['nothing but blanks', '   \n'],
  ])('refuses %s', async (_, csv) => {
    const refused = await bring(csv);
    expect([refused.status, refused.json.msg]).toEqual([422, expect.stringMatching(/line \d/)]);
  });

  it('refuses too many lines at once, and people who do not build the app', async () => {
    const most = server.services.database.engine === 'postgres' ? 20_000 : 5000;
    expect((await bring(`Name\n${'x\n'.repeat(most + 1)}`)).status).toBe(413);
    const member = await server.person('member');
    expect((await bring('Name\nx', {}, 'goods', member)).status).toBe(403);
  });

  it('exports what an import takes, and no spreadsheet runs it', async () => {
    await owner.post(`${app}/collection`, {
      ...{ key: 'cells', name: 'Cells' },
      fields: [
        { key: 'name', type: 'text' },
        { key: 'size', type: 'number' },
      ],
    });
    const values = ['=1+1', "'=1", 'say "x"\nhere', '+7', 'plain'];
    for (const [size, name] of values.entries()) await owner.post(`${app}/data/cells`, { name, size: -size });
    const { text } = await owner.get(`${app}/data/cells/export`);
    expect(text).toContain(`"'=1+1",0,`);
    expect(text).toContain(`"plain",-4,`);
    expect((await bring(text, {}, 'cells')).json.data).toMatchObject({ stored: 5, wrong: 0 });
    const { items } = (await owner.get<{ items: { name: string; size: number }[] }>(`${app}/data/cells`)).json.data;
    expect(items.slice(0, 5).map(({ name }) => name)).toEqual(values.toReversed());
    expect(items.map(({ size }) => size)).toEqual([-4, -3, -2, -1, 0, -4, -3, -2, -1, 0].map((size) => size || 0));
  });
});
