/** A level, by the keys of company and app; empty at the platform's level. */
export interface Scope {
  company?: string;
  app?: string;
}

/**
 * The level that an address stands for: what its route's `:companyKey` and `:appKey` say. No other address has a level, so
 * no link can take a company's version of a page to an address of the platform.
 */
export function scopeOf({ companyKey: company, appKey: app }: Record<string, string>): Scope {
  if (!company) return {};
  return app ? { company, app } : { company };
}

/**
 * The level of a sign-in page, which its query names.
 * @param shown the level of the page that is shown: only the server knows the company of an app that is named alone
 */
export function loginScopeOf({ company, app }: Record<string, string>, shown: Scope): Scope {
  if (company) return scopeOf({ companyKey: company, ...(app ? { appKey: app } : {}) });
  return app && app === shown.app ? shown : {};
}

/** Whether two levels are the same. */
export const isSameScope = (a: Scope, b: Scope): boolean => a.company === b.company && a.app === b.app;
