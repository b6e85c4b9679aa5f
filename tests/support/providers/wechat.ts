import { addressWith, clientId, consentPage, type World } from './outside.ts';
import type { Call, Reply, Routes } from './site.ts';

const refused = (errcode: number, errmsg: string): Reply => ({ json: { errcode, errmsg } });

/** WeChat's and WeCom's servers: their names for parameters, failures with status 200. */
export function wechatRoutes(world: World): Routes {
  const tokens = new Map<string, World['person']>();
  const corporationToken = 'corporation-token';

  const scan = (call: Call): Reply =>
    call.query.get('appid') !== clientId
      ? refused(40013, 'invalid appid')
      : consentPage(call, (no) => {
          const state = call.query.get('state') ?? '';
          const redirect = call.query.get('redirect_uri') ?? '';
          return { redirect: addressWith(redirect, no ? { state } : { code: world.grant(redirect), state }) };
        });

  function accessToken({ query }: Call): Reply {
    if (query.get('appid') !== clientId || query.get('secret') !== world.secret)
      return refused(40125, 'invalid secret');
    const grant = world.spend(query.get('code'));
    if (!grant || query.get('grant_type') !== 'authorization_code') return refused(40163, 'code been used');
    const access_token = world.grant('');
    tokens.set(access_token, grant.person);
    return { json: { access_token, expires_in: 7200, openid: `o-${grant.person.id}`, scope: 'snsapi_login' } };
  }

  function userInfo({ query }: Call): Reply {
    const person = tokens.get(query.get('access_token') ?? '');
    if (!person || query.get('openid') !== `o-${person.id}`) return refused(40001, 'invalid credential');
    return { json: { openid: `o-${person.id}`, unionid: `u-${person.id}`, nickname: person.name } };
  }

  return {
    'GET /connect/qrconnect': scan,
    'GET /sns/oauth2/access_token': accessToken,
    'GET /sns/userinfo': userInfo,
    'GET /wwlogin/sso/login': (call) => (call.query.get('agentid') === '7' ? scan(call) : refused(40056, 'agentid')),
    'GET /cgi-bin/gettoken': ({ query }) =>
      query.get('corpid') === clientId && query.get('corpsecret') === world.secret
        ? { json: { errcode: 0, errmsg: 'ok', access_token: corporationToken, expires_in: 7200 } }
        : refused(40001, 'invalid credential'),
    'GET /cgi-bin/auth/getuserinfo': ({ query }) => {
      if (query.get('access_token') !== corporationToken) return refused(40014, 'invalid access_token');
      const grant = world.spend(query.get('code'));
      return grant ? { json: { errcode: 0, errmsg: 'ok', userid: grant.person.username } } : refused(40029, 'code');
    },
    'GET /cgi-bin/user/get': ({ query }) =>
      query.get('access_token') === corporationToken && query.get('userid') === world.person.username
        ? { json: { errcode: 0, name: world.person.name, biz_mail: world.person.email } }
        : refused(60011, 'no privilege'),
  };
}
