import { randomBytes } from 'node:crypto';
import { casRoutes } from './cas.ts';
import { messengerRoutes } from './messengers.ts';
import { oauthRoutes } from './oauth.ts';
import { clientSecret, type World } from './outside.ts';
import { startSite } from './site.ts';
import { thirdRoutes } from './third.ts';
import { wechatRoutes } from './wechat.ts';

/** Starts all of them. */
export async function startWorld(): Promise<World> {
  const world = {
    person: { id: '1', username: 'nobody', name: 'Nobody', email: '' },
    secret: clientSecret,
    grants: new Map(),
    codesExpired: false,
    casAnswer: null,
    grant(redirect: string, challenge?: string) {
      const code = randomBytes(12).toString('hex');
      world.grants.set(code, { person: { ...world.person }, redirect, ...(challenge ? { challenge } : {}) });
      return code;
    },
    spend(code: string | null) {
      const grant = world.grants.get(code ?? '');
      world.grants.delete(code ?? '');
      return grant;
    },
  } as World;
  const routes = [oauthRoutes, wechatRoutes, casRoutes, thirdRoutes, messengerRoutes].map((make) => make(world));
  return startSite(Object.assign({}, ...routes), world);
}
