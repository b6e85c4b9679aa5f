import { expect, it } from 'vitest';
import { localize, setMonacoWords } from './monaco-words.ts';

it('answers the words of the language, the English ones where there are none, with their values', () => {
  setMonacoWords(new Map([['{0} Results', '{0} 个结果']]));
  expect(localize('key', '{0} Results', 3)).toBe('3 个结果');
  expect(localize('key', '{0} of {1}', 1)).toBe('1 of {1}');
  expect(localize({ key: 'key' }, 'constructor')).toBe('constructor');
});
