import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../../tests/contracts/contract-files.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { DemoPlatform } from '../../../tests/support/demo-platform.ts';
import { fillLists } from '../../../tests/support/fill-lists.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startWorldly } from '../../../tests/support/providers/platform.ts';

type Row = Record<string, string | number | boolean>;

interface Rows {
  items: Row[];
  page?: number;
  total: number;
}

/** Every call of the API with a list, by its address. What it takes by itself may look for something else: tests of its own try it. */
const lists = contracts.flatMap(({ contract }) =>
  contract.operations.flatMap(({ path, scoped, list, query }) => {
    if (!list) return [];
    const own = Object.keys((query?.['properties'] ?? {}) as object);
    const address = `${scoped ? '/api' : ''}${path}`
      .replace(':area/:name', 'home/companies')
      .replace(':companyKey', 'acme')
      .replace(':appKey', 'crm');
    return [{ address, list, own }];
  }),
);

/** Each column that may order, of every list. */
const orders = lists.flatMap(({ address, list }) => list.orderBy.map((column) => ({ address, column })));

/** The values of one column, row by row. */
const textOf = (row: Row) => JSON.stringify(row);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;
  let theme: number;
  const ask = async (address: string, query = '') =>
    (await admin.get<Rows>(`${address.replace('theme/:id', `theme/${theme}`)}?${query}`)).json;
  const rowsOf = async (address: string, query = '') => (await ask(address, query)).data;

  beforeAll(async () => {
    ({ platform } = await startWorldly(engine, {
      environment: { PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' },
    }));
    admin = await platform.person('admin');
    ({ theme } = await fillLists(platform, admin));
  });

  it('there are lists, each with rows', async () => {
    const counts = await Promise.all(
      lists.map(async ({ address }) => [address, (await rowsOf(address)).total] as const),
    );
    expect(counts.length).toBeGreaterThanOrEqual(12);
    expect(counts.filter(([, total]) => total < 3)).toEqual([]);
  });

  describe.each(lists)('$address', ({ address, list, own }) => {
    it('gives out each row once, page by page', async () => {
      const { total } = await rowsOf(address, 'page=1&perPage=2');
      const pages = Array.from({ length: Math.min(Math.ceil(total / 2), 5) }, (_, page) => page + 1);
      const found = await Promise.all(pages.map((page) => rowsOf(address, `page=${page}&perPage=2`)));
      expect(found.every((page) => page.total === total)).toBe(true);
      const rows = found.flatMap(({ items }) => items).map(textOf);
      const whole = await rowsOf(address, 'page=1&perPage=100');
      expect(rows).toEqual(whole.items.slice(0, 10).map(textOf));
      const beyond = await rowsOf(address, 'page=9999&perPage=100');
      // A list that says its page answers the last one.
      expect(beyond.items.map(textOf)).toEqual(beyond.page === 1 ? whole.items.map(textOf) : []);
    });

    it('takes what an amis crud sends before anybody orders or searches', async () => {
      const bare = await rowsOf(address, 'page=1&perPage=10');
      expect(await rowsOf(address, 'page=1&perPage=10&orderBy=&orderDir=&keywords=')).toEqual(bare);
    });

    it('finds rows by their words, in one column or in any', async () => {
      const { items, total } = await rowsOf(address, 'page=1&perPage=100');
      for (const column of list.search.filter((name) => !own.includes(name))) {
        const row = items.find((candidate) => String(candidate[column] ?? '').length > 1)!;
        const word = encodeURIComponent(String(row[column]).split(' · ')[0]!.slice(0, 100).toUpperCase());
        for (const name of [column, 'keywords']) {
          const found = await rowsOf(address, `page=1&perPage=100&${name}=${word}`);
          expect(found.items.map(textOf), `${name}=${word}`).toContain(textOf(row));
          expect(found.total).toBeLessThanOrEqual(total);
        }
      }
      expect(await rowsOf(address, 'keywords=nothing-has-these-words')).toMatchObject({ items: [], total: 0 });
    });

    it('refuses other columns, sizes and words too long', async () => {
      const refused = ['orderBy=nothing', 'perPage=101', `keywords=${'x'.repeat(101)}`];
      if (address === lists[0]!.address) refused.push('orderDir=up', 'page=0', 'perPage=0');
      const answers = await Promise.all(refused.map(async (query) => (await ask(address, query)).status));
      expect(answers).toEqual(refused.map(() => 422));
    });
  });

  it.each(orders)('$address is ordered by $column, both ways, without losing a row', async ({ address, column }) => {
    const [up, down] = await Promise.all(
      ['asc', 'desc'].map((dir) => rowsOf(address, `page=1&perPage=100&orderBy=${column}&orderDir=${dir}`)),
    );
    if (up!.total > 100) return;
    expect(up!.items).toHaveLength(up!.total);
    expect(down!.items.map(textOf).sort()).toEqual(up!.items.map(textOf).sort());
    const values = (rows: Rows) => rows.items.map((row) => row[column]);
    expect(values(down!)).toEqual(values(up!).reverse());
    const [first, last] = [values(up!)[0], values(up!).at(-1)];
    if (typeof first !== 'string') expect(Number(first)).toBeLessThanOrEqual(Number(last));
    else expect(first.localeCompare(String(last), 'zh-CN', { numeric: true })).toBeLessThanOrEqual(0);
  });
});
