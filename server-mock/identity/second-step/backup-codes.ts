import { randomInt } from 'node:crypto';
import type { Database } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { hashPassword, verifyPassword } from '../accounts/index.ts';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 10;

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
const readable = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Ten codes for a day without the phone, in place of older ones. They are told this once; only hashes stay. */
export async function replaceBackupCodes(database: Database, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await database.transaction(async (trx) => {
    await trx.deleteFrom('backup_code').where('account_id', '=', accountId).execute();
    const rows = hashes.map((code_hash) => ({ account_id: accountId, id: randomId(), code_hash, used_at: null }));
    await trx.insertInto('backup_code').values(rows).execute();
  });
  return codes.map(readable);
}

/** Uses a backup code up; false for a wrong or used one. Of parallel uses of one code exactly one counts. */
export async function spendBackupCode(database: Database, accountId: number, code: string, at: Date): Promise<boolean> {
  const unused = database.query.selectFrom('backup_code').select(['id', 'code_hash']);
  const rows = await unused.where('account_id', '=', accountId).where('used_at', 'is', null).execute();
  for (const { id, code_hash } of rows) {
    if (!(await verifyPassword(code_hash, code, `two-step:${accountId}`))) continue;
    const own = database.query.updateTable('backup_code').set({ used_at: at }).where('account_id', '=', accountId);
    const spent = await own.where('id', '=', id).where('used_at', 'is', null).returning('id').executeTakeFirst();
    return spent !== undefined;
  }
  return false;
}

/** How many codes are left. */
export async function backupCodesLeft(database: Database, accountId: number): Promise<number> {
  const unused = database.query.selectFrom('backup_code').select('id').where('account_id', '=', accountId);
  return (await unused.where('used_at', 'is', null).execute()).length;
}
