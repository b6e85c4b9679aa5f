import { clientId, type World } from './outside.ts';
import type { Call, Reply, Routes } from './site.ts';

/** The servers of Feishu and DingTalk that silent sign-in asks. */
export function messengerRoutes(world: World): Routes {
  const tokens = new Map<string, World['person']>();
  const appToken = 'app-token';

  function feishuToken({ body }: Call): Reply {
    const { grant_type, client_id, client_secret, code } = JSON.parse(body);
    if (grant_type !== 'authorization_code' || client_id !== clientId || client_secret !== world.secret)
      return { status: 400, json: { code: 20002, error: 'invalid_client' } };
    const grant = world.spend(code);
    if (!grant) return { status: 400, json: { code: 20003, error: 'invalid_grant' } };
    const access_token = world.grant('');
    tokens.set(`Bearer ${access_token}`, grant.person);
    return { json: { code: 0, access_token, token_type: 'Bearer', expires_in: 7200 } };
  }

  function feishuUser({ headers }: Call): Reply {
    const person = tokens.get(headers.authorization ?? '');
    if (!person) return { status: 401, json: { code: 99991668, msg: 'invalid token' } };
    const { id, name, email } = person;
    return { json: { code: 0, data: { open_id: `ou-${id}`, union_id: `on-${id}`, name, enterprise_email: email } } };
  }

  const withToken = (call: Call, answer: (body: Record<string, string>) => Reply): Reply =>
    call.query.get('access_token') === appToken
      ? answer(JSON.parse(call.body))
      : { json: { errcode: 40014, errmsg: 'invalid access_token' } };

  return {
    'POST /open-apis/authen/v2/oauth/token': feishuToken,
    'GET /open-apis/authen/v1/user_info': feishuUser,
    'POST /v1.0/oauth2/accessToken': ({ body }) => {
      const { appKey, appSecret } = JSON.parse(body);
      return appKey === clientId && appSecret === world.secret
        ? { json: { accessToken: appToken, expireIn: 7200 } }
        : { status: 400, json: { code: 'invalidClientIdOrSecret', message: 'wrong' } };
    },
    'POST /topapi/v2/user/getuserinfo': (call) =>
      withToken(call, ({ code = '' }) => {
        const person = world.spend(code)?.person;
        if (!person) return { json: { errcode: 40078, errmsg: 'code does not exist' } };
        return {
          json: { errcode: 0, result: { userid: person.username, unionid: `d-${person.id}`, name: person.name } },
        };
      }),
    'POST /topapi/v2/user/get': (call) =>
      withToken(call, ({ userid }) =>
        userid === world.person.username
          ? { json: { errcode: 0, result: { name: world.person.name, org_email: world.person.email } } }
          : { json: { errcode: 60121, errmsg: 'no such user' } },
      ),
  };
}
