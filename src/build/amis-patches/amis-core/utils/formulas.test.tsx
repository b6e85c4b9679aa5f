import {
  AsyncEvaluator,
  Evaluator,
  resolveVariableAndFilter,
  resolveVariableAndFilterForAsync,
  tokenize,
} from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import { payForParsing } from '../../../../hardening/parse-formula.ts';

afterEach(() => vi.restoreAllMocks());

it('has our parser read formulas and templates', async () => {
  const paid = vi.fn();
  payForParsing(paid);
  expect(resolveVariableAndFilter('${first + 1}', { first: 1 })).toBe(2);
  expect(tokenize('one: ${second}', { second: 2 })).toBe('one: 2');
  expect(await resolveVariableAndFilterForAsync('${third + 3}', { third: 3 })).toBe(6);
  expect(paid.mock.calls.map(([text]) => text)).toEqual(['${first + 1}', 'one: ${second}', '${third + 3}']);
});

it('calls the function `failed` when a formula fails, and prints nothing', async () => {
  const warn = vi.spyOn(console, 'warn');
  const failed = vi.fn();
  for (const machine of [Evaluator, AsyncEvaluator]) Object.assign(machine, { failed });
  resolveVariableAndFilter('${DECODEJSON(a)}', { a: '{' });
  tokenize('x${DECODEJSON(a)}', { a: '{' });
  await resolveVariableAndFilterForAsync('${DECODEJSON(a)}', { a: '{' });
  expect(failed.mock.calls.map(([text]) => text)).toEqual([
    '${DECODEJSON(a)}',
    'x${DECODEJSON(a)}',
    '${DECODEJSON(a)}',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
