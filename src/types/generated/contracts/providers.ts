// Made by `npm run types` from schemas/contracts/providers.json; change that and run it again.

export type HopScriptAnswer = string;

export interface ProvidersOperations {
  beginExternalSignIn: {
    params: ProviderName;
    query: AnyQuery;
    answer: BeginExternalSignInAnswer;
  };
  finishExternalSignIn: {
    params: ProviderName;
    query: AnyQuery;
    answer: FinishExternalSignInAnswer;
  };
  hopScript: {
    answer: HopScriptAnswer;
  };
  ldapLogin: {
    body: LdapLoginBody;
    answer: LdapLoginAnswer;
  };
}
export interface ProviderName {
  provider: string;
}
export interface AnyQuery {
  [k: string]: unknown;
}
/**
 * 302
 */
export interface BeginExternalSignInAnswer {
  [k: string]: unknown;
}
/**
 * 302, or a page that leaves the frame it is shown in.
 */
export interface FinishExternalSignInAnswer {
  [k: string]: unknown;
}
export interface LdapLoginBody {
  username?: string;
  password?: string;
  redirect?: string;
}
export interface LdapLoginAnswer {
  /**
   * Where to go: a path of ours.
   */
  redirect: string;
}
