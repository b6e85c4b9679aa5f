import type { BudgetExceeded } from './budget-exceeded.ts';

/** Called with the text of a formula that was stopped, and why. */
export type HearOfStop = (formula: string, error: BudgetExceeded) => void;

const listeners = new Set<HearOfStop>();

/** Calls the listener for every formula of the shown page that is stopped. Answers what ends that. */
export function listenForStops(listener: HearOfStop): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all listeners, after the rendering that is under way. */
export function tellOfStop(formula: string, error: BudgetExceeded): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener(formula, error);
  });
}
