import { type Call, type Context, listRows } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { changeRole, endMembership, memberAndOwners, memberList, membersIn, ownersIn } from '../companies/index.ts';
import { requireProof } from '../recent-proof/index.ts';
import { mayChange, mayLeave, mayRemove, type Wish } from './rules.ts';

/** `GET /api/company/{companyKey}/member`: owners first, then administrators, each by name; in a company of 1,000 and more by the time of joining. */
export async function listMembers(context: Call<'listMembers'>) {
  const { services, scope, me } = context;
  const { companyId } = scope;
  const by = { id: me.id, role: scope.role };
  return services.database.tenant(companyId, async (from) => {
    const source = { from, rows: membersIn(from, companyId), ...memberList };
    const { items, total } = await listRows(context, source);
    const owners = await ownersIn(from, companyId);
    const listed = items.map(({ id, name, email, role, createdAt }) => ({
      ...{ id, role, name, email: email ?? '' },
      since: new Date(createdAt).toISOString(),
      isMe: id === me.id,
      mayRemove: mayRemove({ by, of: { id, role }, owners }),
      mayChange: mayChange({ by, of: { id, role }, owners }),
      mayLeave: mayLeave({ by, of: { id, role }, owners }),
    }));
    return { items: listed, total };
  });
}

/** The member whom a call is about, and what it wishes. Throws `not-found`. */
async function memberAt({
  services,
  scope,
  params,
  me,
}: Context<unknown, unknown, { id: number }> & { me: { id: number } }) {
  const found = await memberAndOwners(services.database, scope.companyId, params.id);
  if (!found) throw fail('not-found');
  const wish: Wish = { by: { id: me.id, role: scope.role }, of: found.member, owners: found.owners };
  return { member: found.member, wish };
}

/** `POST …/member/{id}`. Throws `forbidden`, `owner-stays` or `proof-needed`. */
export async function changeMember(context: Call<'changeMember'>) {
  const { services, scope, me, body, request, text } = context;
  const { member, wish } = await memberAt(context);
  if (member.role === 'owner' && wish.owners === 1) throw fail('owner-stays');
  if (!mayChange(wish)) throw fail('forbidden');
  if (member.role === body.role) return {};
  const action = { name: 'change-role', value: member.name, place: text(`members.${body.role}`) } as const;
  await requireProof(context, { ...action, bound: { id: member.id, role: body.role } });
  const { companyId } = scope;
  const change = { companyId, accountId: member.id, role: body.role };
  const changed = await changeRole(services.database, change, member.role);
  if (changed === 'owner') throw fail('owner-stays');
  if (changed === 'none') throw fail('not-found');
  const entry = { action: 'member.role-changed', companyId, actor: me, target: String(member.id) };
  await services.audit.record({ ...entry, address: request.ip, detail: { role: body.role } });
  return {};
}

/** `DELETE …/member/{id}`. Throws `forbidden`, `owner-stays` or `proof-needed`. */
export async function removeMember(context: Call<'removeMember'>) {
  const { services, scope, me, request } = context;
  const { member, wish } = await memberAt(context);
  if (member.role === 'owner' && wish.owners === 1) throw fail('owner-stays');
  if (!mayRemove(wish)) throw fail('forbidden');
  await requireProof(context, { name: 'remove-member', value: member.name, bound: { id: member.id } });
  const { companyId } = scope;
  const ended = await endMembership(services.database, { companyId, accountId: member.id }, member.role);
  if (ended === 'owner') throw fail('owner-stays');
  if (ended === 'none') throw fail('not-found');
  const entry = { action: 'member.removed', companyId, actor: me, target: String(member.id) };
  await services.audit.record({ ...entry, address: request.ip });
  return {};
}
