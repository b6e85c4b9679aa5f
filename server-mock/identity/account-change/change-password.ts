import type { Context } from '../../kernel/contracts/index.ts';
import type { RowChange } from '../../kernel/database/index.ts';
import type { AccountRow } from '../accounts/index.ts';
import { hashPassword, sendNotice } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import { openSession } from '../sessions/index.ts';

/** The columns of a new password, which must have been checked. */
export async function passwordColumns(password: string, at: Date): Promise<RowChange<'account'>> {
  return { password_hash: await hashPassword(password), password_changed_at: at };
}

/**
 * What follows a changed password: every session ends and the caller goes on in a new one of the same method, so that an id somebody has
 * seen is worth nothing any more, and of the known devices this one alone stays known; it is written down, the owner is told by mail.
 * @param row the account as it was, with the columns that changed.
 */
export async function afterPasswordChange(context: Context, row: AccountRow): Promise<void> {
  const { services, request, reply, me } = context;
  await services.sessions.endAll(row.id);
  await openSession(reply, row.id, services, request.session ?? {});
  await services.devices.remember(reply, holderOf(row, ''));
  await services.audit.record({
    action: 'password.changed',
    actor: me,
    target: String(row.id),
    address: request.ip,
  });
  await sendNotice(context, row.email, 'password-changed');
}
