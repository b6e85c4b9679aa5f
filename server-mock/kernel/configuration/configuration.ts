import type { PublicConfig } from '../../../src/types/start.ts';

/** An external sign-in provider of the OAuth family. */
export interface ProviderConfiguration {
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  infoUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  idField: string;
  nameField: string;
  displayField: string;
  emailField: string;
  emailSuffix: string;
  logoutUrl: string;
}

/**
 * Every configuration key, defaults filled in; `schemas/contracts/configuration.schema.json` describes each. What
 * browsers may know stands in `PublicConfig`.
 */
export interface Configuration extends Omit<PublicConfig, 'integration' | 'passwordDescription'> {
  integration: PublicConfig['integration'] & { appSecret: string; endpoint: string; sdkUrl: string };
  loginPage: string;
  encryptionKey: string;
  administrators: string[];
  trustProxy: boolean;
  publicUrl: string;
  allowedHosts: string[];
  frameAncestors: string[];
  screenMegabytes: number;
  documentMegabytes: number;
  session: { cookieName: string; maxAge: number; sameSite: 'lax' | 'strict' | 'none' };
  mail: { smtpUrl: string; from: string; apiUrl: string };
  sms: { url: string; template: string };
  ldap: {
    url: string;
    bindDn: string;
    bindCredentials: string;
    searchBase: string;
    searchFilter: string;
    emailAttribute: string;
    nameAttribute: string;
    nicknameAttribute: string;
  };
  oauth: ProviderConfiguration;
  baidu: ProviderConfiguration;
  idaas: ProviderConfiguration;
  bce: ProviderConfiguration;
  weixin: ProviderConfiguration;
  workweixin: ProviderConfiguration;
  third: { authorizeUrl: string; profileUrl: string; codeField: string; logoutUrl: string };
  cas2: { url: string };
  uuap: { url: string };
  password: {
    rules: (string | { regex: string; message: string })[];
    description: string;
    maxAgeDays: number;
    remindDays: number;
  };
  license: { publicKey: string };
  metrics: { token: string };
  storage: { driver: 'database' };
}
