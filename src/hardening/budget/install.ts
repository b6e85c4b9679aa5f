import { payForParsing } from '../parse-formula.ts';
import { chargeFilters, chargeFunctions } from './calls.ts';
import { countCallbacks, countSteps } from './machine.ts';
import { payForText } from './parsing.ts';

/**
 * Puts the budget into amis's evaluator or a class derived from it, and has texts paid for before they are parsed. What calls
 * and filters answer is looked at around the budget: close them afterwards (`closeMachine`, `closeCalls`).
 */
export function installBudget(machine: { prototype: object }): void {
  payForParsing(payForText);
  countSteps(machine.prototype);
  countCallbacks(machine.prototype);
  chargeFunctions(machine.prototype, false);
  chargeFilters(machine.prototype, false);
}

/** The same for the evaluator that waits for answers; it is derived from the other one, which has its budget already. */
export function installAsyncBudget(machine: { prototype: object }): void {
  countCallbacks(machine.prototype);
  chargeFunctions(machine.prototype, true);
  chargeFilters(machine.prototype, true);
}
