import type { OperationSource } from './operation-list.ts';

/** Whose pages may make a call; the words are explained in `schemas/contracts/contract.schema.json`. */
type Reach = 'any' | 'tenant' | 'login' | 'platform' | 'host' | 'machine';

/** The part of an operation that says which pages may call it. */
export interface ReachSource extends OperationSource {
  reach: Reach;
  pin?: readonly string[];
  navigates?: boolean;
}
