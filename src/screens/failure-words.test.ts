import { expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import { UnknownTypeError } from '../isolation/failure.ts';
import { failureCode, failureCodes } from './failure-code.ts';
import { failureWords } from './failure-words.ts';

const words: Record<string, string> = en;
const told = (error: Error) => failureWords(error, (key) => words[key] ?? key);

it('tells of failures by their kind, and of unknown ones in their own words', () => {
  expect(told(new UnknownTypeError('tabel'))).toBe('a node of an unknown type: tabel');
  expect(told(new TypeError('a is null'))).toBe('a value of the wrong kind (TypeError): a is null');
  expect(told(new Error('it broke'))).toBe('it broke');
  expect(failureCode(new Error('it broke'))).toBe('other');
});

it('every code has words in both languages', () => {
  for (const code of failureCodes) {
    expect(en).toHaveProperty([`host.failure.${code}`]);
    expect(zh).toHaveProperty([`host.failure.${code}`]);
  }
});
