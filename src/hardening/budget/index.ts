export { BudgetExceeded, type BudgetReason } from './budget-exceeded.ts';
export { installAsyncBudget, installBudget } from './install.ts';
export { limits } from './limits.ts';
export { pointerOf } from './pointer-of.ts';
export { runWithBudget } from './purse.ts';
export { type HearOfStop, listenForStops } from './stops.ts';
