import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type AccountRow, findAccount } from '../accounts/index.ts';
import type { FirstStep } from './first-step.ts';

/**
 * Throws when the proof of a sign-in no longer holds. A sign-in may have waited for seconds. A password that was changed
 * meanwhile, or a company's provider that was removed, has ended the sessions that it opened, and none must open afterwards.
 * Call this after the session was stored: what is stored before the change ends with it.
 * Throws `invalid-credentials` or `provider-not-configured`.
 */
export async function requireStillProven(
  { database }: Pick<ServiceBase, 'database'>,
  { id, password_hash }: AccountRow,
  { method, providerCompany }: FirstStep,
): Promise<void> {
  if (method === 'password' && (await findAccount(database, id))?.password_hash !== password_hash)
    throw fail('invalid-credentials');
  if (providerCompany === PLATFORM) return;
  const linked = await database.tenant(providerCompany, (trx) =>
    trx
      .selectFrom('identity')
      .select('id')
      .where('company_id', '=', providerCompany)
      .where('account_id', '=', id)
      .executeTakeFirst(),
  );
  if (!linked) throw fail('provider-not-configured');
}
