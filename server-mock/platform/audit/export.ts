import { actorText } from '../../kernel/audit-log/actor.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { csvCell } from './csv-cell.ts';
import { ownerOf, reading } from './filter.ts';
import { readLines } from './lines.ts';

const largest = 10_000;

const fields = ['time', 'company', 'actor', 'actorId', 'action', 'target', 'targetId', 'address', 'detail'] as const;

/** `GET /api/admin/audit/export`: what the filters let through, newest first, as CSV with a mark that spreadsheets read as UTF-8. */
export async function auditExport({ query, services, reply, text }: Call<'auditExport'>) {
  const owner = await ownerOf(services, query.company);
  const newest = { by: 'at', dir: 'desc', offset: 0, limit: largest } as const;
  const lines = await reading(services.database, owner, (trx) => readLines(trx, { owner, query, text }, newest));
  const rows = lines.map((line) => {
    const { at, company, actor_id, action, target, targetName, address, detail } = line;
    const who = [at.toISOString(), company, actorText(text, line), actor_id];
    return [...who, action, targetName, target, address, JSON.stringify(detail)].map(csvCell).join(',');
  });
  const name = owner && (owner.key || 'platform');
  reply.type('text/csv; charset=utf-8');
  reply.header('Content-Disposition', `attachment; filename="audit${name ? `-${name}` : ''}.csv"`);
  const head = fields.map((field) => csvCell(text(`audit.${field}`))).join(',');
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
}
