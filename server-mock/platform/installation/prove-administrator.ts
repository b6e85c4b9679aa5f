import { sql } from 'kysely';
import { verifyPassword } from '../../identity/accounts/index.ts';
import { hasTwoStep, spendSecondStep } from '../../identity/second-step/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { identify } from '../../kernel/values/identifiers.ts';
import { noteSetup } from './prove.ts';
import { administratorNamed, type OldAccount } from './upgrader.ts';

type Wish = Call<'proveUpgrader'>;

function guess({ services, request }: Wish, subject: string, make: () => Promise<boolean>): Promise<boolean> {
  return attempt(services.installation.limits, subject, { address: request.ip }, make);
}

function noteRefusal({ services, request }: Wish, account: OldAccount | null, method: string): Promise<void> {
  const target = account ? String(account.id) : '';
  return noteSetup(services, { action: 'setup.refused', target, address: request.ip, detail: { method } });
}

/** A release without two-step sign-in has no table of it. */
async function needsSecondStep(services: Context['services'], account: OldAccount): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`select to_regclass('two_step') is not null as present`.execute(
    services.database.query,
  );
  return rows[0]?.present === true && hasTwoStep(services, account.id);
}

/**
 * Proves a platform administrator to a database of an older release: by the password and, where two-step sign-in is on, by a code of the
 * app or a backup code. Null: the password is right and the code is still missing. Throws `invalid-credentials`, `second-step-wrong`.
 */
export async function proveAdministrator(context: Wish): Promise<OldAccount | null> {
  const { services, body } = context;
  const { account = '', password = '', code = '' } = body;
  const found = await administratorNamed(account, services);
  const knows = await guess(context, `upgrade:${identify(account).value}`, () =>
    verifyPassword(found?.password_hash, password, 'installation'),
  );
  if (!knows || !found) {
    await noteRefusal(context, found, 'password');
    throw fail('invalid-credentials', { field: 'password' });
  }
  if (!(await needsSecondStep(services, found))) return found;
  if (code.trim() === '') return null;
  const has = await guess(
    context,
    `upgrade-code:${found.id}`,
    async () => (await spendSecondStep(services, found.id, code)) !== null,
  );
  if (has) return found;
  await noteRefusal(context, found, 'two-step');
  throw fail('second-step-wrong', { field: 'code' });
}
