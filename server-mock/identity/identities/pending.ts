import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { ExternalMethod } from '../methods/index.ts';
import { endSessionsOfProvider, hashToken, newToken } from '../sessions/index.ts';
import { agreedSettings, requireAgreed } from './agreed.ts';
import type { ExternalUser } from './external-user.ts';

const cookieName = 'pagewright_bind';

const minutes = 15;

/** Keeps somebody a provider vouched for until an address is proven; this browser alone can go on with it. */
export async function keepPending(
  reply: FastifyReply,
  { database, config, now }: Pick<ServiceBase, 'database' | 'config' | 'now'>,
  external: ExternalUser,
): Promise<void> {
  const token = newToken();
  const at = now();
  await database.tenant(external.companyId, async (trx) => {
    await requireAgreed(trx, external);
    await trx.deleteFrom('pending_identity').where('expires_at', '<', at).execute();
    await trx
      .insertInto('pending_identity')
      .values({
        token_hash: hashToken(token),
        provider: external.provider,
        provider_company: external.companyId,
        subject: external.subject,
        name: external.name,
        email: external.email,
        expires_at: new Date(at.getTime() + minutes * 60_000),
      })
      .execute();
  });
  reply.setCookie(cookieName, token, { ...ownCookie(reply.request, config, 'lax'), maxAge: minutes * 60 });
}

/**
 * Who waits in the caller's browser to be linked. Throws `bind-expired` when nobody does, or no longer. The settings of the provider
 * are those they came by: a change of them ends the waiting, so they are read before it is looked up again.
 */
export async function requirePending({ request, services }: Context): Promise<ExternalUser> {
  const token = request.cookies[cookieName];
  const waiting = async () =>
    token
      ? services.database.query
          .selectFrom('pending_identity')
          .selectAll()
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', services.now())
          .executeTakeFirst()
      : undefined;
  const row = await waiting();
  if (!row) throw fail('bind-expired');
  const { provider_company: companyId, subject, name, email } = row;
  const agreed = await agreedSettings(services.database, companyId);
  if (!(await waiting())) throw fail('bind-expired');
  return { provider: row.provider as ExternalMethod, companyId, subject, name, email, vouched: false, agreed };
}

/** Ends the waiting of everybody whom a company's own provider sent: it is in force no longer, or not as it was. */
export async function endPendingOf(trx: Transaction<Tables>, companyId: number): Promise<void> {
  await trx.deleteFrom('pending_identity').where('provider_company', '=', companyId).execute();
}

/**
 * Ends what accounts are linked with at a company's own provider, and the sessions that it opened: another one may call somebody
 * else by the same name.
 */
export async function endIdentitiesOf(
  database: Pick<Database, 'notify'>,
  trx: Transaction<Tables>,
  companyId: number,
): Promise<void> {
  await trx.deleteFrom('identity').where('company_id', '=', companyId).execute();
  await endSessionsOfProvider(database, trx, { companyId });
}

/** Ends the waiting: the identity is linked. */
export async function endPending({ request, reply, services }: Context): Promise<void> {
  const token = request.cookies[cookieName];
  if (!token) return;
  await services.database.query.deleteFrom('pending_identity').where('token_hash', '=', hashToken(token)).execute();
  reply.clearCookie(cookieName, ownCookie(request, services.config, 'lax'));
}
