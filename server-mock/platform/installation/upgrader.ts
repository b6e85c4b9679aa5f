import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { AccountRow } from '../../identity/accounts/index.ts';
import { toUser } from '../../identity/accounts/index.ts';
import { hashToken, lifetimeAt } from '../../identity/sessions/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { identify } from '../../kernel/values/identifiers.ts';
import { grantHolder, holdsGrant } from './grant.ts';

type Base = Pick<ServiceBase, 'database' | 'config' | 'now'>;

/**
 * An account as a database of an older release has it. Only what the first migration made is named; a column of today
 * may not be there yet, so whole rows are read as JSON.
 */
export type OldAccount = Pick<AccountRow, 'id' | 'name' | 'email' | 'password_hash'> & Partial<AccountRow>;

/** The platform administrator that a query finds; works against the tables of an older release. */
async function administratorIn(from: RawBuilder<unknown>, { database, config }: Base): Promise<OldAccount | null> {
  const { rows } = await sql<{ account: OldAccount }>`
    select to_jsonb(account.*) as account from ${from} and account.disabled_at is null`.execute(database.query);
  const account = rows[0]?.account;
  return account && toUser(account as AccountRow, config).isSuperAdmin ? { ...account, id: Number(account.id) } : null;
}

/** The platform administrator whose session a request carries. */
async function administratorOfSession(request: FastifyRequest, services: Base): Promise<OldAccount | null> {
  const { config, now } = services;
  const token = request.cookies[config.session.cookieName];
  if (!token) return null;
  const { usedAfter } = lifetimeAt(now(), config.session.maxAge);
  const session = sql`session join account on account.id = session.account_id
    where session.token_hash = ${hashToken(token)} and session.expires_at > ${now()}
      and session.last_used_at > ${usedAfter}`;
  return administratorIn(session, services);
}

/** The platform administrator with an address or username. */
export function administratorNamed(typed: string, services: Base): Promise<OldAccount | null> {
  const { kind, value } = identify(typed);
  const column = kind === 'email' ? sql`lower(email)` : sql.ref(kind);
  return administratorIn(sql`account where ${column} = ${value}`, services);
}

/** Who upgrades; `account` is null for whoever holds the set-up secret. */
export interface Upgrader {
  account: OldAccount | null;
}

/** The administrator of the session, or somebody who has proven himself to this process. */
export async function upgraderOf(request: FastifyRequest, services: Context['services']): Promise<Upgrader | null> {
  const holder = grantHolder(request, services, 'upgrade');
  if (holder === '') return { account: null };
  const account = holder
    ? await administratorIn(sql`account where account.id = ${holder}`, services)
    : await administratorOfSession(request, services);
  return account && { account };
}

/** Whether a request may see and run the pending upgrade. While migrations run no table is asked. */
export async function maySeeUpgrade(request: FastifyRequest, services: Context['services']): Promise<boolean> {
  if (services.installation.progress()) return holdsGrant(request, services, 'upgrade');
  return (await upgraderOf(request, services)) !== null;
}
