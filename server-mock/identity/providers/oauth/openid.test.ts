import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../../tests/support/person.ts';
import { agree, type OpenIdSite, startOpenId } from '../../../../tests/support/providers/openid.ts';
import { clientId, clientSecret } from '../../../../tests/support/providers/outside.ts';
import { pathOf, setOut } from '../../../../tests/support/providers/walk.ts';
import { createLog } from '../../../kernel/http/log.ts';

const location = (answer: Answer) => answer.headers.get('location');

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const lines: string[] = [];

  beforeAll(async () => {
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_AUTH_TYPES: 'oauth,email,password' }, log });
  });

  describe.each(['client_secret_post', 'client_secret_basic'])('OpenID Connect with %s', (authMethod) => {
    let site: OpenIdSite;
    let number = 0;

    beforeAll(async () => {
      site = await startOpenId(() => `${platform.base}/auth/oauth/callback`, authMethod);
    });
    afterAll(() => site.close());
    beforeEach(() => {
      number += 1;
      const name = `${authMethod} ${number}`;
      site.person = { sub: name, name, email: `${authMethod}.${number}@corp.example`, email_verified: true };
      site.intercept = null;
      const settings = { issuer: site.issuer, clientId, clientSecret };
      platform.services.config.oauth = { ...platform.services.config.oauth, ...settings };
    });

    const back = async (person: Person) =>
      pathOf(await agree(await setOut(person, 'oauth', '?redirect=/i'), site.issuer), person);

    it('signs in', async () => {
      const person = platform.visitor();
      const address = new URL(await setOut(person, 'oauth'));
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${platform.base}/auth/oauth/callback`,
        code_challenge_method: 'S256',
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(location(await person.get(await back(person)))).toBe('/i');
      expect((await person.get('/api/user/info')).json.data).toMatchObject({
        name: site.person.name,
        email: site.person.email,
      });
    });

    it('believes no address that the provider has not proven', async () => {
      for (const email_verified of [false, undefined]) {
        site.person = {
          sub: `unproven ${number}`,
          email: 'owner@example.com',
          ...(email_verified === undefined ? {} : { email_verified }),
        };
        const person = platform.visitor();
        expect(location(await person.get(await back(person)))).toBe('/bind?redirect=%2Fi');
        expect((await person.get('/api/user/info')).status).toBe(401);
      }
    });

    it('links with the account that is signed in, whatever the address, and nothing once that has signed out', async () => {
      const person = await platform.person('member');
      const comeBack = async () => {
        const { redirect } = (await person.post<{ redirect: string }>('/api/user/identities/link/oauth', {})).json.data;
        const address = location(await person.get(redirect)) ?? '';
        return pathOf(await agree(address, site.issuer), person);
      };
      const late = await comeBack();
      expect(location(await person.get(await comeBack()))).toBe('/i/linked-accounts?outcome=linked&provider=oauth');
      const again = platform.visitor();
      expect(location(await again.get(await back(again)))).toBe('/i');
      expect((await again.get('/api/user/info')).json.data['email']).toBe('member@example.com');
      await person.post('/logout');
      site.person = { ...site.person, sub: `late ${number}` };
      expect(location(await person.get(late))).toBe('/login?error=sign-in-interrupted');
    });

    it('refuses a code that was used', async () => {
      const person = platform.visitor();
      const first = await back(person);
      await person.get(first);
      await person.post('/logout');
      const state = new URL(await setOut(person, 'oauth')).searchParams.get('state');
      const again = await person.get(first.replace(/state=[^&]+/, `state=${state}`));
      expect(location(again)).toBe('/login?error=provider-refused');
    });

    it('refuses a code that was made for another sign-in of the same person', async () => {
      const person = platform.visitor();
      const first = new URL(await back(person), platform.base);
      const second = new URL(await setOut(person, 'oauth'));
      const state = second.searchParams.get('state')!;
      first.searchParams.set('state', state);
      expect(location(await person.get(first.pathname + first.search))).toBe('/login?error=provider-refused');
      expect((await person.get('/api/user/info')).status).toBe(401);
    });

    it('refuses an answer in the name of another issuer', async () => {
      const person = platform.visitor();
      const address = new URL(await back(person), platform.base);
      address.searchParams.set('iss', 'https://evil.example');
      expect(location(await person.get(address.pathname + address.search))).toBe(
        '/login?redirect=%2Fi&error=provider-refused',
      );
    });

    it('has the log name both texts where the issuer is not called as it calls itself', async () => {
      const oauth = { ...platform.services.config.oauth, issuer: `${site.issuer}/realm`, clientId: `slash ${number}` };
      platform.services.config.oauth = oauth;
      site.intercept = (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ issuer: `${oauth.issuer}/`, authorization_endpoint: `${site.issuer}/auth` }));
        return true;
      };
      lines.length = 0;
      expect(await setOut(platform.visitor(), 'oauth')).toBe('/login?error=provider-unavailable');
      const problem = `the issuer is configured as ${oauth.issuer}, the provider calls itself ${oauth.issuer}/; set issuer to that`;
      expect(lines.map((line) => JSON.parse(line).problem)).toEqual([problem]);
    });

    it('refuses an ID token that somebody changed', async () => {
      const person = platform.visitor();
      const address = await back(person);
      site.intercept = (request, response) => {
        if (request.url !== '/token') return false;
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const claims = { iss: site.issuer, aud: clientId, sub: 'admin', exp: 9999999999, iat: 1, nonce: 'guessed' };
        const id_token = `${part({ alg: 'none' })}.${part(claims)}.`;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token }));
        return true;
      };
      expect(location(await person.get(address))).toBe('/login?redirect=%2Fi&error=provider-refused');
    });

    it('says calmly that the provider is down, before and after', async () => {
      const person = platform.visitor();
      const address = await back(person);
      site.intercept = (_, response) => Boolean(response.destroy());
      expect(location(await person.get(address))).toBe('/login?redirect=%2Fi&error=provider-unavailable');
      platform.services.config.oauth.clientId = 'another, so that nothing is remembered';
      expect(await setOut(person, 'oauth')).toBe('/login?error=provider-unavailable');
    });
  });
});
