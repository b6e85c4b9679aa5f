import { twoStepPlace } from '../secrets/rotate.ts';
import type { Services } from '../services.ts';
import { spendBackupCode } from './backup-codes.ts';
import { findTwoStep, spendStep } from './queries.ts';
import { stepOfCode } from './totp.ts';

/** What proved the second step. */
export type SecondStep = 'totp' | 'backup';

type Base = Pick<Services, 'database' | 'secrets' | 'now'>;

/** Whether signing in to an account takes a second step. */
export async function hasTwoStep({ database }: Pick<Services, 'database'>, accountId: number): Promise<boolean> {
  const row = await findTwoStep(database, accountId);
  return row !== undefined && row.enabled_at !== null;
}

async function spendAppCode({ database, secrets, now }: Base, accountId: number, code: string): Promise<boolean> {
  const row = await findTwoStep(database, accountId);
  if (!row?.enabled_at) return false;
  const step = stepOfCode(secrets.unseal(row.secret, twoStepPlace(accountId)), code, now());
  return step !== null && spendStep(database, accountId, step);
}

/** Uses up a code of the app, or a backup code; null for one that does not count. Blanks and hyphens do not matter. */
export async function spendSecondStep(base: Base, accountId: number, typed: string): Promise<SecondStep | null> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return (await spendAppCode(base, accountId, code)) ? 'totp' : null;
  return (await spendBackupCode(base.database, accountId, code, base.now())) ? 'backup' : null;
}
