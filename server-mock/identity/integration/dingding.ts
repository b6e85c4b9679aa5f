import { PLATFORM } from '../../kernel/database/index.ts';
import { externalUser } from '../identities/index.ts';
import { postJson, textAt, toldBy, trouble, withQuery } from '../providers/index.ts';
import { at, type Integration, type Messenger } from './messenger.ts';

const api = 'https://api.dingtalk.com';
const oapi = 'https://oapi.dingtalk.com';

/** DingTalk answers 200 and tells failures by `errcode`. */
async function ask(integration: Integration, path: string, access_token: string, body: object) {
  const url = withQuery(at(integration, oapi, path), { access_token });
  const answer = await postJson(url, body);
  if (answer.status >= 400 || answer.body['errcode'] !== 0) throw trouble('provider-refused', toldBy(answer.body));
  return answer.body;
}

/**
 * DingTalk (open.dingtalk.com, "Log-in free for internal applications"): the app's token, then whose code it is, then
 * their address in the company's directory if the app may read it.
 */
export const dingding: Messenger = async (integration, code) => {
  const { appId: appKey, appSecret } = integration;
  const tokens = await postJson(at(integration, api, '/v1.0/oauth2/accessToken'), { appKey, appSecret });
  const token = textAt(tokens.body, 'accessToken');
  if (tokens.status >= 400 || token === '') throw trouble('provider-refused', `token: ${toldBy(tokens.body)}`);
  const who = await ask(integration, '/topapi/v2/user/getuserinfo', token, { code });
  const userid = textAt(who, 'result.userid');
  const entry = await ask(integration, '/topapi/v2/user/get', token, { userid }).catch(() => ({}));
  const company = textAt(entry, 'result.org_email');
  const person = externalUser(
    { provider: 'dingding', companyId: PLATFORM, subject: textAt(who, 'result.unionid') || userid },
    { name: textAt(who, 'result.name'), email: company || textAt(entry, 'result.email'), vouched: company !== '' },
  );
  if (!person) throw trouble('provider-refused', 'nobody of the company');
  return person;
};
