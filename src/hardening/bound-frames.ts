import { AsyncEvaluator, Evaluator } from 'amis-core';
import { installAsyncBudget, installBudget } from './budget/index.ts';
import { closeCalls } from './closed-machine.ts';
import { boundValidations } from './patterns/validations.ts';

/**
 * Gives the document's formulas a budget and its patterns bounds, for the rest of its life. Call once, after `harden` and before
 * a page below the built-in layer is rendered. Built-in pages alone do without: every formula and pattern they have is known.
 */
export function boundFrames(): void {
  installBudget(Evaluator);
  installAsyncBudget(AsyncEvaluator);
  // The budget makes calls itself, past the closed ones.
  closeCalls(Evaluator.prototype);
  closeCalls(AsyncEvaluator.prototype);
  boundValidations();
}
