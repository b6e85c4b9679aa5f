import type { UpdateUserInfoBody } from '../../../src/types/generated/contracts/accounts.ts';
import {
  afterPasswordChange,
  passwordColumns,
  profileChange,
  refuseProblems,
  reservedAddress,
  takenIdentifiers,
} from '../../identity/account-change/index.ts';
import { ownAccount, sendNotice, toUser, updateAccount } from '../../identity/accounts/index.ts';
import type { SensitiveAction } from '../../identity/recent-proof/index.ts';
import { requireProof } from '../../identity/recent-proof/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { RowChange } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { takenNamesRule } from '../../kernel/limits/index.ts';
import { avatarColumn } from './avatar.ts';
import { missingCodes, wrongCodes } from './new-address.ts';

/** Throws `too-many-requests` when a person has come upon many usernames of others. */
async function countTakenName({ services, me }: Context): Promise<void> {
  const { limit, windowSeconds } = takenNamesRule;
  const { allowed, retryAfterSeconds } = await services.limits.hit(`taken-names:${me.id}`, limit, windowSeconds);
  if (!allowed) throw fail('too-many-requests', { retryAfter: retryAfterSeconds });
}

const identifiers = ['email', 'phone', 'username'] as const;

/** What of a change decides who can sign in. */
function sensitiveActions(change: RowChange<'account'>, { changePassword }: UpdateUserInfoBody): SensitiveAction[] {
  const changed = identifiers.filter((field) => change[field] !== undefined);
  const actions = changed.map((field): SensitiveAction => {
    const value = change[field];
    return value ? { name: `change-${field}`, value } : { name: `remove-${field}` };
  });
  return changePassword ? [...actions, { name: 'change-password' }] : actions;
}

/** `GET /api/user/info`. */
export async function userInfo(context: Call<'userInfo'>) {
  const { isSuperAdmin, ...profile } = toUser(await ownAccount(context), context.services.config);
  return profile;
}

/**
 * `POST /api/user/info`: changes what the form sent, all of it or nothing; a new address with the code sent to it. That
 * one has an account, or is an administrator's, is told to nobody else than who read that code.
 * Throws `password-not-here` when a platform super-administrator wants another password, and `proof-needed` when an
 * address, a name that signs in or the password is to change and the person has not confirmed that.
 */
export async function updateUserInfo(context: Call<'updateUserInfo'>) {
  const { body, services, me, text, request } = context;
  if ((body.id ?? me.id) !== me.id || (body.isSuperAdmin ?? me.isSuperAdmin) !== me.isSuperAdmin)
    throw fail('forbidden');
  if (body.changePassword && me.isSuperAdmin) throw fail('password-not-here');
  const row = await ownAccount(context);
  const { change, problems } = profileChange(body, row, services.config);
  const { username, email, phone } = change;
  const taken = await takenIdentifiers(services.database, row.id, { username });
  if (taken['username']) await countTakenName(context);
  refuseProblems({ ...problems, ...taken, ...missingCodes(body, change) }, text);
  const sensitive = sensitiveActions(change, body);
  if (sensitive.length > 0) await requireProof(context, ...sensitive);
  const avatar = body.avatar === undefined ? row.avatar : await avatarColumn(body.avatar, row, services);
  if (avatar !== row.avatar) change.avatar = avatar;
  refuseProblems(await wrongCodes(context, change), text);
  const others = await takenIdentifiers(services.database, row.id, { email, phone });
  refuseProblems({ ...others, ...reservedAddress(change, services.config) }, text);
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
  if (body.changePassword) await afterPasswordChange(context, { ...row, ...secret });
  return userInfo(context);
}
