import { addressWith, consentPage, type World } from './outside.ts';
import type { Routes } from './site.ts';

/** A login page of the third protocol, the profile that a ticket gives away once, and one that asks for none. */
export function thirdRoutes(world: World): Routes {
  return {
    'GET /sso/login': (call) => {
      const service = call.query.get('service') ?? '';
      return consentPage(call, (no) => ({
        redirect: no ? service : addressWith(service, { ticket: world.grant(service) }),
      }));
    },
    'GET /sso/anybody': () => ({ json: { username: 'anybody' } }),
    'GET /sso/profile': async ({ query }) => {
      await world.beforeProfile?.();
      if (world.codesExpired) return { status: 401, json: { status: 401, msg: 'code_expired' } };
      const grant = world.spend(query.get('ticket'));
      if (!grant) return { json: { status: 500, msg: 'unknown ticket' } };
      const { username, name, email } = grant.person;
      return { json: { email, username, displayName: name, avatar: '', phone: '' } };
    },
  };
}
