import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { AuditExportQuery } from '../../../src/types/generated/contracts/audit.ts';
import { operatorsNamed, type Text } from '../../kernel/audit-log/actor.ts';
import type { Tenancy } from '../../kernel/contracts/tenancy.ts';
import { containing, type Database, literal, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

type Builder = ExpressionBuilder<Tables, 'audit'>;

/** What the list and the export have in common, and the words that the list alone looks for. */
export type Filter = AuditExportQuery & { keywords?: string };

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
  const name = eb('actor_name', 'ilike', containing(typed));
  const operators = operatorsNamed(text, typed);
  if (operators.length === 0) return name;
  return eb.or([name, eb.and([eb('actor_id', 'is', null), eb('actor_name', 'in', operators)])]);
}

/** The lines with these words in a text of theirs. */
function linesWith(eb: Builder, words: string, text: Text) {
  const texts = (['action', 'target', 'address'] as const).map((column) => eb(column, 'ilike', containing(words)));
  return eb.or([actorsNamed(eb, words, text), ...texts]);
}

function conditions(eb: Builder, { keywords, action, actor, address, target, from, to }: Filter, text: Text) {
  const name = actor && actorsNamed(eb, actor, text);
  const group = action && eb('action', 'like', `${literal(action)}.%`);
  return [
    keywords && linesWith(eb, keywords, text),
    action && group && eb.or([eb('action', '=', action), group]),
    actor && name && (isId(actor) ? eb.or([name, eb('actor_id', '=', Number(actor))]) : name),
    address && eb('address', 'like', `${literal(address)}%`),
    target && eb.or([eb('target', '=', target), eb('target', 'in', accountsNamed(eb, target))]),
    from && eb('at', '>=', atSecond(from)),
    to && eb('at', '<=', atSecond(to)),
  ].filter((condition) => typeof condition === 'object');
}

/** Whose lines are read: a company's, or the platform's (id -1, no key). */
export interface Owner {
  id: number;
  key: string;
}

/** The lines of an owner, or without one of everybody, that a filter lets through. `text`: what operators are called there. */
export function filtered(trx: Transaction<Tables>, owner: Owner | null, query: Filter, text: Text) {
  const lines = trx.selectFrom('audit').where((eb) => eb.and(conditions(eb, query, text)));
  return owner ? lines.where('company_id', '=', owner.id) : lines;
}

/** What a filter names the platform by. */
export const platformChoice = String(PLATFORM);

/** Whose lines a filter asks for: a company's, the platform's, or without a name everybody's (null). Throws `not-found` for a key that no company has. */
export async function ownerOf({ companies }: { companies: Tenancy }, key: string | undefined): Promise<Owner | null> {
  if (!key) return null;
  if (key === platformChoice) return { id: PLATFORM, key: '' };
  const company = await companies.findByKey(key);
  if (!company) throw fail('not-found');
  return { id: company.id, key };
}

/** A transaction that sees an owner's lines, or without one everybody's. Routes have asked for a platform administrator before. */
export function reading<T>(
  database: Database,
  owner: Owner | null,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return owner ? database.tenant(owner.id, work) : database.everyCompany(work);
}
