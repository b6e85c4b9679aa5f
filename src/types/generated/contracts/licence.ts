// Made by `npm run types` from schemas/contracts/licence.json; change that and run it again.

import contract from '../../../../schemas/contracts/licence.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LicenceOperations {
  licenceStatus: {
    answer: LicenceStatusAnswer;
  };
  registerLicense: {
    body: RegisterLicenseBody;
    answer: RegisterLicenseAnswer;
  };
}
export interface LicenceStatusAnswer {
  /**
   * Of the stored licence; none: the product runs without one.
   */
  state: 'none' | 'valid' | 'expired' | 'foreign' | 'unreadable';
  organisation: string;
  /**
   * The last day, YYYY-MM-DD; empty without a licence.
   */
  expires: string;
  seats: number;
  /**
   * Accounts in use.
   */
  people: number;
}
export interface RegisterLicenseBody {
  license: string;
  redirect?: string;
}
export interface RegisterLicenseAnswer {
  /**
   * Where to go next.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const licenceContract: Contract<LicenceOperations> = withLists(contract);
