import { addressWith, consentPage, type World } from './outside.ts';
import type { Call, Reply, Routes } from './site.ts';

const answer = (inside: string): Reply => ({
  xml: `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`,
});

const failure = (code: string): Reply =>
  answer(`<cas:authenticationFailure code="${code}">${code}</cas:authenticationFailure>`);

/** A CAS 2.0 server: a ticket is good once and for the service it was made for. */
export function casRoutes(world: World): Routes {
  function login(call: Call): Reply {
    const service = call.query.get('service') ?? '';
    return consentPage(call, (no) => ({
      redirect: no ? service : addressWith(service, { ticket: `ST-${world.grant(service)}` }),
    }));
  }

  function validate({ query }: Call): Reply {
    if (world.casAnswer !== null) return { xml: world.casAnswer };
    const grant = world.spend((query.get('ticket') ?? '').replace(/^ST-/, ''));
    if (!grant) return failure('INVALID_TICKET');
    if (grant.redirect !== query.get('service')) return failure('INVALID_SERVICE');
    const { username, name, email } = grant.person;
    const mail = email ? `<cas:mail>${email}</cas:mail>` : '';
    const attributes = `<cas:attributes><cas:displayName>${name}</cas:displayName>${mail}</cas:attributes>`;
    return answer(
      `<cas:authenticationSuccess><cas:user>${username}</cas:user>${attributes}</cas:authenticationSuccess>`,
    );
  }

  return { 'GET /cas/login': login, 'GET /cas/serviceValidate': validate };
}
