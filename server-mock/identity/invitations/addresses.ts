import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';

/** Addresses of one form: what somebody types, and few enough to wait for. */
const MOST_ADDRESSES = 20;

/** The addresses in a text, each once, with blanks, commas or semicolons between them. Throws `invalid-fields`. */
export function addressesIn(typed: string, text: Context['text']): string[] {
  const addresses = [...new Set(typed.split(/[\s,;，；、]+/).map(normaliseName))].filter((address) => address !== '');
  const refuse = (key: string, values = {}) => fail('invalid-fields', { errors: { emails: text(key, values) } });
  if (addresses.length === 0) throw refuse('api.field.required');
  if (addresses.length > MOST_ADDRESSES) throw refuse('api.invitation.too-many-addresses', { limit: MOST_ADDRESSES });
  const wrong = addresses.filter((address) => !isMailAddress(address));
  if (wrong.length > 0) throw refuse('api.invitation.addresses-wrong', { addresses: wrong.join(', ').slice(0, 200) });
  return addresses;
}
