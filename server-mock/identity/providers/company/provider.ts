import type { Settings } from '../../../../src/types/generated/contracts/company-provider.ts';
import type { OneCompany } from '../../../kernel/addresses/one-company.ts';
import type { Configuration } from '../../../kernel/configuration/index.ts';
import type { CompanyRecord } from '../../../kernel/contracts/tenancy.ts';
import { safeRedirect } from '../../../kernel/redirects/safe-redirect.ts';
import type { ServiceBase } from '../../../kernel/services/service-base.ts';
import type { Companies } from '../../companies/service.ts';
import { endIdentitiesOf, endPendingOf, settingsIn } from '../../identities/index.ts';
import { liesInside } from '../public-fetch.ts';
import type { CompanyProvider } from '../registry.ts';
import { dropProposal } from './proposals.ts';
import { filledIn } from './third-settings.ts';

const provider = 'third-company';

/** What addresses are read with. */
interface Door {
  config: Pick<Configuration, 'contextPath'>;
  oneCompany: Pick<OneCompany, 'inner'>;
}

/** The key of the company whose page somebody was on the way to. */
function keyIn(redirect: unknown, { config, oneCompany }: Door): string | undefined {
  const page = oneCompany.inner(safeRedirect(redirect, config.contextPath).slice(config.contextPath.length));
  const key = /^\/company\/([^/?#]+)/.exec(page)?.[1];
  return key && decodeURIComponent(key);
}

/** Which key names the company that a sign-in is for; undefined when none does. */
function namedIn({ company, app, redirect }: Record<string, unknown>, door: Door): unknown {
  return [company, app].find((key) => key !== undefined && key !== '') ?? keyIn(redirect, door);
}

/** Whether an address names a company at all. */
export const namesCompany = (query: Record<string, unknown>, door: Door) => namedIn(query, door) !== undefined;

/**
 * Finds the company that a sign-in is for. The address names it by the company's key, by the key of an app that one company alone has,
 * or by the page that the sign-in leads to. Answers null when the address names no known company.
 */
export async function companyOf(
  { companies, ...door }: Door & { companies: Companies },
  query: Record<string, unknown>,
): Promise<CompanyRecord | null> {
  const { company, app } = query;
  const named = namedIn(query, door);
  if (typeof named !== 'string') return null;
  return !company && app ? companies.findByAppKey(named) : companies.findByKey(named);
}

/** A company's own provider as it is in force; null when it has none. */
export async function readCompanyProvider(
  { database }: Pick<ServiceBase, 'database'>,
  companyId: number,
): Promise<CompanyProvider | null> {
  const row = await database.tenant(companyId, (trx) => settingsIn(trx, companyId).executeTakeFirst());
  if (!row) return null;
  const { isInside, ...settings } = row.settings as Settings & { isInside?: boolean };
  return { companyId, settings: filledIn(settings), isInside: isInside === true };
}

/**
 * Puts a company's own provider in force, or a change of it. Whether its address of profiles lies inside the operator's network is noted:
 * an address that was public at the approval is never asked there, wherever its name leads later. What was proposed is settled by that. Another address of profiles is
 * another provider: who was linked with the one before proves an address again.
 */
export async function writeCompanyProvider(
  { database }: Pick<ServiceBase, 'database'>,
  { companyId, settings }: Pick<CompanyProvider, 'companyId' | 'settings'>,
): Promise<void> {
  const isInside = await liesInside(settings.profileUrl);
  const values = { settings: JSON.stringify({ ...settings, isInside }) };
  await database.tenant(companyId, async (trx) => {
    const before = await settingsIn(trx, companyId).forUpdate().executeTakeFirst();
    await trx
      .insertInto('company_provider')
      .values({ company_id: companyId, provider, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'provider']).doUpdateSet(values))
      .execute();
    // Who is arriving holds the row: whom they are linked with is known once it is ours.
    if ((before?.settings as Settings)?.profileUrl !== settings.profileUrl)
      await endIdentitiesOf(database, trx, companyId);
    await endPendingOf(trx, companyId);
    await dropProposal({ query: trx }, companyId);
  });
}

/** Ends a company's own provider, what accounts are linked with there, and what was proposed. */
export async function removeCompanyProvider({ database }: Pick<ServiceBase, 'database'>, companyId: number) {
  await database.tenant(companyId, async (trx) => {
    await trx
      .deleteFrom('company_provider')
      .where('company_id', '=', companyId)
      .where('provider', '=', provider)
      .execute();
    await endIdentitiesOf(database, trx, companyId);
    await endPendingOf(trx, companyId);
    await dropProposal({ query: trx }, companyId);
  });
}
