import { clientId, clientSecret } from './outside.ts';

const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The keys of a section of the configuration as environment variables. */
export function keys(section: string, values: Record<string, string>): [string, string][] {
  return Object.entries(values).map(([name, value]) => [`PAGEWRIGHT_${upper(section)}_${upper(name)}`, value]);
}

/** The configuration, as environment, of a platform that signs people in at the tests' providers by every browser method. */
export function worldSettings(url: string): Record<string, string> {
  const client = { clientId, clientSecret };
  const plain = {
    ...client,
    authorizeUrl: `${url}/oauth/authorize`,
    tokenUrl: `${url}/oauth/token`,
    infoUrl: `${url}/oauth/info`,
  };
  const wechat = {
    authorizeUrl: `${url}/connect/qrconnect`,
    tokenUrl: `${url}/sns/oauth2/access_token`,
    infoUrl: `${url}/sns/userinfo`,
  };
  const wecom = {
    authorizeUrl: `${url}/wwlogin/sso/login?agentid=7`,
    tokenUrl: `${url}/cgi-bin/gettoken`,
    infoUrl: `${url}/cgi-bin/auth/getuserinfo`,
  };
  return Object.fromEntries([
    ['PAGEWRIGHT_AUTH_TYPES', 'password,email,weixin,uuap,bce,baidu,oauth,workweixin,idaas,third,third-company,cas2'],
    ...['oauth', 'bce', 'idaas'].flatMap((section) => keys(section, plain)),
    ...keys('baidu', { ...plain, idField: 'id', nameField: 'name' }),
    ...keys('weixin', { ...client, ...wechat }),
    ...keys('workweixin', { ...client, ...wecom }),
    ...keys('third', thirdSettings(url)),
    ...['cas2', 'uuap'].flatMap((section) => keys(section, { url: `${url}/cas` })),
  ]);
}

/** What the third protocol is told. */
export const thirdSettings = (url: string) => ({
  authorizeUrl: `${url}/sso/login?service={{callback}}`,
  profileUrl: `${url}/sso/profile?ticket={{code}}`,
  codeField: 'ticket',
  logoutUrl: `${url}/sso/logout`,
});
