import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { identify } from '../accounts/identifiers.ts';
import type { AccountRow } from '../accounts/queries.ts';
import { toUser } from '../accounts/user.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../sessions/token.ts';
import { holdsGrant } from './grant.ts';

type Base = Pick<Services, 'database' | 'config' | 'now'>;

/**
 * An account as a database of an older release has it. Only what the first migration made is named; a column of today
 * may not be there yet, so whole rows are read as JSON.
 */
type OldAccount = Pick<AccountRow, 'id' | 'name' | 'email' | 'password_hash'> & Partial<AccountRow>;

const asAdministrator = (account: OldAccount | undefined, { config }: Base): OldAccount | null =>
  account && toUser(account as AccountRow, config).isSuperAdmin ? account : null;

/** The platform administrator whose session a request carries; works against the tables of an older release. */
async function administratorOfSession(request: FastifyRequest, services: Base): Promise<OldAccount | null> {
  const token = request.cookies[services.config.session.cookieName];
  if (!token) return null;
  const { rows } = await sql<{ account: OldAccount }>`
    select to_jsonb(account.*) as account from session join account on account.id = session.account_id
    where session.token_hash = ${hashToken(token)} and session.expires_at > ${services.now()}
      and account.disabled_at is null`.execute(services.database.query);
  return asAdministrator(rows[0]?.account, services);
}

/** The platform administrator with an address or username, read like that, too. */
export async function administratorNamed(typed: string, services: Base): Promise<OldAccount | null> {
  const { kind, value } = identify(typed);
  const column = kind === 'email' ? sql`lower(email)` : sql.ref(kind);
  const { rows } = await sql<{ account: OldAccount }>`
    select to_jsonb(account.*) as account from account where ${column} = ${value} and disabled_at is null`.execute(
    services.database.query,
  );
  return asAdministrator(rows[0]?.account, services);
}

/** Who upgrades: the administrator of the session, or somebody who has proven himself to this process. */
export async function upgraderOf(
  request: FastifyRequest,
  services: Services,
): Promise<{ actor: { id: number; name: string } | null } | null> {
  if (holdsGrant(request, services, 'upgrade')) return { actor: null };
  const account = await administratorOfSession(request, services);
  return account && { actor: { id: Number(account.id), name: account.name } };
}

/** Whether a request may see and run the pending upgrade. */
export async function maySeeUpgrade(request: FastifyRequest, services: Services): Promise<boolean> {
  if (services.installation.progress()) return holdsGrant(request, services, 'upgrade');
  return (await upgraderOf(request, services)) !== null;
}
