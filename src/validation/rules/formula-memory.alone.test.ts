import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'amis-formula';
import { expect, it, vi } from 'vitest';
import { validateScreen } from '../screen.ts';

vi.mock('amis-formula', async (original) => {
  const module = await original<typeof import('amis-formula')>();
  return { ...module, parse: vi.fn(module.parse) };
});

/** How often the parser reads anything of a page with these texts. */
function readings(...texts: string[]): number {
  vi.mocked(parse).mockClear();
  validateScreen({ type: 'page', body: texts.map((tpl) => ({ type: 'tpl', tpl })) }, { texts: {} });
  return vi.mocked(parse).mock.calls.length;
}

/** Formulas that differ in more than names and numbers. */
const different = (count: number) =>
  Array.from({ length: count }, (_, index) => `\${'${String.fromCodePoint(0x4e00 + index)}'}`);

it('a short text is read once', () => {
  expect(readings("${'一' + a}")).toBe(1);
  expect(readings("${'一' + a}", "${'一' + b}")).toBe(0);
});

it('a long one is read once a page', () => {
  const long = `\${'${'一'.repeat(600)}'}`;
  expect(readings(long, long)).toBe(1);
  expect(readings(long)).toBe(1);
});

it('a page that has more of them than anybody writes is told so once', () => {
  const texts = different(200).map((text) => text.replace("'}", `${'一'.repeat(1000)}'}`));
  const body = texts.map((tpl) => ({ type: 'tpl', tpl }));
  const found = validateScreen({ type: 'page', body }, { texts: {} });
  expect(found.map(({ code, pointer }) => `${pointer} ${code}`)).toEqual(['/body/100/tpl formula.too-long']);
  expect(validateScreen({ type: 'page', body: body.slice(100) }, { texts: {} })).toEqual([]);
});

it('what was read is forgotten after very many others', () => {
  expect(readings("${'二' + a}")).toBe(1);
  expect(readings(...different(6000))).toBeGreaterThan(0);
  expect(readings("${'二' + a}")).toBe(1);
});

/** Megabytes in use when all that nobody needs is gone. */
function used(): number {
  vi.mocked(parse).mockClear();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}

it('what is kept of a page does not keep the page', () => {
  const before = used();
  for (const formula of different(20)) {
    const broken = formula.replace("'}", "' + NOT_THERE_AT_ALL_BY_THAT_NAME(a)}");
    validateScreen(JSON.stringify({ type: 'page', body: [formula, broken], data: { long: 'x'.repeat(1e6) } }), {
      texts: {},
    });
  }
  expect(used() - before).toBeLessThan(8);
});
