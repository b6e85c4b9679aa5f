import * as client from 'openid-client';
import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { parseExactJson } from '../../../kernel/values/exact-json.ts';
import { boundedFetch } from '../ask.ts';
import { patience } from '../limits.ts';

/** How long what a provider says of itself is believed, in milliseconds. */
const memory = 10 * 60_000;

const remembered = new Map<string, { found: Promise<client.Configuration>; until: number }>();

const isJson = ({ headers }: Response): boolean =>
  /^application\/(\S+\+)?json\b/i.test(headers.get('content-type') ?? '');

/** The library's way out. Ids in what it brings may be integers of 64 bits; those come as texts. */
async function fetcher(url: string, options: client.CustomFetchOptions): Promise<Response> {
  const response = await boundedFetch(url, options as RequestInit);
  if (!response.ok || !isJson(response)) return response;
  const text = await response.text();
  return new Response(exact(text), { status: response.status, headers: response.headers });
}

/** The same JSON with long integers as texts; what is no JSON stays as it is, for the library to refuse. */
function exact(text: string): string {
  try {
    return JSON.stringify(parseExactJson(text));
  } catch {
    return text;
  }
}

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
