import 'amis-core';
import { AsyncEvaluator, Evaluator, parse } from 'amis-formula';
import { describe, expect, it, vi } from 'vitest';
import { hostileFormulas } from '../../../tests/support/hostile-formulas.ts';
import { installAsyncBudget, installBudget } from './install.ts';

installBudget(Evaluator);
installAsyncBudget(AsyncEvaluator);

const ast = (text: string) => parse(text, { evalMode: false, allowFilter: true });
const of = (text: string, data: object = { config: {} }): unknown =>
  new Evaluator(data, { defaultFilter: 'raw' }).evalute(ast(text));
const asyncOf = async (text: string, data: object = { config: {} }): Promise<unknown> =>
  new AsyncEvaluator(data, { defaultFilter: 'raw' }).evalute(ast(text));

/** Each question for the time comes a second later, so that the purse is full. */
let seconds = 0;
vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);

const enough = { name: 'BudgetExceeded', reason: expect.stringMatching(/^(steps|size|depth)$/) };

describe('a hostile formula is stopped', () => {
  it.each(Object.entries(hostileFormulas))('%s', (_, text) => {
    expect(() => of(text)).toThrow(expect.objectContaining(enough));
  });

  it.each(Object.entries(hostileFormulas))('in an action: %s', async (_, text) => {
    await expect(asyncOf(text)).rejects.toMatchObject(enough);
  });
});
