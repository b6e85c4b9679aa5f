export type { Context, Handler, Handlers } from './context.ts';
export type { Contract, Operation } from './contract.ts';
export { defineOperations } from './define-operations.ts';
