import type { Settings } from '../../../../src/types/generated/contracts/company-provider.ts';
import type { Database } from '../../../kernel/database/index.ts';
import type { CompanyProvider } from '../registry.ts';
import { type CompanyThirdSettings, filledIn } from './third-settings.ts';

/** What a company wants as its own provider; null when nothing waits for a decision. */
export async function readProposal({ query }: Database, companyId: number): Promise<CompanyThirdSettings | null> {
  const row = await query
    .selectFrom('provider_proposal')
    .select('settings')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ? filledIn(row.settings as Settings) : null;
}

/** Keeps what a company wants; an earlier wish is forgotten. */
export async function writeProposal(
  { query }: Database,
  { companyId, settings }: Pick<CompanyProvider, 'companyId' | 'settings'>,
  by: { accountId: number; at: Date },
): Promise<void> {
  const values = { settings: JSON.stringify(settings), proposed_by: by.accountId, proposed_at: by.at };
  await query
    .insertInto('provider_proposal')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Forgets what a company wants. False when nothing waited. */
export async function dropProposal({ query }: Pick<Database, 'query'>, companyId: number): Promise<boolean> {
  const own = query.deleteFrom('provider_proposal').where('company_id', '=', companyId);
  return (await own.returning('company_id').executeTakeFirst()) !== undefined;
}

/** What waits for a decision, the oldest first. */
export function listProposals({ query }: Database) {
  return query
    .selectFrom('provider_proposal')
    .innerJoin('company', 'company.id', 'provider_proposal.company_id')
    .leftJoin('account', 'account.id', 'provider_proposal.proposed_by')
    .select([
      'company.id as companyId',
      'company.key as companyKey',
      'company.name as companyName',
      'account.name as proposedBy',
      'provider_proposal.proposed_at as proposedAt',
      'provider_proposal.settings',
    ])
    .orderBy('provider_proposal.proposed_at')
    .orderBy('company.id')
    .limit(500)
    .execute();
}
