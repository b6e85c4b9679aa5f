import type { Configuration, ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { externalUser } from '../../identities/index.ts';
import { askJson, withQuery } from '../ask.ts';
import { textAt } from '../fields.ts';
import { codeOf } from '../oauth/plain.ts';
import type { Provider } from '../provider.ts';
import { toldBy, trouble } from '../trouble.ts';

/** WeChat's own addresses (developers.weixin.qq.com, "Website App: WeChat Login"). */
const addresses = {
  authorizeUrl: 'https://open.weixin.qq.com/connect/qrconnect',
  tokenUrl: 'https://api.weixin.qq.com/sns/oauth2/access_token',
  infoUrl: 'https://api.weixin.qq.com/sns/userinfo',
};

/** The address of the page with the QR code. */
export const weixinPage = ({ authorizeUrl }: ProviderConfiguration): string => authorizeUrl || addresses.authorizeUrl;

/** WeChat answers 200 and tells failures by `errcode`. */
async function ask(url: URL): Promise<Record<string, unknown>> {
  const { body, status } = await askJson(url);
  if (status >= 400 || (body['errcode'] ?? 0) !== 0) throw trouble('provider-refused', toldBy(body));
  return body;
}

/** WeChat by QR code; null while its settings are missing. It gives no address, so everybody proves one at first. */
export function weixinProvider({ weixin }: Configuration): Provider | null {
  const { clientId, clientSecret } = weixin;
  if (!clientId || !clientSecret) return null;
  return {
    authorize({ state, callback }) {
      const scope = weixin.scope || 'snsapi_login';
      const parameters = { appid: clientId, redirect_uri: callback, response_type: 'code', scope, state };
      const page = withQuery(weixinPage(weixin), parameters);
      page.hash = 'wechat_redirect';
      return page;
    },
    async redeem(_, address) {
      const tokens = await ask(
        withQuery(weixin.tokenUrl || addresses.tokenUrl, {
          appid: clientId,
          secret: clientSecret,
          code: codeOf(address),
          grant_type: 'authorization_code',
        }),
      );
      const openid = textAt(tokens, 'openid');
      const access_token = textAt(tokens, 'access_token');
      const info = await ask(withQuery(weixin.infoUrl || addresses.infoUrl, { access_token, openid }));
      if (openid === '' || textAt(info, 'openid') !== openid) throw trouble('provider-refused', 'another openid');
      const person = externalUser(
        { provider: 'weixin', companyId: PLATFORM, subject: textAt(info, 'unionid') || openid },
        { name: textAt(info, weixin.nameField || 'nickname'), email: '', vouched: false },
      );
      if (!person) throw trouble('provider-refused', 'no openid');
      return person;
    },
  };
}
