import type { Services } from '../services.ts';
import type { CompanyProvider } from './registry.ts';
import type { ThirdSettings } from './third/index.ts';

const provider = 'third-company';

type Base = Pick<Services, 'database' | 'companies'>;

/** The company that a sign-in is for, by the key in the address, or by that of the one app that has it. */
export async function companyOf(
  { companies }: Pick<Services, 'companies'>,
  { company, app }: { company?: string; app?: string },
): Promise<number | null> {
  const found = company ? await companies.findByKey(company) : app ? await companies.findByAppKey(app) : null;
  return found?.id ?? null;
}

/** A company's own provider; null when it has none. */
export async function readCompanyProvider(
  { database }: Pick<Services, 'database'>,
  companyId: number,
): Promise<CompanyProvider | null> {
  const row = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('company_provider')
      .select('settings')
      .where('company_id', '=', companyId)
      .where('provider', '=', provider)
      .executeTakeFirst(),
  );
  return row ? { companyId, settings: row.settings as unknown as ThirdSettings } : null;
}

/** Sets a company's own provider up, or changes it. */
export async function writeCompanyProvider({ database }: Base, { companyId, settings }: CompanyProvider) {
  const values = { settings: JSON.stringify(settings) };
  await database.tenant(companyId, (trx) =>
    trx
      .insertInto('company_provider')
      .values({ company_id: companyId, provider, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'provider']).doUpdateSet(values))
      .execute(),
  );
}
