// Made by `npm run types` from schemas/contracts/company-settings.json; change that and run it again.

import contract from '../../../../schemas/contracts/company-settings.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface CompanySettingsOperations {
  readCompany: {
    params: CompanyAddress;
    answer: ReadCompanyAnswer;
  };
  changeCompany: {
    params: CompanyAddress;
    body: ChangeCompanyBody;
    answer: ChangeCompanyAnswer;
  };
}
export interface CompanyAddress {
  companyKey: string;
}
export interface ReadCompanyAnswer {
  key: string;
  name: string;
  nameshort: string;
  /**
   * The address of an uploaded picture; empty: none.
   */
  logo: string;
}
export interface ChangeCompanyBody {
  name: string;
  nameshort?: string;
  /**
   * The address of an uploaded picture; empty: none.
   */
  logo?: string;
}
export interface ChangeCompanyAnswer {}

/** The contract with the types of its calls. */
export const companySettingsContract: Contract<CompanySettingsOperations> = withLists(contract);
