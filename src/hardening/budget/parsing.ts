import { BudgetExceeded, type BudgetReason } from './budget-exceeded.ts';
import { limits } from './limits.ts';
import { currentPurse } from './purse.ts';

/**
 * Pays for the parsing of a text: it takes about as long for a sign as a step does, and the page's purse pays. Throws
 * `BudgetExceeded` for a text that is too long.
 */
export function payForText(text: string): void {
  if (!text.includes('$')) return;
  const purse = currentPurse();
  const refuse = (reason: BudgetReason): never => {
    const error = new BudgetExceeded(reason, text);
    purse.stopped(error, text);
    throw error;
  };
  if (text.length > limits.formulaLength) refuse('length');
  if (text.length > Math.max(limits.smallChange, purse.left())) refuse('purse');
  purse.spend(text.length);
}
