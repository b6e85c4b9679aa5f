import { twoStepPlace } from '../../kernel/secrets/rotate.ts';
import type { Secrets } from '../../kernel/secrets/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { spendBackupCode } from './backup-codes.ts';
import { findTwoStep, spendStep } from './queries.ts';
import { stepOfCode } from './totp.ts';

/** What proved the second step. */
export type SecondStep = 'totp' | 'backup';

type Base = Pick<ServiceBase, 'database' | 'now' | 'log'> & { secrets: Secrets };

/** Whether signing in to an account takes a second step. */
export async function hasTwoStep({ database }: Pick<ServiceBase, 'database'>, accountId: number): Promise<boolean> {
  const row = await findTwoStep(database, accountId);
  return row !== undefined && row.enabled_at !== null;
}

/** After a restore without the encryption key no code of the app can be right; backup codes still are. */
function readSecret({ secrets, log }: Base, sealed: string, accountId: number): string | null {
  try {
    return secrets.unseal(sealed, twoStepPlace(accountId));
  } catch (error) {
    log.error({ err: error }, 'two-step sign-in');
    return null;
  }
}

async function spendAppCode(base: Base, accountId: number, code: string): Promise<boolean> {
  const { database, now } = base;
  const row = await findTwoStep(database, accountId);
  const secret = row?.enabled_at ? readSecret(base, row.secret, accountId) : null;
  const step = secret === null ? null : stepOfCode(secret, code, now());
  return step !== null && spendStep(database, accountId, step);
}

/** Uses up a code of the app, or a backup code; null for one that does not count. Blanks and hyphens do not matter. */
export async function spendSecondStep(base: Base, accountId: number, typed: string): Promise<SecondStep | null> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return (await spendAppCode(base, accountId, code)) ? 'totp' : null;
  return (await spendBackupCode(base.database, accountId, code, base.now())) ? 'backup' : null;
}
