import type { Context } from '../../kernel/contracts/index.ts';
import { readCompanyProvider } from './company/provider.ts';

/** The configured sections with an address to sign out at. */
const sections = ['oauth', 'baidu', 'idaas', 'bce', 'weixin', 'workweixin', 'third'] as const;

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The address of the company whose own provider opened the session; another company's is never followed. */
async function companyLogoutUrl({ services, request }: Context): Promise<string> {
  const company = request.session?.providerCompany;
  return company === undefined ? '' : ((await readCompanyProvider(services, company))?.settings.logoutUrl ?? '');
}

/** Where a session that a provider opened ends there, too: the address that is configured; null without one. */
export async function logoutAddress(context: Context): Promise<string | null> {
  const { request, services } = context;
  const method = request.session?.method;
  const section = sections.find((name) => name === method);
  const ofCompany = method === 'third-company' ? await companyLogoutUrl(context) : '';
  const address = section ? services.config[section].logoutUrl : ofCompany;
  return isWebAddress(address) ? address : null;
}
