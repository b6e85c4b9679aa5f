import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { clientId, clientSecret } from './outside.ts';

/** Somebody as an OpenID provider knows them. */
export interface OpenIdPerson {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** An OpenID provider that is real but for its login page: whoever `person` is agrees at once. */
export interface OpenIdSite {
  issuer: string;
  person: OpenIdPerson;
  /** Called with every request before the provider sees it; true when it has answered. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
}

/** Follows a provider's own redirects, keeping its cookies, until it leads elsewhere; answers that address. */
export async function agree(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let steps = 0; steps < 10 && next.startsWith(issuer); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    next = new URL(answer.headers.get('location') ?? '', next).href;
  }
  return next;
}

async function listening(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/**
 * Starts oidc-provider for our client.
 * @param callback our address, which alone it leads back to.
 */
export async function startOpenId(callback: () => string, authMethod = 'client_secret_post'): Promise<OpenIdSite> {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const { server, issuer } = await listening((request, response) => {
    if (!site.intercept?.(request, response)) handle(request, response);
  });
  const site: OpenIdSite = {
    issuer,
    person: { sub: 'nobody' },
    intercept: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: [callback()] };
  const provider = new Provider(issuer, {
    clients: [{ ...client, grant_types: ['authorization_code'], token_endpoint_auth_method: authMethod }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    clientAuthMethods: [authMethod],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/agree/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...site.person, sub: accountId }) }),
    pkce: { required: () => true },
    cookies: { keys: ['of the tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  const answer = provider.callback();
  handle = async (request, response) => {
    if (!request.url?.startsWith('/agree/')) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: site.person.sub, clientId });
    grant.addOIDCScope(String(params['scope']));
    const result = { login: { accountId: site.person.sub }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  };
  return site;
}
