import { createHash } from 'node:crypto';
import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { askJson, withQuery } from '../ask.ts';
import { textAt } from '../fields.ts';
import type { Provider } from '../provider.ts';
import { toldBy, trouble } from '../trouble.ts';
import { personOf } from './person.ts';
import type { OAuthKind } from './presets.ts';

/** PKCE's S256 (RFC 7636, 4.2). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The code a provider sent the browser back with. Throws what its error says (RFC 6749, 4.1.2.1). */
export function codeOf({ searchParams }: URL): string {
  const error = searchParams.get('error');
  if (error === 'access_denied') throw trouble('provider-denied', error);
  const code = searchParams.get('code') ?? '';
  if (error !== null || code === '') throw trouble('provider-refused', toldBy({ error: error ?? 'no code' }));
  return code;
}

/** OAuth 2.0's code flow (RFC 6749, 4.1), with PKCE, which providers that do not know it leave aside. */
export function plainOAuth(kind: OAuthKind, settings: ProviderConfiguration): Provider {
  const { clientId, clientSecret } = settings;

  async function accessToken(code: string, redirectUri: string, verifier: string): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    });
    const answer = await askJson(settings.tokenUrl, { method: 'POST', body });
    const token = textAt(answer.body, 'access_token');
    if (answer.status >= 400 || token === '') throw trouble('provider-refused', `token: ${toldBy(answer.body)}`);
    return token;
  }

  return {
    authorize: ({ state, verifier, callback }) =>
      withQuery(settings.authorizeUrl, {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: callback,
        scope: settings.scope,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }),
    async redeem({ callback, verifier }, address) {
      const token = await accessToken(codeOf(address), callback, verifier);
      const url = kind === 'baidu' ? withQuery(settings.infoUrl, { access_token: token }) : settings.infoUrl;
      const { status, body } = await askJson(url, { headers: { authorization: `Bearer ${token}` } });
      if (status >= 400) throw trouble('provider-refused', `user info: status ${status} ${toldBy(body)}`);
      return personOf(kind, settings, body);
    },
  };
}
