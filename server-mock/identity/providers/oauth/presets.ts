import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';

/** A provider of the OAuth family with everything filled in that its kind knows by itself. */
export type OAuthKind = 'oauth' | 'baidu' | 'idaas' | 'bce';

/** Addresses of providers that are the same for everybody. Baidu: open.baidu.com, "Authorization Code". */
const addresses: Partial<Record<OAuthKind, Partial<ProviderConfiguration>>> = {
  baidu: {
    authorizeUrl: 'https://openapi.baidu.com/oauth/2.0/authorize',
    tokenUrl: 'https://openapi.baidu.com/oauth/2.0/token',
    infoUrl: 'https://openapi.baidu.com/rest/2.0/passport/users/getInfo',
    scope: 'basic',
    idField: 'openid',
    nameField: 'username',
  },
};

/** Names of fields and scopes where the configuration says nothing: OpenID Connect Core 5.1 and the platform's manual. */
const openid: Partial<ProviderConfiguration> = {
  scope: 'openid email profile',
  idField: 'sub',
  nameField: 'preferred_username',
  displayField: 'name',
  emailField: 'email',
};
const plain: Partial<ProviderConfiguration> = {
  scope: 'email',
  idField: 'id',
  nameField: 'name',
  displayField: 'displayName',
  emailField: 'email',
};

const given = (settings: ProviderConfiguration): Partial<ProviderConfiguration> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));

/** The configured settings over what the kind of provider knows by itself. */
export function withDefaults(kind: OAuthKind, settings: ProviderConfiguration): ProviderConfiguration {
  const known = settings.issuer ? openid : { ...plain, ...addresses[kind] };
  return { ...settings, ...known, ...given(settings) };
}
