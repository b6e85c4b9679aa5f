import { actorText, type Text } from '../../kernel/audit-log/actor.ts';
import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import { eventText } from './event-text.ts';
import { type Filter, type Owner, ownerOf, reading } from './filter.ts';
import { countLines, type NamedLine, readLines } from './lines.ts';

type Line = AnswerTo<'auditLog'>['items'][number];

/** Which page of the log is asked for, and what it looks for. */
type Asked = Filter & Pick<Call<'auditLog'>['query'], 'page' | 'perPage' | 'orderBy' | 'orderDir'>;

/** Pages end here: every page reads past all lines before it. Filters lead to older ones. */
const farthest = 100_000;

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

/** A page of the log of an owner, or without one of everybody. */
export function logPage({ services, text }: Context, owner: Owner | null, query: Asked) {
  const { page, perPage, orderBy, orderDir } = query;
  const wanted = { owner, query, text };
  const offset = (page - 1) * perPage;
  const limit = Math.max(0, Math.min(perPage, farthest - offset));
  return reading(services.database, owner, async (trx) => {
    const lines = await readLines(trx, wanted, { by: orderBy, dir: orderDir, offset, limit });
    const total = await countLines(trx, wanted, farthest);
    return { items: lines.map((line) => toLine(line, text)), total };
  });
}

/** `GET /api/admin/audit`: a page of the log of the platform and its companies, or of one of them. */
export const auditLog = async (context: Call<'auditLog'>) =>
  logPage(context, await ownerOf(context.services, context.query.company), context.query);
