import type { UpdateUserInfoBody } from '../../../src/types/generated/contracts/accounts.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { RowChange } from '../../kernel/database/index.ts';
import { isPhone, isUsername, normaliseName } from '../../kernel/values/identifiers.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { PasswordOwner } from '../passwords/index.ts';
import { passwordProblem } from '../passwords/index.ts';

/** A text by its key, with placeholder values. */
export interface Problem {
  key: string;
  values?: Record<string, number>;
}

export type Problems = Record<string, Problem>;

/** What is wrong with an owner's new password and its repetition, by field. */
export function passwordProblems(
  config: Pick<Configuration, 'password'>,
  given: { password: string; repeat: string; repeatField: string; field?: string },
  owner: PasswordOwner,
): Problems {
  const problem = passwordProblem(config, given.password, owner);
  return {
    ...(problem ? { [given.field ?? 'password']: problem } : {}),
    ...(given.password === given.repeat ? {} : { [given.repeatField]: { key: 'api.password.differs' } }),
  };
}

type Check = (value: string) => string | null;

const checks: Record<'name' | 'email' | 'username' | 'phone', Check> = {
  name: (value) => (value === '' ? 'api.field.required' : null),
  email: (value) => (value === '' || isMailAddress(value) ? null : 'api.email-invalid'),
  username: (value) => (value === '' || isUsername(value) ? null : 'api.username-invalid'),
  phone: (value) => (value === '' || isPhone(value) ? null : 'api.phone-invalid'),
};

const tidy = {
  name: tidyName,
  email: normaliseName,
  username: normaliseName,
  phone: (value: string) => value.trim(),
};

/**
 * Judges a profile form against the account as it is: the columns that change, and what is wrong by field.
 * An account keeps at least one identifier.
 */
export function profileChange(body: UpdateUserInfoBody, row: AccountRow, config: Configuration) {
  const problems: Problems = {};
  const change: RowChange<'account'> = {};
  for (const field of ['name', 'email', 'username', 'phone'] as const) {
    const given = body[field];
    if (given === undefined) continue;
    const value = tidy[field](given);
    const key = checks[field](value);
    if (key) problems[field] = { key };
    else if (value !== (row[field] ?? '')) Object.assign(change, { [field]: value || null });
  }
  const nickName = body.nickName === undefined ? row.nick_name : tidyName(body.nickName);
  if (nickName !== row.nick_name) change.nick_name = nickName;
  const left = { ...row, ...change };
  if (!left.email && !left.username && !left.phone) problems['email'] = { key: 'api.identifier-required' };
  if (body.changePassword) {
    const given = { password: body.password ?? '', repeat: body.surePassword ?? '', repeatField: 'surePassword' };
    Object.assign(problems, passwordProblems(config, given, left));
  }
  return { change, problems };
}
