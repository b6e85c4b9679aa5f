import type { Context } from '../../kernel/contracts/index.ts';
import { isMethodWith } from '../methods/index.ts';
import { readCompanyProvider } from './company/provider.ts';

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The address of the company whose own provider opened the session; another company's is never followed. */
async function companyLogoutUrl({ services, request }: Context): Promise<string> {
  const company = request.session?.providerCompany;
  return company === undefined ? '' : ((await readCompanyProvider(services, company))?.settings.logoutUrl ?? '');
}

/** Where a session that a provider opened ends there, too: the address that is configured; null without one. */
export async function logoutAddress(context: Context): Promise<string | null> {
  const { request, services } = context;
  const method = request.session?.method ?? '';
  const ofCompany = isMethodWith(method, { logout: 'company' }) ? await companyLogoutUrl(context) : '';
  const address = isMethodWith(method, { logout: 'configuration' }) ? services.config[method].logoutUrl : ofCompany;
  return isWebAddress(address) ? address : null;
}
