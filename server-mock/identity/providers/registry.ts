import type { Configuration } from '../../kernel/configuration/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import type { MethodsWith } from '../methods/index.ts';
import { casProvider } from './cas/index.ts';
import { vouchesFor } from './company/email-domains.ts';
import type { CompanyThirdSettings } from './company/third-settings.ts';
import { oauthProvider } from './oauth/index.ts';
import type { Provider } from './provider.ts';
import { publicFetch } from './public-fetch.ts';
import { thirdProvider } from './third/index.ts';
import { weixinProvider } from './wechat/weixin.ts';
import { workweixinProvider } from './wechat/workweixin.ts';

/** Methods that lead the browser to another site and back. */
export type BrowserMethod = MethodsWith<{ kind: 'provider' }>;

/** A company's own provider. */
export interface CompanyProvider {
  companyId: number;
  settings: CompanyThirdSettings;
  /** An administrator has agreed to an address of profiles inside the operator's network. Any other is asked at public addresses alone. */
  isInside: boolean;
}

const outside = publicFetch();

const companyProvider = ({ companyId, settings, isInside }: CompanyProvider) =>
  thirdProvider(
    { provider: 'third-company', companyId },
    settings,
    (email) => vouchesFor(settings, email),
    isInside ? fetch : outside,
  );

type Maker = (config: Configuration, company: CompanyProvider | null) => Provider | null;

const makers: Record<BrowserMethod, Maker> = {
  oauth: (config) => oauthProvider('oauth', config),
  baidu: (config) => oauthProvider('baidu', config),
  idaas: (config) => oauthProvider('idaas', config),
  bce: (config) => oauthProvider('bce', config),
  weixin: weixinProvider,
  workweixin: workweixinProvider,
  third: ({ third }) => thirdProvider({ provider: 'third', companyId: PLATFORM }, third, () => true),
  'third-company': (_, company) => company && companyProvider(company),
  cas2: ({ cas2 }) => casProvider('cas2', cas2.url),
  uuap: ({ uuap }) => casProvider('uuap', uuap.url),
};

/** Whether a name in an address is such a method. */
export const isBrowserMethod = (name: string): name is BrowserMethod => Object.hasOwn(makers, name);

/** The provider of a method; null while its settings are missing. */
export const providerOf = (
  method: BrowserMethod,
  config: Configuration,
  company: CompanyProvider | null,
): Provider | null => makers[method](config, company);
