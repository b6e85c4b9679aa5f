import { sql } from 'kysely';
import type { MemberLevel } from '../../../src/types/generated/contracts/apps.ts';
import { memberAndOwners, memberList, membersIn, rolesByMember, setAppRoles } from '../../identity/companies/index.ts';
import { requireProof } from '../../identity/recent-proof/index.ts';
import { DESIGNER, mayEnter, USER } from '../../kernel/contracts/access.ts';
import { type Call, listRows } from '../../kernel/contracts/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { appRoleRule, requireWithin } from '../../kernel/limits/index.ts';
import { comparedName, tidyName } from '../../kernel/values/person-name.ts';

/** Roles with a meaning of their own. */
const MEANT: readonly string[] = [DESIGNER, USER];

/** What an app cannot call roles of its own, nor anything that looks like it. */
const NAMES_OF_OTHERS: readonly string[] = [...MEANT, 'owner', 'admin', 'administrator'];

/** Further roles of one person in an app, at most. */
const MOST_ROLES = 20;

const levelOf = (roles: readonly string[]): MemberLevel =>
  roles.includes(DESIGNER) ? DESIGNER : roles.includes(USER) ? USER : '';

const furtherOf = (roles: readonly string[]) => roles.filter((name) => !MEANT.includes(name));

/** What the members are in an app, as a column: designers first, then users. */
const levelColumn = ({
  companyId,
  appId,
}: AppLevel) => sql`(select min(case name when ${DESIGNER} then 0 when ${USER} then 1 else 2 end)
  from role where role.company_id = ${companyId} and role.app_id = ${appId} and role.account_id = membership.account_id)`;

/** `GET …/app/{appKey}/member`: the people of the company by name, with what they are in the app. */
export async function listAppMembers(context: Call<'listAppMembers'>) {
  const { services, scope } = context;
  const { database } = services;
  const { companyId } = scope;
  const order = new Intl.Collator('zh-CN');
  const given = await rolesByMember(database, scope);
  const { items, total } = await database.tenant(companyId, (from) =>
    listRows(context, {
      ...{ from, rows: membersIn(from, companyId), ...memberList },
      columns: { ...memberList.columns, level: levelColumn(scope) },
      order: sql`${memberList.columns.name}, membership.account_id`,
    }),
  );
  const listed = items.map(({ id, name, email, role }) => {
    const appRoles = given.get(id) ?? [];
    const mayOpen = mayEnter({ role, app: scope.app!, appRoles });
    return { id, name, email: email ?? '', role, level: levelOf(appRoles), roles: furtherOf(appRoles), mayOpen };
  });
  const known = [...new Set([...given.values()].flatMap(furtherOf))].sort(order.compare);
  return { items: listed, total, openTo: scope.app!.openTo, known };
}

/** What separates names in a text. */
const COMMA = /[,，]/;

/** The further roles of a body, without blanks and repetitions. Throws `invalid-fields`. */
function namesIn(roles: string | string[]): string[] {
  const names = (typeof roles === 'string' ? roles.split(COMMA) : roles).map((name) => name.trim()).filter(Boolean);
  const unique = [...new Set(names)];
  const isWrong = (name: string) =>
    name.length > 40 || COMMA.test(name) || tidyName(name) !== name || NAMES_OF_OTHERS.includes(comparedName(name));
  if (unique.length > MOST_ROLES || unique.some(isWrong)) throw fail('invalid-fields', { field: 'roles' });
  return unique;
}

/**
 * `POST …/app/{appKey}/member/{id}`. Owners and administrators of the company need no role.
 * Throws `administrator-needs-no-role`, `not-found`, `proof-needed` or `too-many-requests`.
 */
export async function changeAppMember(context: Call<'changeAppMember'>) {
  const { services, scope, body, params, me, request } = context;
  const { companyId } = scope;
  await requireWithin(services.limits, `app-roles:${me.id}`, appRoleRule);
  const further = namesIn(body.roles);
  const found = await memberAndOwners(services.database, companyId, params.id);
  if (!found) throw fail('not-found');
  const { member } = found;
  if (member.role !== 'member') throw fail('administrator-needs-no-role');
  const roles = [...(body.level ? [body.level] : []), ...further];
  const change = (isProven: boolean) =>
    services.database.tenant(companyId, async (trx) => {
      const done = await setAppRoles(trx, scope, { accountId: member.id, roles, isProven });
      if (done !== 'set') return done;
      const entry = {
        action: 'app.role-changed',
        companyId,
        actor: me,
        target: String(member.id),
        address: request.ip,
      };
      await services.audit.record({ ...entry, detail: { app: scope.app!.key, roles: roles.join(', ') } }, trx);
      return done;
    });
  let done = await change(false);
  if (done === 'unproven') {
    const place = scope.app!.name;
    await requireProof(context, { name: 'make-designer', value: member.name, place, bound: { id: member.id } });
    done = await change(true);
  }
  if (done !== 'set') throw fail('not-found');
  return {};
}
