import { describe, expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import { BudgetExceeded, type BudgetReason } from '../hardening/budget/budget-exceeded.ts';
import { UnknownTypeError } from '../isolation/failure.ts';
import { failureCode, failureCodes } from './failure-code.ts';
import { failureWords } from './failure-words.ts';

const told = (error: Error, texts: Record<string, string> = en) => failureWords(error, (key) => texts[key] ?? key);

describe('a formula over its budget', () => {
  it.each<[BudgetReason, string]>([
    ['steps', 'formula-steps'],
    ['size', 'formula-size'],
    ['depth', 'formula-depth'],
    ['purse', 'formula-purse'],
    ['length', 'formula-length'],
    ['given-up', 'formula-stopped'],
  ])('%s has the code %s', (reason, code) => expect(failureCode(new BudgetExceeded(reason))).toBe(code));

  it('is told in words, with its place', () => {
    const error = new BudgetExceeded('steps', '${a}', '/body/0/tpl');
    expect(told(error)).toBe('a formula that takes too many steps: /body/0/tpl');
    expect(told(error, zh)).toBe('公式的计算步骤过多: /body/0/tpl');
    expect(told(new BudgetExceeded('size'))).toBe('a formula that makes too much text or too many items');
  });
});

it('tells of other failures by their kind, and of unknown ones in their own words', () => {
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
