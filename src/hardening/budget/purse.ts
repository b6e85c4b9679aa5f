import { BudgetExceeded } from './budget-exceeded.ts';
import { limits } from './limits.ts';
import { tellOfStop } from './stops.ts';

/** Steps that all formulas of a page share. */
export interface Purse {
  /** Steps that the next expression may take. */
  left(): number;
  spend(steps: number): void;
  /** Called for each expression that is stopped. May throw, to give up the layer. */
  stopped(error: BudgetExceeded, formula: string): void;
}

/** The purse of a page that is shown: it is full again after each window of time. */
export function createPagePurse(now: () => number): Purse {
  let spent = 0;
  let ends = 0;
  return {
    left() {
      if (spent > limits.purse / 2 && now() >= ends) spent = 0;
      return limits.purse - spent;
    },
    spend(steps) {
      if (spent === 0) ends = now() + limits.purseWindow;
      spent += steps;
    },
    stopped: (error, formula) => tellOfStop(formula, error),
  };
}

/** The purse of a page that is compiled: it is filled once, so that the outcome does not depend on the clock. */
export function createRunPurse(): Purse {
  let spent = 0;
  let stops = 0;
  let expressions = 0;
  return {
    left() {
      expressions += 1;
      if (expressions > limits.formulasOfPage) throw new BudgetExceeded('given-up');
      return limits.purse - spent;
    },
    spend(steps) {
      spent += steps;
    },
    stopped(_, formula) {
      stops += 1;
      if (stops >= limits.stops) throw new BudgetExceeded('given-up', formula);
    },
  };
}

let current = createPagePurse(() => performance.now());

/** The purse that pays for the next expression. */
export const currentPurse = (): Purse => current;

/**
 * Runs synchronous work whose formulas share one purse, such as compiling a page. Throws `BudgetExceeded` with `isLayer` when
 * a third formula is stopped; `evaluate` and its kin in `src/shell` let that error through.
 */
export function runWithBudget<Result>(work: () => Result): Result {
  const before = current;
  current = createRunPurse();
  try {
    return work();
  } finally {
    current = before;
  }
}
