import type { Audit } from '../../kernel/audit-log/service.ts';
import type { NewRow } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { randomId } from '../../kernel/values/random-id.ts';

/** What the last step of the installation stores. */
export interface NewOrganisation {
  name: string;
  account: NewRow<'account'> & { id: number; name: string };
  /** Where the request came from. */
  address: string;
}

/** A key for addresses, made of a name's Latin letters and digits; `org` when it has none. */
export function organisationKey(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'org';
}

/**
 * Stores the organisation with its owner in one transaction: all of it or nothing. Its mark in the settings decides who
 * was first. Throws `already-installed` for everybody else.
 */
export async function storeOrganisation(
  { database, audit, now }: Pick<ServiceBase, 'database' | 'now'> & { audit: Audit },
  { name, account, address }: NewOrganisation,
): Promise<void> {
  const companyId = randomId();
  const [company_id, account_id] = [companyId, account.id];
  await database.tenant(companyId, async (trx) => {
    const marked = await trx
      .insertInto('setting')
      .values({ key: 'installation', value: JSON.stringify({ at: now().toISOString(), companyId }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .execute();
    if (marked.length === 0) throw fail('already-installed');
    await trx.insertInto('account').values(account).execute();
    const company = { id: companyId, key: organisationKey(name), name, created_at: now() };
    await trx.insertInto('company').values(company).execute();
    await trx.insertInto('membership').values({ company_id, account_id, role: 'owner' }).execute();
    await trx.insertInto('account_company').values({ account_id, company_id, role: 'owner' }).execute();
    const entry = { action: 'installation.done', actor: account, target: company.key, address };
    await audit.record({ ...entry, companyId }, trx);
  });
  await audit.record({ action: 'installation.done', actor: account, target: organisationKey(name), address });
}
