import {
  AsyncEvaluator,
  Evaluator,
  resolveVariableAndFilter,
  resolveVariableAndFilterForAsync,
  tokenize,
} from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

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
