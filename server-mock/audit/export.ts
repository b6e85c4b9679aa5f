import type { AuditExportQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Context } from '../contracts/index.ts';
import { actorText } from './actor.ts';
import { companyOf, filtered } from './filter.ts';
import { targetNames } from './target-names.ts';

const largest = 10_000;

/** A cell of RFC 4180. One that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
function cell(value: unknown): string {
  const text = String(value ?? '');
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

const fields = ['time', 'actor', 'actorId', 'action', 'target', 'targetId', 'address', 'detail'] as const;

/** `GET /api/admin/audit/export`: what the filters let through, newest first, as CSV with a mark that spreadsheets read as UTF-8. */
export async function auditExport({
  query,
  services,
  reply,
  text,
}: Context<unknown, AuditExportQuery>): Promise<string> {
  const { id, key } = await companyOf(services, query.company);
  const lines = await services.database.tenant(id, async (trx) => {
    const matching = filtered(trx, id, query, text).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const rows = await matching.limit(largest).execute();
    const nameOf = await targetNames(trx, id, rows);
    return rows.map((row) => {
      const { at, actor_id, action, target, address, detail } = row;
      const cells = [
        at.toISOString(),
        actorText(text, row),
        actor_id,
        action,
        nameOf(row),
        target,
        address,
        JSON.stringify(detail),
      ];
      return cells.map(cell).join(',');
    });
  });
  reply.type('text/csv; charset=utf-8');
  reply.header('Content-Disposition', `attachment; filename="audit${key ? `-${key}` : ''}.csv"`);
  const head = fields.map((field) => cell(text(`audit.${field}`))).join(',');
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}
