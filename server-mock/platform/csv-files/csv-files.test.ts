import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { createCsvFiles } from './index.ts';

const app = '/api/company/globex/app/crm';
const fields = [{ id: 'f1', label: 'Name', words: ['name'] }];
/** The files of the server, without tests, that import a module whose name ends like this. */
function importersOf(name: string): string[] {
  const folder = new URL('../../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.filter((file) =>
    new RegExp(`(?:from|import\\() ?'[^']*${name}'`).test(readFileSync(new URL(file, folder), 'utf8')),
  );
}

const large = `Name,Name2\n${'"a ""b"" c",x\n'.repeat(200_000)}`;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  const impatient = createCsvFiles({ deadline: 30 });
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    const texts = [
      { key: 'name', label: 'Name', type: 'text' },
      { key: 'tags', type: 'choices', options: [{ value: 'a' }] },
      { key: 'kind', type: 'choice', options: [{ value: 'a' }] },
      { key: 'code', type: 'text', unique: true },
    ];
    await owner.post(`${app}/collection`, { key: 'goods', name: 'Goods', fields: texts });
  });
  afterAll(() => impatient.close());

  const bring = (csv: string) => owner.post<{ stored: number }>(`${app}/collection/goods/import`, { csv });
  const total = async () => (await owner.get<{ total: number }>(`${app}/data/goods`)).json.data.total;

  it('reads a file in a process beside the server, which alone loads the parser', async () => {
    const folder = 'platform/csv-files';
    expect(importersOf('csv-parse/sync')).toEqual([`${folder}/read-file.ts`]);
    expect(importersOf('/read-file.ts')).toEqual([`${folder}/read-process.ts`]);
    expect(importersOf('/read-process.ts')).toEqual([`${folder}/worker.ts`]);
    expect((await bring('name\nOne\nTwo')).json.data).toMatchObject({ lines: 2, stored: 2 });
    const refused = await bring('name,what\nOne,x');
    expect([refused.status, refused.json.msg]).toEqual([422, expect.stringContaining('“what”')]);
  });

  it.each([
    ['more values than rows may come of it', 'tags', Array.from({ length: 100 }, () => 'a, '.repeat(400)).join('"\n"')],
    [
      'names that grow when they are compared',
      'kind',
      Array.from({ length: 100 }, () => 'ﷺ'.repeat(9000)).join('"\n"'),
    ],
    [
      'unique texts that grow when they are compared',
      'code',
      Array.from({ length: 1000 }, () => 'ﷺ'.repeat(490)).join('"\n"'),
    ],
  ])('refuses %s before the server compares them', async (_, column, cells) => {
    const begun = vi.spyOn(String.prototype, 'normalize');
    const refused = await owner.post(`${app}/collection/goods/import`, { csv: `${column}\n"${cells}"\n`, try: true });
    const longest = Math.max(...begun.mock.contexts.map((text) => String(text).length));
    begun.mockRestore();
    expect([refused.status, refused.json.msg, longest < 1000]).toEqual([413, expect.any(String), true]);
  });

  it('refuses a column with a long name', async () => {
    const refused = await bring(`${'x'.repeat(201)}\nOne`);
    expect([refused.status, refused.json.msg]).toEqual([422, expect.stringContaining('200 characters')]);
  });

  it('gives up a file that takes too long, says so, and reads the next one', async () => {
    const before = await total();
    const read = vi.spyOn(server.services.csvFiles, 'read').mockImplementation(impatient.read);
    const refused = await bring(large);
    read.mockRestore();
    expect([refused.status, refused.json.msg]).toEqual([422, expect.stringMatching(/too long to read. Split it/)]);
    expect(await total()).toBe(before);
    expect((await bring('name\nThree')).json.data).toMatchObject({ stored: 1 });
  });

  it('holds no transaction while a file is read', async () => {
    let go: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      vi.spyOn(server.services.csvFiles, 'read').mockImplementation(async () => {
        resolve();
        await new Promise<void>((answer) => {
          go = answer;
        });
        return { rows: [{ line: 2, cells: { f1: 'Late' } }] };
      });
    });
    const imported = bring('name\nx');
    await begun;
    expect((await owner.post(`${app}/data/goods`, { name: 'Meanwhile' })).status).toBe(200);
    go();
    expect((await imported).json.data).toMatchObject({ stored: 1 });
    vi.restoreAllMocks();
  });
});

it('takes three files of an owner at a time', async () => {
  const files = createCsvFiles();
  const task = { csv: 'name\nOne', most: 10, fields, own: [] };
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => files.read('1', task)));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? 'read' : answer.reason.code))).toEqual([
    ...['read', 'read', 'read', 'read'],
    'imports-busy',
  ]);
  await files.close();
});
