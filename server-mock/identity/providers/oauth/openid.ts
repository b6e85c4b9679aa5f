import * as client from 'openid-client';
import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { Failure } from '../../../kernel/errors/fail.ts';
import { parseExactJson } from '../../../kernel/values/exact-json.ts';
import type { Provider } from '../provider.ts';
import { toldBy, trouble } from '../trouble.ts';
import { discovered } from './discovered.ts';
import { differentIssuers } from './issuers.ts';
import { personOf } from './person.ts';
import { codeOf } from './plain.ts';
import type { OAuthKind } from './presets.ts';

/** An error and what caused it, the outermost first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [error];
  for (let depth = 0; depth < 5 && causes.at(-1) instanceof Error; depth += 1)
    causes.push((causes.at(-1) as Error).cause);
  return causes;
}

/** What an error of the library means: a provider that cannot be reached is told as such, everything else as `otherwise`. */
function meaningOf(
  error: unknown,
  otherwise: 'provider-refused' | 'provider-unavailable',
  { issuer }: Pick<ProviderConfiguration, 'issuer'>,
): Failure {
  const causes = causesOf(error);
  const own = causes.find((cause) => cause instanceof Failure);
  if (own) return own;
  const different = differentIssuers(causes, issuer);
  if (different) return trouble(otherwise, different);
  const { code = '', error: told } = error as { code?: string; error?: string };
  return trouble(otherwise, toldBy({ error: told ?? code }));
}

/** The claims of an ID token that the library has checked, with long integers as texts. */
const exactClaims = (token: string) =>
  parseExactJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Partial<client.IDToken>;

/** A provider that speaks OpenID Connect (Core 1.0, 3.1): discovery, PKCE, state and nonce. */
export function openidConnect(kind: OAuthKind, settings: ProviderConfiguration): Provider {
  async function told(address: URL, checks: client.AuthorizationCodeGrantChecks): Promise<object> {
    const provider = await discovered(settings);
    const tokens = await client.authorizationCodeGrant(provider, address, checks);
    const claims = { ...tokens.claims()!, ...exactClaims(tokens.id_token!) };
    if (!provider.serverMetadata().userinfo_endpoint) return claims;
    return { ...claims, ...(await client.fetchUserInfo(provider, tokens.access_token, claims.sub)) };
  }

  return {
    async authorize({ state, nonce, verifier, callback }) {
      const provider = await discovered(settings).catch((error: unknown) => {
        throw meaningOf(error, 'provider-unavailable', settings);
      });
      return client.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async redeem({ state, nonce, verifier }, address) {
      codeOf(address);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const answer = await told(address, checks).catch((error: unknown) => {
        throw meaningOf(error, 'provider-refused', settings);
      });
      return personOf(kind, settings, answer);
    },
  };
}
