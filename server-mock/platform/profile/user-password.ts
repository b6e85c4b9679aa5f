import {
  afterPasswordChange,
  passwordColumns,
  passwordProblems,
  refuseProblems,
} from '../../identity/account-change/index.ts';
import { ownAccount, replacePassword, verifyPassword } from '../../identity/accounts/index.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { laneOf, sourceOfSession } from '../../kernel/limits/index.ts';

/**
 * `POST /api/user/password`. Guessing the original one is slowed down like signing in. After that pause the caller must still have
 * the session, and the password must still be the one that was compared. Throws `password-not-here` for a platform
 * super-administrator, `not-signed-in` when the session has ended, `original-password-wrong`.
 */
export async function updatePassword(context: Call<'updatePassword'>) {
  const { body, services, me, text, request } = context;
  if (me.isSuperAdmin) throw fail('password-not-here');
  const given = { password: body.password, repeat: body.repeatPassword, repeatField: 'repeatPassword' };
  let row = await ownAccount(context);
  refuseProblems(passwordProblems(services.config, given, row), text);
  const known = await attempt(services.limits, `account:${row.id}`, sourceOfSession(request), async () => {
    row = await ownAccount(context);
    return verifyPassword(row.password_hash, body.originalPassword, laneOf(sourceOfSession(request)));
  });
  await requireSameRight(context);
  if (!known) {
    const line = { actor: me, target: String(me.id), address: request.ip, detail: { method: 'password' } };
    await services.audit.record({ action: 'proof.failed', ...line });
    throw fail('original-password-wrong', { field: 'originalPassword' });
  }
  const change = await passwordColumns(body.password, services.now());
  if (!(await replacePassword(services.database, row, change)))
    throw fail('original-password-wrong', { field: 'originalPassword' });
  await afterPasswordChange(context, { ...row, ...change });
  return {};
}
