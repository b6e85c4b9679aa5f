export { admitAgain } from './admit.ts';
export { bodyCheck } from './body-check.ts';
export type { Context } from './context.ts';
export type { Contract, Operation } from './contract.ts';
export { defineOperations } from './define-operations.ts';
export type { AnswerTo, Call } from './handler.ts';
export { listPage } from './list-page.ts';
export { listRows } from './list-rows.ts';
