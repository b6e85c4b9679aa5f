import type { Transaction } from 'kysely';
import { PLATFORM, type Tables } from '../database/index.ts';
import type { ServiceBase } from '../services/service-base.ts';
import { randomId } from '../values/random-id.ts';
import { moments } from './moments.ts';
import type { Audit, AuditEntry } from './service.ts';

/** Writes lines of the audit table; each belongs to the company it concerns, or to the platform. */
export function createAudit({ database, now }: Pick<ServiceBase, 'database' | 'now'>): Audit {
  const moment = moments(now);
  const rowOf = ({ action, companyId = PLATFORM, actor, target = '', address = '', detail = {} }: AuditEntry) => ({
    company_id: companyId,
    id: randomId(),
    at: moment(),
    actor_id: typeof actor === 'object' ? (actor?.id ?? null) : null,
    actor_name: typeof actor === 'object' ? (actor?.name ?? '') : (actor ?? ''),
    action,
    target: target.slice(0, 320),
    address,
    detail: JSON.stringify(detail),
  });
  return {
    async record(entry, trx) {
      const insert = (transaction: Transaction<Tables>) =>
        transaction.insertInto('audit').values(rowOf(entry)).execute();
      await (trx ? insert(trx) : database.tenant(entry.companyId ?? PLATFORM, insert));
    },
    async recordAll(companyId, entries, trx) {
      if (entries.length === 0) return;
      const rows = entries.map((entry) => rowOf({ ...entry, companyId }));
      await trx.insertInto('audit').values(rows).execute();
    },
  };
}
