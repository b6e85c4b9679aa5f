import type { AuditLogAnswer, AuditLogQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Context } from '../contracts/index.ts';
import { actorText, type Text } from './actor.ts';
import { eventText } from './event-text.ts';
import { ownersOf } from './filter.ts';
import { countLines, firstLines, type NamedLine } from './merged.ts';

type Line = AuditLogAnswer['items'][number];

/** Pages end here: every page reads all lines before it. Filters lead to older ones. */
const farthest = 2000;

function toLine(line: NamedLine, text: Text): Line {
  const { id, at, actor_id, action, target, targetName, company, address, detail } = line;
  return {
    id,
    at: at.toISOString(),
    actor: actorText(text, line),
    actorId: actor_id,
    action,
    event: eventText(text, action),
    target,
    targetName,
    company,
    address,
    detail: detail as Record<string, unknown>,
  };
}

/** `GET /api/admin/audit`: a page of the log of the platform and its companies, or of one of them. */
export async function auditLog({ query, services, text }: Context<unknown, AuditLogQuery>): Promise<AuditLogAnswer> {
  const { page = 1, perPage = 20, orderBy = 'at', orderDir = 'desc' } = query;
  const { database } = services;
  const owners = await ownersOf(services, query.company);
  const count = Math.min(page * perPage, farthest);
  const lines = await firstLines(database, owners, query, { text, order: { by: orderBy, dir: orderDir }, count });
  const total = Math.min(await countLines(database, owners, query, text), farthest);
  return { items: lines.slice((page - 1) * perPage).map((line) => toLine(line, text)), total };
}
