import type { Context } from '../contracts/index.ts';
import { readCompanyProvider } from './company/provider.ts';

/** The configured sections with an address to sign out at. */
const sections = ['oauth', 'baidu', 'idaas', 'bce', 'weixin', 'workweixin', 'third'] as const;

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The address of the company whose own provider somebody has used last. */
async function companyLogoutUrl({ services, user }: Context): Promise<string> {
  const identities = user ? await services.identities.listOf(user.id) : [];
  const [last] = identities
    .filter(({ provider }) => provider === 'third-company')
    .sort((left, right) => right.last_used_at.getTime() - left.last_used_at.getTime());
  return (last && (await readCompanyProvider(services, last.company_id))?.settings.logoutUrl) ?? '';
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
