import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { AuditExportQuery } from '../../src/types/generated/contracts/audit.ts';
import { PLATFORM, type Tables } from '../database/index.ts';
import { fail } from '../errors/fail.ts';
import type { Services } from '../services.ts';
import { operatorsNamed, type Text } from './actor.ts';

type Builder = ExpressionBuilder<Tables, 'audit'>;

/** What people type is no pattern. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Ids are exact as JavaScript numbers; longer ones belong to nobody. */
const isId = (text: string) => /^\d{1,15}$/.test(text);

const atSecond = (seconds: string) => new Date(Number(seconds) * 1000);

/** The ids, as lines have them, of the accounts with a name, address, username or phone. */
function accountsNamed(eb: Builder, typed: string) {
  const names = ['name', 'email', 'username', 'phone'] as const;
  return eb
    .selectFrom('account')
    .select(sql<string>`account.id::text`.as('id'))
    .where((account) =>
      account.or(names.map((name) => account(account.fn('lower', [name]), '=', typed.toLowerCase()))),
    );
}

/** The lines of those whose name has a part like what was typed. */
function actorsNamed(eb: Builder, typed: string, text: Text) {
  const name = eb('actor_name', 'ilike', `%${literal(typed)}%`);
  const operators = operatorsNamed(text, typed);
  if (operators.length === 0) return name;
  return eb.or([name, eb.and([eb('actor_id', 'is', null), eb('actor_name', 'in', operators)])]);
}

function conditions(eb: Builder, { action, actor, address, target, from, to }: AuditExportQuery, text: Text) {
  const name = actor && actorsNamed(eb, actor, text);
  const group = action && eb('action', 'like', `${literal(action)}.%`);
  return [
    action && group && eb.or([eb('action', '=', action), group]),
    actor && name && (isId(actor) ? eb.or([name, eb('actor_id', '=', Number(actor))]) : name),
    address && eb('address', 'like', `${literal(address)}%`),
    target && eb.or([eb('target', '=', target), eb('target', 'in', accountsNamed(eb, target))]),
    from && eb('at', '>=', atSecond(from)),
    to && eb('at', '<=', atSecond(to)),
  ].filter((condition) => typeof condition === 'object');
}

/** The lines of one company, or of the platform, that a filter lets through. `text`: what operators are called there. */
export function filtered(trx: Transaction<Tables>, companyId: number, query: AuditExportQuery, text: Text) {
  return trx
    .selectFrom('audit')
    .where('company_id', '=', companyId)
    .where((eb) => eb.and(conditions(eb, query, text)));
}

/** Whose lines are read: a company's, or the platform's (id -1, no key). */
export interface Owner {
  id: number;
  key: string;
}

/** What a filter names the platform by. */
export const platformChoice = String(PLATFORM);

/** So many companies are looked through when a filter names none; of more, the newest ones. */
const mostCompanies = 1000;

/** Whose lines a filter asks for: a company's, the platform's, or without a name everybody's. Throws `not-found` for a key that no company has. */
export async function ownersOf(
  { companies, database }: Pick<Services, 'companies' | 'database'>,
  key: string | undefined,
): Promise<Owner[]> {
  const platform = { id: PLATFORM, key: '' };
  if (key === platformChoice) return [platform];
  if (key) {
    const company = await companies.findByKey(key);
    if (!company) throw fail('not-found');
    return [{ id: company.id, key }];
  }
  const newest = database.query.selectFrom('company').select(['id', 'key']).orderBy('created_at', 'desc');
  return [platform, ...(await newest.limit(mostCompanies).execute())];
}
