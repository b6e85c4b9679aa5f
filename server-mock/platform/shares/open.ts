import { verifyPassword } from '../../identity/accounts/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import type { SharedRow } from './service.ts';

/** The cookie of a browser that knows the password of a share. */
export const cookieOf = (key: string): string => `share-${key}`;

/** Whether the time of a share is over. */
export const hasEnded = ({ ends_at }: Row<'share'>, now: Date): boolean => ends_at !== null && ends_at <= now;

/** Whether a share is on and has not ended. */
export const isOn = (row: Row<'share'>, now: Date): boolean => row.is_on && !hasEnded(row, now);

/** A share that is on and has not ended. Throws `share-not-found` or `share-ended`. */
export async function sharedRow({ shares, now }: Context['services'], key: string): Promise<SharedRow> {
  const row = await shares.find(key);
  if (!row) throw fail('share-not-found');
  if (!isOn(row, now())) throw fail('share-ended');
  return row;
}

/** The same for a browser that knows its password, where it has one. Throws `share-password`, too. */
export async function openedRow(
  services: Context['services'],
  key: string,
  cookies: Record<string, string | undefined>,
): Promise<SharedRow> {
  const row = await sharedRow(services, key);
  const isOpen = row.password_hash === null || (await services.shares.isMarked(row, cookies[cookieOf(key)]));
  if (!isOpen) throw fail('share-password');
  return row;
}

/** `POST /api/share/{key}/open`. Throws `share-not-found`, `share-ended`, `share-password-wrong` or `too-many-attempts`. */
export async function openShare({ services, params, body, request, reply }: Call<'openShare'>) {
  const { key } = params;
  const row = await sharedRow(services, key);
  if (row.password_hash === null) return {};
  const isRight = await attempt(services.limits, `share:${key}`, { address: request.ip }, () =>
    verifyPassword(row.password_hash, body.password, `share:${key}`),
  );
  if (!isRight) throw fail('share-password-wrong', { field: 'password' });
  reply.setCookie(cookieOf(key), await services.shares.markOf(row), ownCookie(request, services.config, 'lax'));
  return {};
}
