import type { UpdateUserInfoBody } from '../../../src/types/generated/contracts/accounts.ts';
import type { Problems } from '../../identity/account-change/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import type { RowChange } from '../../kernel/database/index.ts';

/** An address that leads to an account, and the field with the code that was sent to it. */
const addresses = [
  { field: 'email', codeField: 'emailCode' },
  { field: 'phone', codeField: 'phoneCode' },
] as const;

type Change = RowChange<'account'>;

/** The codes that the form lacks: a new address must be proven, or a mistyped one would let a stranger in. */
export function missingCodes(body: UpdateUserInfoBody, change: Change): Problems {
  const missing = addresses.filter(({ field, codeField }) => change[field] && !body[codeField]?.trim());
  return Object.fromEntries(missing.map(({ codeField }) => [codeField, { key: 'api.field.required' }]));
}

/** Uses the codes of new addresses up and answers which of them prove nothing. */
export async function wrongCodes(
  { body, services, request }: Call<'updateUserInfo'>,
  change: Change,
): Promise<Problems> {
  const problems: Problems = {};
  for (const { field, codeField } of addresses) {
    const target = change[field];
    if (!target) continue;
    const verdict = await services.codes.judge('profile', target, body[codeField]?.trim() ?? '', {
      address: request.ip,
    });
    if (verdict === 'wrong') problems[codeField] = { key: 'api.invalid-code' };
    if (verdict === 'expired') problems[codeField] = { key: 'api.code-expired' };
  }
  return problems;
}
