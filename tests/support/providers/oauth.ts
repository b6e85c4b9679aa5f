import { createHash } from 'node:crypto';
import { addressWith, clientId, consentPage, type World } from './outside.ts';
import type { Call, Reply, Routes } from './site.ts';

const refused = (error: string): Reply => ({ status: 400, json: { error } });

/** A plain OAuth 2.0 provider: code flow with PKCE, form-encoded token call, user info for a bearer. */
export function oauthRoutes(world: World): Routes {
  const bearers = new Map<string, World['person']>();

  function authorize(call: Call): Reply {
    const { query } = call;
    const redirect = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== clientId || query.get('response_type') !== 'code') return refused('invalid_request');
    const state = query.get('state') ?? '';
    return consentPage(call, (no) => {
      if (no) return { redirect: addressWith(redirect, { error: 'access_denied', state }) };
      const code = world.grant(redirect, query.get('code_challenge') ?? '');
      return { redirect: addressWith(redirect, { code, state }) };
    });
  }

  function token({ body, headers }: Call): Reply {
    const form = new URLSearchParams(body);
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || form.get('grant_type') !== 'authorization_code') return refused('invalid_request');
    if (form.get('client_id') !== clientId || form.get('client_secret') !== world.secret)
      return { status: 401, json: { error: 'invalid_client' } };
    const grant = world.spend(form.get('code'));
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.redirect !== form.get('redirect_uri') || grant.challenge !== proof) return refused('invalid_grant');
    const access_token = `bearer-${world.grant('')}`;
    bearers.set(`Bearer ${access_token}`, grant.person);
    return { json: { access_token, token_type: 'Bearer', expires_in: 60 } };
  }

  function info({ headers }: Call): Reply {
    const person = bearers.get(headers.authorization ?? '');
    if (!person) return { status: 401, json: { error: 'invalid_token' } };
    const { id, username, name, email, more, digits } = person;
    const json = { name: username, displayName: name, ...(email ? { email } : {}), ...more };
    return digits ? { written: JSON.stringify(json).replace('{', `{"id":${digits},`) } : { json: { id, ...json } };
  }

  return { 'GET /oauth/authorize': authorize, 'POST /oauth/token': token, 'GET /oauth/info': info };
}
