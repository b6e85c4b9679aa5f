import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { type AccountRow, findByIdentifier } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import { recordFailure } from '../sign-in/index.ts';
import type { ResetTarget } from './target.ts';

/** Codes of a reset are as long as all codes. */
const codeLength = 6;

/**
 * The account whose target a code proves. Throws `code-expired` for the right code too late, `invalid-code` otherwise, also
 * when no account has the target: codes exist for such targets, too, so that nothing tells them apart.
 */
export async function proveByCode(context: Context, target: ResetTarget, token: string): Promise<AccountRow> {
  const { services, request, text } = context;
  const code = token.trim();
  if (code.length !== codeLength) throw fail('invalid-fields', { errors: { token: text('api.code-length') } });
  const account = await findByIdentifier(services.database, target);
  const source = await services.devices.source(request, holderOf(account, target.value));
  const verdict = await services.codes.judge('reset', target.value, code, source);
  if (verdict === 'right' && account) return account;
  await recordFailure(services, {
    action: 'password.reset-refused',
    target: account ? String(account.id) : '',
    address: request.ip,
    detail: { accountType: target.kind },
  });
  throw verdict === 'expired' ? fail('code-expired') : fail('invalid-code', { field: 'token' });
}
