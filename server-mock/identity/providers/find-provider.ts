import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { readCompanyProvider } from './company/provider.ts';
import type { Provider } from './provider.ts';
import { type BrowserMethod, providerOf } from './registry.ts';
import { trouble } from './trouble.ts';

type Base = Pick<ServiceBase, 'config' | 'database'>;

/** The provider of a method, a company's own where the method is that; null while its settings are missing. */
export async function findProvider(services: Base, method: BrowserMethod, companyId: number): Promise<Provider | null> {
  const company = method === 'third-company' ? await readCompanyProvider(services, companyId) : null;
  return providerOf(method, services.config, company);
}

/** The provider of a method. Throws `provider-not-configured` while its settings are missing. */
export async function requireProvider(services: Base, method: BrowserMethod, companyId: number): Promise<Provider> {
  const provider = await findProvider(services, method, companyId);
  if (!provider) throw trouble('provider-not-configured', 'its settings are missing');
  return provider;
}
