// Made by `npm run types` from schemas/contracts/company-provider.json; change that and run it again.

export interface CompanyProviderOperations {
  companyProvider: {
    params: Company;
    answer: Settings;
  };
  setCompanyProvider: {
    params: Company;
    body: Settings;
    answer: Settings;
  };
}
export interface Company {
  companyKey: string;
}
export interface Settings {
  /**
   * Where people sign in, with {{callback}} for our address.
   */
  authorizeUrl?: string;
  /**
   * Where the profile is, with {{code}} for what came back.
   */
  profileUrl?: string;
  /**
   * Name of the query parameter with the code; empty: code.
   */
  codeField?: string;
}
