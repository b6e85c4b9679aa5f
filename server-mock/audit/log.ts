import type { AuditLogAnswer, AuditLogQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Context } from '../contracts/index.ts';
import type { Row } from '../database/index.ts';
import { actorText } from './actor.ts';
import { eventText } from './event-text.ts';
import { companyOf, filtered } from './filter.ts';
import { targetNames } from './target-names.ts';

type Line = AuditLogAnswer['items'][number];

/** Columns by the names that callers may sort by. */
const columns = { at: 'at', action: 'action', actor: 'actor_name', address: 'address' } as const;

function toLine(row: Row<'audit'>, more: Pick<Line, 'actor' | 'company' | 'event' | 'targetName'>): Line {
  const { id, at, actor_id, action, target, address, detail } = row;
  const shown = detail as Record<string, unknown>;
  return {
    id,
    at: at.toISOString(),
    actorId: actor_id,
    action,
    target,
    address,
    detail: shown,
    ...more,
  };
}

/** `GET /api/admin/audit`: a page of the log. Every look happens in the name of one company, as all reading of tenants' rows does. */
export async function auditLog({ query, services, text }: Context<unknown, AuditLogQuery>): Promise<AuditLogAnswer> {
  const { page = 1, perPage = 20, orderBy = 'at', orderDir = 'desc' } = query;
  const { id, key } = await companyOf(services, query.company);
  return services.database.tenant(id, async (trx) => {
    const matching = filtered(trx, id, query, text);
    const { total } = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy(columns[orderBy], orderDir)
      .orderBy('id', orderDir)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const nameOf = await targetNames(trx, id, rows);
    const items = rows.map((row) =>
      toLine(row, {
        company: key,
        actor: actorText(text, row),
        event: eventText(text, row.action),
        targetName: nameOf(row),
      }),
    );
    return { items, total: Number(total) };
  });
}
