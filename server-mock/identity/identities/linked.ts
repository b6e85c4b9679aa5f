import { type Call, listPage } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { ownAccount } from '../accounts/index.ts';
import { requireProof } from '../recent-proof/index.ts';
import { hasOtherWayIn } from './ways-in.ts';

/** `GET /api/user/identities`. */
export async function listIdentities(context: Call<'listIdentities'>) {
  const { services } = context;
  const account = await ownAccount(context);
  const rows = (await services.identities.listOf(account.id)).map(async ({ id, provider, name, email, ...row }) => ({
    id,
    provider,
    name,
    email,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    removable: await hasOtherWayIn(services, account, { identity: id }),
  }));
  return listPage(context, await Promise.all(rows));
}

/**
 * `POST /api/user/identities/unlink/{id}`. Throws `last-way-in` when the account could not be entered afterwards, and
 * `proof-needed` before it was confirmed.
 */
export async function unlinkIdentity(context: Call<'unlinkIdentity'>) {
  const { services, params, me, request, text } = context;
  const account = await ownAccount(context);
  const identity = (await services.identities.listOf(account.id)).find(({ id }) => id === params.id);
  if (!identity) throw fail('not-found');
  const shown = [text(`api.method.${identity.provider}`), identity.email || identity.name].filter(Boolean).join(' · ');
  await requireProof(context, { name: 'unlink-identity', value: shown, bound: identity.id });
  if (!(await services.identities.unlink(account.id, identity.id))) throw fail('not-found');
  const { provider, subject, company_id: companyId } = identity;
  const company = companyId === PLATFORM ? {} : { company: companyId };
  await services.audit.record({
    action: 'identity.unlinked',
    actor: me,
    target: String(account.id),
    address: request.ip,
    detail: { provider, subject, ...company },
  });
  return {};
}
