import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { codeKeeper } from './code-keeper.ts';
import type { Compiled } from './compile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withStyles = (customStyle?: Theme['customStyle']): Theme => ({
  config: { name: 'A' },
  global: {},
  component: {},
  ...(customStyle ? { customStyle } : {}),
});

const compile = vi.fn(
  async (source: string): Promise<Compiled> =>
    source.includes('wrong') ? { problem: { line: 3, message: 'no' } } : { css: `.made{--of:${source.length}}` },
);
const parts = {
  compile,
  words: (code: string, found: string) => `${code}: ${found}`,
  knows: (property: string) => property !== 'colr',
};

it('compiles what is written once it rests, and keeps what was good while it is wrong', async () => {
  compile.mockClear();
  const keeper = codeKeeper(withStyles(), parts);
  const one = withStyles({ style: '.a {}', language: 'less' });
  keeper.follow(withStyles({ style: '.', language: 'less' }));
  keeper.follow(one);
  await vi.advanceTimersByTimeAsync(1000);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(keeper.dressed(one).customStyle).toEqual({ ...one.customStyle, css: '.made{--of:5}' });
  expect(keeper.dressed(one).customStyle).toBe(keeper.dressed(one).customStyle);

  const wrong = withStyles({ style: '.a { wrong', language: 'less' });
  keeper.follow(wrong);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state().problems).toEqual([{ line: 3, message: 'no', isLeftOut: true }]);
  expect(keeper.dressed(wrong).customStyle?.css).toBe('.made{--of:5}');
  expect(await keeper.ready(wrong)).toMatchObject({
    theme: { customStyle: { css: '.made{--of:5}' } },
    leftOut: [{ line: 3, message: 'no' }],
    isBroken: true,
  });
  expect(await keeper.ready(one)).toMatchObject({ theme: { customStyle: { css: '.made{--of:5}' } } });
});

it('tells what is left out of plain styles with its line, and sends no compiled ones along', async () => {
  const keeper = codeKeeper(withStyles({ style: '.a {}', language: 'less', css: '.old{}' }), parts);
  const plain = withStyles({ style: '.a { top: 0 }\n@import "b";\n.c { colr: red }', language: 'css', css: '.old{}' });
  keeper.follow(plain);
  await vi.advanceTimersByTimeAsync(1000);
  const leftOut = { line: 2, message: 'rule: @import "b";', isLeftOut: true };
  expect(keeper.state().problems).toEqual([leftOut, { line: 3, message: 'unknown: colr:red', isLeftOut: false }]);
  expect(await keeper.ready(plain)).toEqual({
    theme: withStyles({ style: plain.customStyle!.style!, language: 'css' }),
    leftOut: [leftOut],
    isBroken: false,
  });
});
