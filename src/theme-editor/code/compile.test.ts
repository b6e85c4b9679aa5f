import { expect, it } from 'vitest';
import { compileStyles, isCompiled } from './compile.ts';

it('compiles less, scss and sass', async () => {
  expect(await compileStyles('@a: #fff; .a { .b { color: darken(@a, 50%) } }', 'less')).toEqual({
    css: '.a .b {\n  color: #808080;\n}\n',
  });
  expect(await compileStyles('$a: 1px; .a { .b { top: $a * 2 } }', 'scss')).toEqual({ css: '.a .b {\n  top: 2px;\n}' });
  expect(await compileStyles('.a\n  top: 0', 'sass')).toEqual({ css: '.a {\n  top: 0;\n}' });
  expect([isCompiled('less'), isCompiled('css'), isCompiled(undefined)]).toEqual([true, false, false]);
});

it('tells the line of a mistake', async () => {
  expect(await compileStyles('.a { top: 0 }\n.b { color: @none }', 'less')).toMatchObject({ problem: { line: 2 } });
  expect(await compileStyles('.a { top: 0 }\n\n.b { color: $none }', 'scss')).toMatchObject({
    problem: { line: 3, message: expect.stringContaining('variable') },
  });
});

it.each([
  ['less', '@import "/etc/passwd";'],
  ['less', '.a { width: `1 + 1` }'],
  ['less', '@plugin "x";'],
  ['scss', '@use "/etc/passwd";'],
  ['scss', '@import "passwd";'],
] as const)('reads no files and runs no programs: %s %s', async (language, source) => {
  expect(await compileStyles(source, language)).toHaveProperty('problem');
});
