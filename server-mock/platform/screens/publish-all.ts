import type { Message } from '../../../src/validation/index.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Actor } from './actor.ts';
import { createAllAuditedAndTold } from './audited-publish.ts';
import type { Together } from './check-target.ts';
import { isError } from './checker.ts';
import type { Level } from './level.ts';
import { requirePageSize } from './page-size.ts';
import { requireCheckLimit, requirePublishLimit, requireRemovalLimit } from './publish-limit.ts';
import { requireUnmoved, storeTogether } from './publish-many.ts';
import type { PublishingParts } from './publishing.ts';
import type { PublishAll, ScreenChange } from './screen-change.ts';
import type { NamedLevel } from './target.ts';

/** What is stored with the changes. */
type Storing = Omit<Parameters<PublishAll['publishAll']>[1], 'changes'>;

/** Makes what checks and publishes several screens at once. */
export function createPublishAll(parts: PublishingParts & { audit: Audit }): PublishAll {
  const { config, database, now, limits, check, targetOf, overridable, ground, keepShipped, forget } = parts;
  const allAuditedAndTold = createAllAuditedAndTold(parts);

  async function messagesOf(
    level: NamedLevel,
    { id, schema, widgetType }: ScreenChange,
    { locale, together }: Pick<Actor, 'locale'> & { together: Together },
  ) {
    overridable.require(level, id);
    if (!schema) return [];
    requirePageSize(level, id, schema);
    const target = await targetOf(level, id, schema, locale, together);
    const messages = await check(id, schema, widgetType === undefined ? target : { ...target, widgetType });
    return messages.map((message) => ({ ...message, file: id }));
  }

  async function movedOf(level: Level, changes: readonly ScreenChange[]): Promise<string[]> {
    const { companyId, appId } = level;
    const rows = await database.tenant(companyId, (trx) =>
      trx
        .selectFrom('screen')
        .select(['screen_id', 'published_version'])
        .where('company_id', '=', companyId)
        .where('app_id', '=', appId)
        .where('screen_id', 'in', ['', ...changes.map(({ id }) => id)])
        .execute(),
    );
    const now = new Map(rows.map((row) => [row.screen_id, row.published_version ?? 0]));
    return changes.filter(({ id, from }) => (now.get(id) ?? 0) !== from).map(({ id }) => id);
  }

  async function checkAll(level: NamedLevel, changes: readonly ScreenChange[], actor: Pick<Actor, 'locale'>) {
    const messages: Message[] = [];
    const together = new Map(changes.map(({ id, schema }) => [id, schema]));
    for (const change of changes) messages.push(...(await messagesOf(level, change, { ...actor, together })));
    return { messages, moved: await movedOf(level, changes) };
  }

  /** Rows are locked in the order of their ids, so that two who publish the same screens do not wait for each other. */
  function store(level: NamedLevel, sorted: readonly ScreenChange[], { note, first, last }: Storing, actor: Actor) {
    const together = { note, author: actor.user, at: now(), megabytes: config.screenMegabytes, ground };
    return database.tenant(level.companyId, async (trx) => {
      await first?.(trx);
      const done = await storeTogether(trx, level, sorted, together, (changed) =>
        allAuditedAndTold(level.companyId, changed, actor, trx),
      );
      await last?.(trx);
      return done;
    });
  }

  return {
    checkAll,
    async publishAll(level, { changes, ...storing }, actor) {
      const sorted = [...changes].sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const { schema } of sorted) if (schema) await requireCheckLimit(limits, actor);
      const { messages, moved } = await checkAll(level, sorted, actor);
      requireUnmoved(moved);
      const mistakes = messages.filter(isError);
      if (mistakes.length > 0) {
        const names = [...new Set(mistakes.map(({ file }) => file))].join(', ');
        throw fail('screens-refused', { errors: mistakes, values: { names } });
      }
      // A refused push takes nothing of what the company may publish in an hour.
      for (const { schema } of sorted) {
        await (schema ? requirePublishLimit(limits, actor, level.companyId) : requireRemovalLimit(limits, actor));
      }
      for (const { id } of sorted) await keepShipped(id);
      await actor.requireRight();
      const done = await store(level, sorted, storing, actor);
      for (const { id } of done) forget(id);
      return done;
    },
  };
}
