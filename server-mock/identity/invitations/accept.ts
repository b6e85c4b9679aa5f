import type { Transaction } from 'kysely';
import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import type { NewRow, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { type Problems, passwordColumns, passwordProblems, refuseProblems } from '../account-change/index.ts';
import { type AccountRow, findHolders, isAdministratorAddress, ownAccount } from '../accounts/index.ts';
import { isMethodOffered } from '../methods/index.ts';
import { signIn } from '../sign-in/index.ts';
import { findInvitation, redeem } from './redeem.ts';

/**
 * Whether an invitation to an address makes no account: it has one, also a disabled one, or it is a configured administrator's, whose
 * account a forwarded link must not give away.
 */
async function takesNoAccount({ database, config }: Context['services'], email: string): Promise<boolean> {
  return isAdministratorAddress(email, config) || (await findHolders(database, { email })).length > 0;
}

/** What a visitor can do with an invitation to an address. */
async function wayOf({ services, user }: Context, email: string): Promise<AnswerTo<'readInvitation'>['way']> {
  if (user) return normaliseName(user.email) === email ? 'join' : 'other';
  return (await takesNoAccount(services, email)) ? 'sign-in' : 'new';
}

/** `POST /api/invitation`: what a link invites to, and what this visitor can do with it. It changes nothing. Throws `invitation-ended`. */
export async function readInvitation(context: Call<'readInvitation'>) {
  const { services, user, body } = context;
  const { email, role, inviter, company_name: company } = await findInvitation(context, body.token);
  const way = await wayOf(context, email);
  const asksPassword = isMethodOffered(services.config, 'password');
  return { email, role, inviter, company, way, asksPassword, signedInAs: user ? user.email || user.name : '' };
}

/** `POST /api/invitation/join`: joins with the account one is signed in with. Throws `invitation-ended` or `invitation-for-other`. */
export async function joinByInvitation(context: Call<'joinByInvitation'>) {
  const { services, body } = context;
  const account = await ownAccount(context);
  const { companyKey } = await redeem(context, body.token, async (_, { email }) => {
    if (normaliseName(account.email ?? '') !== email) throw fail('invitation-for-other', { values: { email } });
    return account;
  });
  return { redirect: `${services.config.contextPath}/company/${companyKey}` };
}

/** Makes an account. The database decides whether the address is free. Throws `invitation-has-account`. */
async function makeAccount(trx: Transaction<Tables>, row: NewRow<'account'>): Promise<AccountRow> {
  const account = await trx
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!account) throw fail('invitation-has-account');
  return account;
}

/**
 * `POST /api/invitation/account`: makes the account of the invited address, which the link has proven, joins, and signs in. Where the
 * platform takes no passwords, the account has none and the way leads to the sign-in page. Throws `invitation-ended`,
 * `invitation-has-account` or `invalid-fields`.
 */
export async function accountByInvitation(context: Call<'accountByInvitation'>) {
  const { services, body, text } = context;
  const { config, now } = services;
  const { email } = await findInvitation(context, body.token);
  if (await takesNoAccount(services, email)) throw fail('invitation-has-account');
  const asksPassword = isMethodOffered(config, 'password');
  const name = tidyName(body.name);
  const { tokenNew: password = '', tokenRepeat: repeat = '' } = body;
  const given = { password, repeat, field: 'tokenNew', repeatField: 'tokenRepeat' };
  const problems: Problems = {
    ...(name === '' ? { name: { key: 'api.field.required' } } : {}),
    ...(asksPassword ? passwordProblems(config, given, { email, name }) : {}),
  };
  refuseProblems(problems, text);
  const columns = asksPassword ? await passwordColumns(password, now()) : {};
  const row = { id: randomId(), name, email, created_at: now(), ...columns };
  const { account, companyKey } = await redeem(context, body.token, (trx) => makeAccount(trx, row));
  const wanted = `${config.contextPath}/company/${companyKey}`;
  if (asksPassword) return signIn(context, account, 'password', wanted);
  return { redirect: `${config.contextPath}/login?redirect=${encodeURIComponent(wanted)}` };
}
