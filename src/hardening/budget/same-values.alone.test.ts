import 'amis-core';
import { AsyncEvaluator, Evaluator, parse } from 'amis-formula';
import { expect, it, vi } from 'vitest';
import { type PageFile, productPages, testPages } from '../../../tests/bench/checker/page-files.ts';
import { installAsyncBudget, installBudget } from './install.ts';
import { limits } from './limits.ts';

class Bounded extends Evaluator {}
installBudget(Bounded);
class AsyncBounded extends AsyncEvaluator {}
Object.defineProperty(AsyncBounded.prototype, 'evalute', { value: Reflect.get(Bounded.prototype, 'evalute') });
installAsyncBudget(AsyncBounded);

vi.useFakeTimers({ now: new Date('2024-02-03T04:05:06Z'), toFake: ['Date'] });
let seconds = 0;
vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);
vi.spyOn(Math, 'random').mockReturnValue(0.5);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const items = Array.from({ length: 20 }, (_, id) => ({
  id,
  name: `n${id}`,
  at: '2024-02-03 04:05:06',
  tags: ['a', 'b'],
}));
const data = {
  items,
  rows: items,
  config: { authTypes: ['email', 'password'], siteName: 'A <b>', disabledEntries: [] },
  user: { name: 'u', isSuperAdmin: true, email: 'a@example.com' },
  params: { companyKey: 'acme' },
  query: { page: 1 },
  name: 'x',
  id: 1,
  value: 1234.5,
  text: 'b, a, c',
  event: { data: { result: { data: { items } } } },
};

/** One use of every kind of step, and of most functions and filters. */
const FURTHER = [
  ...[
    'value + 1',
    'value / 7',
    'name + id',
    '-value',
    '!name',
    '2 ** 3',
    '5 % 3',
    '1 << 2',
    'id == "1"',
    'id === 1',
    'a.b.c',
  ],
  ...[
    'items[2].name',
    'items[id]["name"]',
    'id ? name : value',
    'name && id || value',
    '{a: id, b: [name]}',
    '[id, name, items]',
  ],
  ...[
    'SUM(1,2,id)',
    'MAX(items.length, 3)',
    'COUNT(items)',
    'JOIN(ARRAYMAP(items, i => i.name), "-")',
    'ARRAYFILTER(items, i => i.id > 3)',
  ],
  ...[
    'ARRAYFIND(items, i => i.id == 3)',
    'ARRAYSOME(items, i => i.id == 3)',
    'UNIQ([1,1,2])',
    'UNIQ(items, "id")',
    'CONCAT([1],[2],3)',
  ],
  ...[
    'REPLACE("a-b-c", "-", "+")',
    'REPLACE("aaa", "a", "aa")',
    'REPLACE("abcabc", "bc", "b")',
    'REPLACE("a", "", "b")',
    'SPLIT(text, ",")',
  ],
  ...[
    'UPPER(name)',
    'PADSTART(name, 5, "0")',
    'ENCODEJSON(items)',
    'DECODEJSON("[1]")',
    'GET(user, "name")',
    'ISEMPTY("")',
    'STRIPTAG("<b>x</b>")',
  ],
  ...[
    'DATETOSTR("2024-02-03", "YYYY")',
    'YEAR("2024-02-03")',
    'ISBEFORE("2024-02-03","2024-02-04")',
    'UPPERMONEY(1234.5)',
    'LARGE([3,1,2],2)',
  ],
  ...[
    'items|first',
    'items|pick:name|join:/',
    'text|split|join:+',
    'value|number',
    'value|round:1',
    'items|filter:name:match:n1',
    'items|map:json',
  ],
  ...[
    'text|upperCase|truncate:2',
    'items|sortBy:id|last',
    'user|json',
    'name|isEquals:x:yes:no',
    'text|default:none',
    'items|unique:id|count',
    'value|plus:2',
  ],
  ...[
    'IF(id, name, NOSUCH())',
    'AND(id, name)',
    'IFS(0, 1, id, 2)',
    'XOR(0, id)',
    'NOSUCH(1)',
    'name|nosuch',
    'items|sum:id',
    'name|html',
    'items|topAndOther:3',
  ],
].map((formula) => `\${${formula}}`);

/** The formulas of pages. */
function formulasOf(pages: readonly PageFile[]): string[] {
  const found = new Set<string>();
  const see = (_: string, value: unknown) => {
    if (typeof value === 'string' && value.includes('${')) found.add(value);
    return value;
  };
  for (const { page } of pages) JSON.stringify(page, see);
  return [...found];
}

const shipped = formulasOf(productPages());
const all = [...shipped, ...formulasOf(testPages())];
type Machine = { evalute(tree: never): unknown; account?: { steps: number } };

function outcome(Kind: new (...args: never[]) => Machine, formula: string, defaultFilter: string) {
  const machine = new Kind(structuredClone(data) as never, { defaultFilter } as never);
  const outcomes = { value: undefined as unknown, steps: () => machine.account?.steps ?? 0 };
  try {
    outcomes.value = machine.evalute(parse(formula, { evalMode: false, allowFilter: true }) as never);
  } catch (error) {
    outcomes.value = String(error);
  }
  return outcomes;
}

it('there are formulas to compare', () => expect(shipped.length).toBeGreaterThan(300));

it.each(['raw', 'html'])('formulas come to the same with and without a budget (%s)', { timeout: 30_000 }, (filter) => {
  for (const formula of [...all, ...FURTHER, ...shipped.map((text) => `a ${text} b`)])
    expect(outcome(Bounded, formula, filter).value, formula).toEqual(outcome(Evaluator, formula, filter).value);
});

it('so they do where answers are waited for', { timeout: 30_000 }, async () => {
  const settled = async (Kind: typeof AsyncEvaluator, formula: string) =>
    Promise.resolve(outcome(Kind as never, formula, 'raw').value).catch(String);
  for (const formula of [...shipped, ...FURTHER])
    expect(await settled(AsyncBounded, formula), formula).toEqual(await settled(AsyncEvaluator, formula));
});

it('shipped formulas need less than an empty purse leaves', { timeout: 30_000 }, () => {
  for (const formula of shipped)
    expect(outcome(Bounded, formula, 'raw').steps(), formula).toBeLessThan(limits.smallChange);
});
