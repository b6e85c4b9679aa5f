import type { Kysely, Transaction } from 'kysely';
import { type Database, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { ExternalUser } from './external-user.ts';

/** The query for what a company's own provider is set to. */
export const settingsIn = (query: Kysely<Tables>, companyId: number) =>
  query
    .selectFrom('company_provider')
    .select('settings')
    .where('company_id', '=', companyId)
    .where('provider', '=', 'third-company');

/** What a company's own provider is set to, as a text to compare; empty for the platform's providers and for none. */
export async function agreedSettings(database: Pick<Database, 'tenant'>, companyId: number): Promise<string> {
  if (companyId === PLATFORM) return '';
  const row = await database.tenant(companyId, (trx) => settingsIn(trx, companyId).executeTakeFirst());
  return row ? JSON.stringify(row.settings) : '';
}

/**
 * Holds the provider that vouched for somebody until the transaction ends: it is the one that was agreed to when they were sent
 * there, and who removes or changes it meanwhile waits. Throws `provider-not-configured` when that has happened already.
 */
export async function requireAgreed(
  trx: Transaction<Tables>,
  { companyId, agreed }: Pick<ExternalUser, 'companyId' | 'agreed'>,
): Promise<void> {
  if (companyId === PLATFORM) return;
  const row = await settingsIn(trx, companyId).forShare().executeTakeFirst();
  if (row && JSON.stringify(row.settings) === agreed) return;
  throw Object.assign(fail('provider-not-configured'), { cause: 'it was changed in the meantime' });
}
