import type { FastifyReply } from 'fastify';
import { actorText, type Text } from '../../kernel/audit-log/actor.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { renewedScope, sendPieces } from '../../kernel/http/long-answer.ts';
import { exportRule, requireWithin } from '../../kernel/limits/index.ts';
import { csvCell } from '../../kernel/values/csv-cell.ts';
import { type Filter, type Owner, ownerOf, reading } from './filter.ts';
import { type NamedLine, type Place, readOlder } from './lines.ts';

/** Lines of one file, and of one piece of it. */
const LARGEST = 10_000;
const BATCH = 200;

const cells = {
  time: ({ at }: NamedLine) => at.toISOString(),
  company: ({ company }: NamedLine) => company,
  actor: (line: NamedLine, text: Text) => actorText(text, line),
  actorId: ({ actor_id }: NamedLine) => actor_id,
  action: ({ action }: NamedLine) => action,
  target: ({ targetName }: NamedLine) => targetName,
  targetId: ({ target }: NamedLine) => target,
  address: ({ address }: NamedLine) => address,
  detail: ({ detail }: NamedLine) => JSON.stringify(detail),
};

type Column = keyof typeof cells;

/** A file in pieces, each read in a transaction of its own, for as long as its reader may read it. */
async function* pieces(context: Context, owner: Owner | null, query: Filter): AsyncGenerator<string> {
  const { services, text } = context;
  const columns = (Object.keys(cells) as Column[]).filter((column) => column !== 'company' || !owner?.readsItself);
  const line = (texts: readonly string[]) => `${texts.join(',')}\r\n`;
  yield `\ufeff${line(columns.map((column) => csvCell(text(`audit.${column}`))))}`;
  const stillAdmitted = renewedScope(context);
  let after: Place | undefined;
  for (let sent = 0; sent < LARGEST; sent += BATCH) {
    await stillAdmitted();
    const read = (trx: Parameters<typeof readOlder>[0]) => readOlder(trx, { owner, query, text }, after, BATCH);
    const { lines, last } = await reading(services.database, owner, read);
    yield lines.map((each) => line(columns.map((column) => csvCell(cells[column](each, text))))).join('');
    if (!last) return;
    after = last;
  }
}

/**
 * What a filter lets through, newest first, as CSV with a mark that spreadsheets read as UTF-8. A company's own file has no column
 * for the company. Throws `too-many-requests`.
 */
export async function logFile(context: Context, owner: Owner | null, query: Filter): Promise<FastifyReply> {
  const { services, reply, me } = context;
  await requireWithin(services.limits, `audit-export:${me.id}`, exportRule);
  const name = owner && (owner.key || 'platform');
  reply.type('text/csv; charset=utf-8');
  reply.header('Content-Disposition', `attachment; filename="audit${name ? `-${name}` : ''}.csv"`);
  return sendPieces(reply, pieces(context, owner, query));
}

/** `GET /api/admin/audit/export`. */
export const auditExport = async (context: Call<'auditExport'>) =>
  logFile(context, await ownerOf(context.services, context.query.company), context.query);
