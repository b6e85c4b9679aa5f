import type { Method } from '../methods/index.ts';

/** By what somebody has proven to be the owner of an account. */
export interface FirstStep {
  method: Method;
  /** The company whose own provider it was; `PLATFORM` for every other way. */
  providerCompany: number;
}
