// Made by `npm run types` from schemas/contracts/companies.json; change that and run it again.

export interface CompaniesOperations {
  listCompanies: {
    answer: ListCompaniesAnswer;
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
