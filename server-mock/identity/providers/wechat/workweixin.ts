import type { Configuration } from '../../../kernel/configuration/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { externalUser } from '../../identities/index.ts';
import { askJson, withQuery } from '../ask.ts';
import { addressAt, textAt } from '../fields.ts';
import { codeOf } from '../oauth/plain.ts';
import type { Provider } from '../provider.ts';
import { toldBy, trouble } from '../trouble.ts';

/** WeCom's own addresses (developer.work.weixin.qq.com, "Web login"). */
const addresses = {
  authorizeUrl: 'https://login.work.weixin.qq.com/wwlogin/sso/login',
  tokenUrl: 'https://qyapi.weixin.qq.com/cgi-bin/gettoken',
  infoUrl: 'https://qyapi.weixin.qq.com/cgi-bin/auth/getuserinfo',
};

async function ask(url: URL): Promise<Record<string, unknown>> {
  const { body, status } = await askJson(url);
  if (status >= 400 || (body['errcode'] ?? 0) !== 0) throw trouble('provider-refused', toldBy(body));
  return body;
}

/** What the company's directory says of a member; nothing when the app may not read it. */
function memberOf(infoUrl: string, access_token: string, userid: string): Promise<Record<string, unknown>> {
  const url = withQuery(new URL('../user/get', infoUrl).href, { access_token, userid });
  return ask(url).catch(() => ({}));
}

/**
 * WeCom: the corporation's token, then who the code belongs to; null while its settings are missing. The client id is
 * the corporation's, the secret the app's; the app's `agentid` stands in the query of `authorizeUrl`.
 */
export function workweixinProvider({ workweixin }: Configuration): Provider | null {
  const { clientId, clientSecret, emailSuffix } = workweixin;
  if (!clientId || !clientSecret) return null;
  const infoUrl = workweixin.infoUrl || addresses.infoUrl;
  return {
    authorize: ({ state, callback }) =>
      withQuery(workweixin.authorizeUrl || addresses.authorizeUrl, {
        login_type: 'CorpApp',
        appid: clientId,
        redirect_uri: callback,
        state,
      }),
    async redeem(_, address) {
      const code = codeOf(address);
      const tokenUrl = workweixin.tokenUrl || addresses.tokenUrl;
      const tokens = await ask(withQuery(tokenUrl, { corpid: clientId, corpsecret: clientSecret }));
      const access_token = textAt(tokens, 'access_token');
      const userid = textAt(await ask(withQuery(infoUrl, { access_token, code })), 'userid');
      if (userid === '') throw trouble('provider-refused', 'nobody of the corporation');
      const member = await memberOf(infoUrl, access_token, userid);
      const email = addressAt(member, workweixin.emailField || 'biz_mail', 'email');
      const suffixed = emailSuffix ? `${userid}@${emailSuffix.replace(/^@/, '')}` : '';
      const person = externalUser(
        { provider: 'workweixin', companyId: PLATFORM, subject: userid },
        { name: textAt(member, workweixin.nameField || 'name') || userid, email: email || suffixed, vouched: true },
      );
      if (!person) throw trouble('provider-refused', 'no usable userid');
      return person;
    },
  };
}
