import type { Services } from '../services.ts';
import { readCompanyProvider } from './company/provider.ts';
import type { Provider } from './provider.ts';
import { type BrowserMethod, providerOf } from './registry.ts';
import { trouble } from './trouble.ts';

type Base = Pick<Services, 'config' | 'database'>;

/** The provider of a method, a company's own where the method is that; null while its settings are missing. */
export async function findProvider(services: Base, method: BrowserMethod, companyId: number): Promise<Provider | null> {
  const company = method === 'third-company' ? await readCompanyProvider(services, companyId) : null;
  return providerOf(method, services.config, company);
}

/** What a company's own provider is set to, to compare; the same text for all others, which the configuration holds. */
export async function settingsOf(services: Base, method: BrowserMethod, companyId: number): Promise<string> {
  return method === 'third-company' ? JSON.stringify(await readCompanyProvider(services, companyId)) : '';
}

/** The provider of a method. Throws `provider-not-configured` while its settings are missing. */
export async function requireProvider(services: Base, method: BrowserMethod, companyId: number): Promise<Provider> {
  const provider = await findProvider(services, method, companyId);
  if (!provider) throw trouble('provider-not-configured', 'its settings are missing');
  return provider;
}
