import { expect, it } from 'vitest';
import { localeKeys, mendedTexts, validateLocale } from './locales.ts';

function check(zh: string, en: string, isUsed?: (key: string) => boolean) {
  const sources = [
    { file: 'zh-CN.json', text: zh },
    { file: 'en-US.json', text: en },
  ];
  return sources
    .flatMap((source, index) => {
      const others = sources.filter((other) => other !== source);
      return validateLocale(source, others, { texts: {} }, index === 0 ? isUsed : undefined);
    })
    .map(({ file, code, line, column }) => [file, line, column, code].join(' '));
}

it('accepts files with the same keys and placeholders', () => {
  expect(check('{"a":"{n} 个"}', '{"a":"{n} pieces"}', () => true)).toEqual([]);
});

it('finds keys that one of the files lacks', () => {
  expect(check('{"a":"x","b":"y"}', '{"a":"x"}')).toEqual(['en-US.json 1 1 text.missing-here']);
});

it('finds placeholders that differ and values that are no text', () => {
  expect(check('{"a":"{n}"}', '{"a":"{m}"}')).toEqual([
    'zh-CN.json 1 2 text.placeholders',
    'en-US.json 1 2 text.placeholders',
  ]);
  expect(check('{\n"a":1}', '{"a":"1"}')).toEqual(['zh-CN.json 2 1 text.not-text']);
});

it('warns of unused keys', () => {
  expect(check('{"a":"x","b":"y"}', '{"a":"x","b":"y"}', (key) => key === 'a')).toEqual([
    'zh-CN.json 1 10 text.unused',
  ]);
});

it('tells of a broken file and of a list', () => {
  expect(check('{"a":"x",}', '{"a":"x"}')).toContain('zh-CN.json 1 10 json.property-name-expected');
  expect(check('["x"]', '{}')).toEqual(['zh-CN.json 1 1 text.not-object']);
  expect(validateLocale({ file: 'zh-CN.json', text: '[]' }, [], { texts: {} })).toMatchObject([
    { code: 'text.not-object' },
  ]);
});

it('has no keys when it cannot be read, and the texts that were meant', () => {
  expect(localeKeys('{"a":"x"}')).toEqual(new Set(['a']));
  for (const broken of ['{"a":"x",}', '["a"]', '']) expect(localeKeys(broken)).toBeUndefined();
  expect(mendedTexts('{"a":"x", "b":1, "c":"y",}')).toEqual({ a: 'x', c: 'y' });
  expect(mendedTexts('[')).toEqual({});
});
