// Made by `npm run types` from schemas/contracts/companies.json; change that and run it again.

import contract from '../../../../schemas/contracts/companies.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';

export interface CompaniesOperations {
  listCompanies: {
    answer: ListCompaniesAnswer;
  };
  ownCompanies: {
    answer: OwnCompaniesAnswer;
  };
  leaveCompany: {
    params: LeaveCompanyParams;
    answer: LeaveCompanyAnswer;
  };
}
export interface ListCompaniesAnswer {
  items: {
    id: number;
    key: string;
    name: string;
    nameshort: string;
    logo: string;
    role: 'owner' | 'admin' | 'member';
  }[];
}
export interface OwnCompaniesAnswer {
  items: {
    id: number;
    key: string;
    name: string;
    logo: string;
    createdAt: string;
    isOwner: boolean;
  }[];
}
export interface LeaveCompanyParams {
  id: number;
}
export interface LeaveCompanyAnswer {}

/** The contract with the types of its calls. */
export const companiesContract: Contract<CompaniesOperations> = contract;
