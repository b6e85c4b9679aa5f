import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Field, ImportDocumentsBody, Report } from '../../../src/types/generated/contracts/collections.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/crm';
const companyId = demoId('company:globex');

/** Documents of 57 kB: together more than one call reads. */
const MANY = 400;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  const field = (key: string, type: Field['type'], more: Partial<Field> = {}): Field => ({ key, type, ...more });
  const bring = async (csv: string, more: Partial<ImportDocumentsBody> = {}) =>
    (await owner.post<Report>(`${app}/collection/slips/import`, { csv, ...more })).json.data;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    const long = ['a', 'b', 'c'].map((key) => field(key, 'longText'));
    const options = [{ value: 'x' }];
    const numbers = [field('slow', 'number'), field('fast', 'number', { indexed: true }), field('empty', 'number')];
    for (const [key, unique] of [
      ['wide', false],
      ['coded', true],
    ] as const) {
      const title = field('title', 'text', { unique });
      const kind = field('kind', 'choice', { indexed: true, options });
      await owner.post(`${app}/collection`, { key, name: key, fields: [title, kind, ...numbers, ...long] });
      const text = 'x'.repeat(19_000);
      const values = { title: 'First', kind: 'x', slow: 1, fast: 2, a: text, b: text, c: text };
      expect((await owner.post(`${app}/data/${key}`, values)).status).toBe(200);
    }
    await owner.post(`${app}/data/wide`, { title: 'Empty', kind: 'x' });
    await owner.post(`${app}/collection`, {
      ...{ key: 'slips', name: 'Slips' },
      fields: [
        ...['wide', 'coded'].map((key) => field(key, 'reference', { target: key })),
        field('other', 'reference', { target: 'wide' }),
        field('third', 'reference', { target: 'wide' }),
      ],
    });
    // Below the first id: after a test that moved the clock, ids follow one another, and those above may be taken.
    await server.services.database.tenant(companyId, (trx) =>
      sql`insert into document (company_id, collection_id, id, data, created_by, updated_by, bytes, t1, n1)
        select company_id, collection_id, id - n, data, created_by, updated_by, bytes, t1, n1
        from document, generate_series(1, ${sql.lit(MANY - 1)}) n where bytes > 50000`.execute(trx),
    );
  });
  const totals = (query: string) => owner.get(`${app}/data/wide/totals?by=kind&sum=${query}`);

  it('sums by the slot of a number, and refuses to read large documents for it', async () => {
    expect((await totals('fast')).json.data).toEqual({ groups: [{ value: 'x', label: 'x', count: 401, sum: 800 }] });
    const refused = await totals('slow');
    expect([refused.status, refused.json.msg]).toEqual([422, expect.stringContaining('“slow”')]);
    expect((await owner.get(`${app}/data/wide/totals?by=kind`)).status).toBe(200);
  });

  it('looks for a document to choose in the newest that it may read', async () => {
    const found = async (term: string) =>
      (await owner.get<{ options: object[] }>(`${app}/data/wide/options?term=${term}`)).json.data.options.length;
    expect(await found('First')).toBe(20);
    await server.services.database.tenant(companyId, (trx) =>
      sql`update document set data = jsonb_set(data, '{f1}', '"Oldest"') where id = (select min(id) from document
        where bytes > 50000 and collection_id = (select id from collection where key = 'wide'))`.execute(trx),
    );
    const { fields } = (await owner.get<{ fields: Field[] }>(`${app}/collection/wide`)).json.data;
    expect(fields[0]!.key).toBe('title');
    expect(await found('Oldest')).toBe(0);
  });

  it('names no more documents that others refer to than it may read', async () => {
    const { fields } = (await owner.get<{ fields: (Field & { id: string })[] }>(`${app}/collection/slips`)).json.data;
    expect(fields.map(({ key }) => key)).toEqual(['wide', 'coded', 'other', 'third']);
    await server.services.database.tenant(companyId, (trx) =>
      sql`insert into document (company_id, collection_id, id, data, created_by, updated_by)
        select company_id, (select id from collection where key = 'slips'), n,
          jsonb_build_object('f1', id::text, 'f3', lead(id::text, 100) over (order by id),
            'f4', lead(id::text, 200) over (order by id)), created_by, updated_by
        from (select *, row_number() over (order by id) n from document
          where bytes > 50000 and collection_id = (select id from collection where key = 'wide')) wide
        order by n limit 100`.execute(trx),
    );
    const query = 'perPage=100&orderBy=id&orderDir=asc';
    const { items } = (
      await owner.get<{ items: { wideLabel: string; otherLabel: string; thirdLabel: string }[] }>(
        `${app}/data/slips?${query}`,
      )
    ).json.data;
    const labels = items.flatMap(({ wideLabel, otherLabel, thirdLabel }) => [wideLabel, otherLabel, thirdLabel]);
    expect([labels.length, labels.includes('First')]).toEqual([300, true]);
    expect(labels.filter((label) => label.startsWith('#')).length).toBeGreaterThan(5);
  });

  it('asks before a field goes, and refuses to make one unique, where it cannot look through all documents', async () => {
    const { fields } = (await owner.get<{ fields: Field[] }>(`${app}/collection/wide`)).json.data;
    const change = (next: Field[]) => owner.post(`${app}/collection/wide`, { fields: next });
    const less = await change(fields.filter(({ key }) => key !== 'empty'));
    expect([less.status, less.json.data]).toEqual([409, { isAsking: true }]);
    const unique = await change(fields.map((each) => (each.key === 'empty' ? { ...each, unique: true } : each)));
    expect([unique.status, unique.json.errors]).toEqual([422, { 'fields.4.unique': expect.stringContaining('16 MB') }]);
  });

  it('finds large documents by their numbers, and by names that are unique', async () => {
    const [{ id } = { id: 0 }] = (await owner.get<{ items: { id: number }[] }>(`${app}/data/wide`)).json.data.items;
    expect(await bring(`wide,coded\n#${id},first\n,FIRST\n`, { try: true })).toMatchObject({ lines: 2, wrong: 0 });
    const { mistakes } = await bring('wide,coded\nFirst,Second\n#1,#1\n', { try: true });
    expect(mistakes.map(({ line, text }) => [line, text])).toEqual([
      [2, expect.stringContaining('too large')],
      [2, expect.stringContaining('No document')],
      [3, expect.stringContaining('too large')],
      [3, expect.stringContaining('No document')],
    ]);
  });
});
