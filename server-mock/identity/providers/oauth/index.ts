import type { Configuration } from '../../../kernel/configuration/index.ts';
import type { Provider } from '../provider.ts';
import { openidConnect } from './openid.ts';
import { plainOAuth } from './plain.ts';
import { type OAuthKind, withDefaults } from './presets.ts';

/** A provider of the OAuth family; null while its settings are missing. */
export function oauthProvider(kind: OAuthKind, config: Configuration): Provider | null {
  const settings = withDefaults(kind, config[kind]);
  if (!settings.clientId) return null;
  if (settings.issuer) return openidConnect(kind, settings);
  const { authorizeUrl, tokenUrl, infoUrl } = settings;
  return authorizeUrl && tokenUrl && infoUrl ? plainOAuth(kind, settings) : null;
}
