import type { Kysely, Transaction } from 'kysely';
import type { Database, NewRow, Tables } from '../../kernel/database/index.ts';
import { mayInvite } from '../members/index.ts';

/** The most invitations that a company has at a time, expired ones included. */
export const MOST_INVITATIONS = 200;

/** Days for which an expired invitation is still listed. */
const LISTED_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/** The query for the invitations of a company, each with who sent it and the role that this person has now. */
export const invitationsIn = (query: Kysely<Tables>, companyId: number) =>
  query
    .selectFrom('invitation as i')
    .innerJoin('account as by', 'by.id', 'i.invited_by')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.company_id', '=', 'i.company_id').onRef('m.account_id', '=', 'i.invited_by'),
    )
    .select(['i.id', 'i.email', 'i.role', 'i.token_hash', 'i.expires_at', 'i.created_at'])
    .select(['by.name as by_name', 'by.nick_name as by_nick_name', 'by.disabled_at as by_disabled_at'])
    .select('m.role as by_role')
    .where('i.company_id', '=', companyId);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationsIn>['executeTakeFirstOrThrow']>>;

/** How an invitation stands; `void`: who sent it may no longer give the role. */
export function stateOf(
  { by_role, by_disabled_at, role, expires_at }: InvitationRow,
  now: Date,
): 'open' | 'expired' | 'void' {
  if (by_disabled_at || !mayInvite(by_role, role)) return 'void';
  return expires_at <= now ? 'expired' : 'open';
}

/** What people call who sent an invitation. */
export const inviterOf = ({ by_name, by_nick_name }: InvitationRow): string => by_nick_name || by_name;

/** Whether somebody with an address belongs to the company. */
export async function isMember(trx: Transaction<Tables>, companyId: number, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.id')
    .where('membership.company_id', '=', companyId)
    .where((eb) => eb(eb.fn('lower', ['account.email']), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Why an address is not invited: somebody with it belongs to the company, or is invited already. Null where nothing is in the way. */
export async function obstacleTo(
  trx: Transaction<Tables>,
  { company_id, email }: Pick<NewRow<'invitation'>, 'company_id' | 'email'>,
  now: Date,
): Promise<'member' | 'invited' | null> {
  if (await isMember(trx, company_id, email)) return 'member';
  const present = await invitationsIn(trx, company_id).where('i.email', '=', email).executeTakeFirst();
  return present && stateOf(present, now) === 'open' ? 'invited' : null;
}

/**
 * Stores an invitation, unless something is in the way or the company has as many as it may have. One that has expired or counts no longer
 * gives way. Two at a time queue up at the company's row.
 */
export async function addInvitation(
  trx: Transaction<Tables>,
  row: NewRow<'invitation'>,
  now: Date,
): Promise<'added' | 'member' | 'invited' | 'full'> {
  const { company_id, email } = row;
  await trx.selectFrom('company').select('id').where('id', '=', company_id).forNoKeyUpdate().executeTakeFirst();
  const obstacle = await obstacleTo(trx, row, now);
  if (obstacle) return obstacle;
  const own = trx.deleteFrom('invitation').where('company_id', '=', company_id);
  await own.where('email', '=', email).execute();
  await own.where('expires_at', '<', new Date(now.getTime() - LISTED_DAYS * DAY)).execute();
  const { count } = await trx
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_INVITATIONS) return 'full';
  await trx.insertInto('invitation').values(row).execute();
  return 'added';
}

/** Takes the invitation with a token back. */
export function dropInvitation(database: Database, companyId: number, tokenHash: string): Promise<unknown> {
  return database.tenant(companyId, (trx) =>
    trx.deleteFrom('invitation').where('company_id', '=', companyId).where('token_hash', '=', tokenHash).execute(),
  );
}
