import * as client from 'openid-client';
import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { boundedFetch } from '../ask.ts';
import { patience } from '../limits.ts';

/** How long what a provider says of itself is believed, in milliseconds. */
const memory = 10 * 60_000;

const remembered = new Map<string, { found: Promise<client.Configuration>; until: number }>();

const fetcher = (url: string, options: client.CustomFetchOptions): Promise<Response> =>
  boundedFetch(url, options as RequestInit);

function discover({ issuer, clientId, clientSecret }: ProviderConfiguration, auth: client.ClientAuth) {
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, { client_secret: clientSecret }, auth, {
    execute: insecure,
    [client.customFetch]: fetcher,
    timeout: patience / 1000,
  });
}

/**
 * What a provider tells of itself (OpenID Connect Discovery 1.0), remembered for ten minutes. The client secret goes
 * into the token call's form, or into its header where the provider takes no other way (RFC 6749, 2.3.1).
 */
export async function discovered(settings: ProviderConfiguration, now = Date.now()): Promise<client.Configuration> {
  const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
  const known = remembered.get(key);
  if (known && known.until > now) return known.found;
  const found = discover(settings, client.ClientSecretPost(settings.clientSecret)).then((configuration) => {
    const ways = configuration.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (ways.includes('client_secret_post')) return configuration;
    return discover(settings, client.ClientSecretBasic(settings.clientSecret));
  });
  remembered.set(key, { found, until: now + memory });
  found.catch(() => remembered.delete(key));
  return found;
}
