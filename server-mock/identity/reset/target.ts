import type { ResetPasswordBody } from '../../../src/types/generated/contracts/reset.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { type Identifier, isPhone, normaliseName } from '../../kernel/values/identifiers.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';

/** The address or phone that a reset is about. */
export type ResetTarget = Identifier & { kind: 'email' | 'phone' };

/** Reads the target of a form. Throws `email-invalid` or `phone-invalid`. */
export function resetTarget({
  accountType,
  email = '',
  phone = '',
}: Pick<ResetPasswordBody, 'accountType' | 'email' | 'phone'>): ResetTarget {
  const value = accountType === 'email' ? normaliseName(email) : phone.trim();
  const isValid = accountType === 'email' ? isMailAddress(value) : isPhone(value);
  if (!isValid) throw fail(`${accountType}-invalid`, { field: accountType });
  return { kind: accountType, value };
}
