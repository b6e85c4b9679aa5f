import type { ExpressionBuilder, Transaction } from 'kysely';
import type { AuditExportQuery } from '../../src/types/generated/contracts/audit.ts';
import { PLATFORM, type Tables } from '../database/index.ts';
import { fail } from '../errors/fail.ts';
import type { Services } from '../services.ts';

type Builder = ExpressionBuilder<Tables, 'audit'>;

/** What people type is no pattern. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Ids are exact as JavaScript numbers; longer ones belong to nobody. */
const isId = (text: string) => /^\d{1,15}$/.test(text);

const atSecond = (seconds: string) => new Date(Number(seconds) * 1000);

function conditions(eb: Builder, { action, actor, address, target, from, to }: AuditExportQuery) {
  const name = actor && eb('actor_name', 'ilike', `%${literal(actor)}%`);
  const group = action && eb('action', 'like', `${literal(action)}.%`);
  return [
    action && group && eb.or([eb('action', '=', action), group]),
    actor && name && (isId(actor) ? eb.or([name, eb('actor_id', '=', Number(actor))]) : name),
    address && eb('address', 'like', `${literal(address)}%`),
    target && eb('target', '=', target),
    from && eb('at', '>=', atSecond(from)),
    to && eb('at', '<=', atSecond(to)),
  ].filter((condition) => typeof condition === 'object');
}

/** The lines of one company, or of the platform, that a filter lets through. */
export function filtered(trx: Transaction<Tables>, companyId: number, query: AuditExportQuery) {
  return trx
    .selectFrom('audit')
    .where('company_id', '=', companyId)
    .where((eb) => eb.and(conditions(eb, query)));
}

/** The company that a filter names; the platform without one. Throws `not-found` for a key that no company has. */
export async function companyOf(
  { companies }: Pick<Services, 'companies'>,
  key: string | undefined,
): Promise<{ id: number; key: string }> {
  if (!key) return { id: PLATFORM, key: '' };
  const company = await companies.findByKey(key);
  if (!company) throw fail('not-found');
  return { id: company.id, key };
}
