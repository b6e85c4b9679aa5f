import { PLATFORM } from '../../kernel/database/index.ts';
import { externalUser } from '../identities/index.ts';
import { askJson, postJson, textAt, toldBy, trouble } from '../providers/index.ts';
import { at, type Messenger } from './messenger.ts';

const own = 'https://open.feishu.cn';

/** Feishu (open.feishu.cn, "Obtain user_access_token" and "Obtain user information"). Its company's own address counts. */
export const feishu: Messenger = async (integration, code) => {
  const { appId: client_id, appSecret: client_secret } = integration;
  const form = { grant_type: 'authorization_code', client_id, client_secret, code };
  const tokens = await postJson(at(integration, own, '/open-apis/authen/v2/oauth/token'), form);
  const token = textAt(tokens.body, 'access_token');
  if (tokens.status >= 400 || token === '') throw trouble('provider-refused', `token: ${toldBy(tokens.body)}`);
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await askJson(at(integration, own, '/open-apis/authen/v1/user_info'), { headers });
  if (status >= 400 || body['code'] !== 0) throw trouble('provider-refused', `user info: ${toldBy(body)}`);
  const company = textAt(body, 'data.enterprise_email');
  const person = externalUser(
    { provider: 'feishu', companyId: PLATFORM, subject: textAt(body, 'data.union_id') || textAt(body, 'data.open_id') },
    { name: textAt(body, 'data.name'), email: company || textAt(body, 'data.email'), vouched: company !== '' },
  );
  if (!person) throw trouble('provider-refused', 'user info without an id');
  return person;
};
