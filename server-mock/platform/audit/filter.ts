import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { AuditExportQuery } from '../../../src/types/generated/contracts/audit.ts';
import { operatorsNamed, type Text } from '../../kernel/audit-log/actor.ts';
import type { Tenancy } from '../../kernel/contracts/tenancy.ts';
import { containing, type Database, literal, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { linesForCompany, memberIds, nameWithoutAddress } from './seen-by-company.ts';

type Builder = ExpressionBuilder<Tables, 'audit'>;

/** Whose lines are read: a company's, or the platform's (id -1, no key). */
export interface Owner {
  id: number;
  key: string;
  /** Its own administrators read them, who see less of people who are no members. */
  readsItself?: true;
}

/** Lines to look among, and what operators are called there. */
interface Lines {
  trx: Transaction<Tables>;
  owner: Owner | null;
  text: Text;
}

/** What the list and the export have in common, and the words that the list alone looks for. */
export type Filter = AuditExportQuery & { keywords?: string };

/** Ids are exact as JavaScript numbers; longer ones belong to nobody. */
const isId = (text: string) => /^\d{1,15}$/.test(text);

const atSecond = (seconds: string) => new Date(Number(seconds) * 1000);

/** The ids, as lines have them, of the accounts with a name, address, username or phone; a company finds them by what it sees. */
function accountsNamed({ trx, owner }: Lines, typed: string) {
  const wanted = typed.toLowerCase();
  const accounts = trx.selectFrom('account').select(sql<string>`account.id::text`.as('id'));
  if (owner?.readsItself) {
    const shown = sql<string>`coalesce(email, username, phone)`;
    return accounts.where(({ eb, fn, not }) => {
      const isMember = eb('account.id', 'in', memberIds(trx, owner.id));
      const isCalled = eb.or([eb(fn('lower', ['name']), '=', wanted), eb(fn('lower', [shown]), '=', wanted)]);
      const seenAs = eb(fn('lower', [nameWithoutAddress('name')]), '=', wanted);
      return eb.or([eb.and([isMember, isCalled]), eb.and([not(isMember), seenAs])]);
    });
  }
  const names = ['name', 'email', 'username', 'phone'] as const;
  return accounts.where(({ eb, fn }) => eb.or(names.map((name) => eb(fn('lower', [name]), '=', wanted))));
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

function conditions(eb: Builder, lines: Lines, { keywords, action, actor, address, target, from, to }: Filter) {
  const { text } = lines;
  const name = actor && actorsNamed(eb, actor, text);
  const group = action && eb('action', 'like', `${literal(action)}.%`);
  return [
    keywords && linesWith(eb, keywords, text),
    action && group && eb.or([eb('action', '=', action), group]),
    actor && name && (isId(actor) ? eb.or([name, eb('actor_id', '=', Number(actor))]) : name),
    address && eb('address', 'like', `${literal(address)}%`),
    target && eb.or([eb('target', '=', target), eb('target', 'in', accountsNamed(lines, target))]),
    from && eb('at', '>=', atSecond(from)),
    to && eb('at', '<=', atSecond(to)),
  ].filter((condition) => typeof condition === 'object');
}

/** The lines of an owner, or without one of everybody, that a filter lets through. `text`: what operators are called there. */
export function filtered(trx: Transaction<Tables>, owner: Owner | null, query: Filter, text: Text) {
  const source = owner?.readsItself ? linesForCompany(trx, owner.id) : trx.selectFrom('audit');
  const lines = source.where((eb) => eb.and(conditions(eb, { trx, owner, text }, query)));
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

/** A transaction that sees an owner's lines, or without one everybody's. Routes have asked before for a platform administrator, or for one of that company. */
export function reading<T>(
  database: Database,
  owner: Owner | null,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return owner ? database.tenant(owner.id, work) : database.everyCompany(work);
}
