import type { Profile, UpdateUserInfoBody } from '../../src/types/generated/contracts/accounts.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { avatarColumn } from './avatar.ts';
import { afterPasswordChange, passwordColumns } from './change-password.ts';
import { refuseProblems } from './field-errors.ts';
import { sendNotice } from './notices.ts';
import { profileChange } from './profile-change.ts';
import { type AccountRow, findAccount, updateAccount } from './queries.ts';
import { toUser } from './user.ts';

/** The account of the signed-in person. */
export async function ownAccount({ services, me }: Context): Promise<AccountRow> {
  const row = await findAccount(services.database, me.id);
  if (!row) throw fail('not-signed-in');
  return row;
}

/** `GET /api/user/info`. */
export async function userInfo(context: Context): Promise<Profile> {
  return toUser(await ownAccount(context), context.services.config);
}

/**
 * `POST /api/user/info`: changes what the form sent, all of it or nothing.
 * Throws `password-not-here` when a platform super-administrator wants another password.
 */
export async function updateUserInfo(context: Context<UpdateUserInfoBody>): Promise<Profile> {
  const { body, services, me, text, request } = context;
  if ((body.id ?? me.id) !== me.id || (body.isSuperAdmin ?? me.isSuperAdmin) !== me.isSuperAdmin)
    throw fail('forbidden');
  if (body.changePassword && me.isSuperAdmin) throw fail('password-not-here');
  const row = await ownAccount(context);
  const { change, problems } = profileChange(body, row, services.config);
  refuseProblems(problems, text);
  const avatar = body.avatar === undefined ? row.avatar : await avatarColumn(body.avatar, row, services);
  if (avatar !== row.avatar) change.avatar = avatar;
  const fields = Object.keys(change);
  const secret = body.changePassword ? await passwordColumns(body.password!, services.now()) : {};
  if (fields.length > 0 || body.changePassword) {
    await updateAccount(services.database, row.id, { ...change, ...secret });
  }
  if (fields.length > 0) {
    const target = String(me.id);
    await services.audit.record({
      action: 'profile.changed',
      actor: me,
      target,
      address: request.ip,
      detail: { fields },
    });
  }
  if (change.email !== undefined) await sendNotice(context, row.email, 'email-changed');
  if (body.changePassword) await afterPasswordChange(context, row);
  return userInfo(context);
}
