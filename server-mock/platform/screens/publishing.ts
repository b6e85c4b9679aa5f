import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Actor } from './actor.ts';
import { createAuditedAndTold } from './audited-publish.ts';
import type { Ground } from './base/below.ts';
import type { Broadcast } from './broadcast.ts';
import type { CheckTarget } from './check-target.ts';
import { type CheckScreen, hasErrors } from './checker.ts';
import { readDraft } from './drafts.ts';
import { requirePageSize } from './page-size.ts';
import { storePublication } from './publish.ts';
import { requireCheckLimit, requirePublishLimit, requireRemovalLimit } from './publish-limit.ts';
import type { Published, Screens } from './service.ts';
import type { NamedLevel, Overridable } from './target.ts';
import { readVersion } from './versions.ts';
import { withdraw } from './withdraw.ts';

/** What publishing needs. */
export interface PublishingParts extends Pick<ServiceBase, 'database' | 'now'> {
  config: Pick<Configuration, 'screenMegabytes'>;
  audit: Pick<Audit, 'record'>;
  limits: Pick<Limits, 'hit'>;
  check: CheckScreen;
  targetOf: CheckTarget;
  overridable: Overridable;
  broadcast: Broadcast;
  ground: Ground;
  /** Keeps the shipped page that a publication may be based on. */
  keepShipped(id: string): Promise<void>;
  /** Drops what this node remembers, before the caller is answered. */
  forget(id: string): void;
}

/** What puts a screen into force or takes it out: checked, then stored, audited and told to every node in one transaction. */
export function createPublishing(dependencies: PublishingParts): Pick<Screens, 'publish' | 'rollback' | 'remove'> {
  const { config, database, now, audit, limits, check, targetOf, overridable, broadcast, forget } = dependencies;
  const { ground, keepShipped } = dependencies;

  const auditedAndTold = createAuditedAndTold({ audit, broadcast });

  async function store(
    level: NamedLevel,
    id: string,
    content: { schema: unknown; note: string; action: string; again?: number; revision?: string | undefined },
    actor: Actor,
  ): Promise<Published> {
    await requireCheckLimit(limits, actor);
    const target = await targetOf(level, id, content.schema as object, actor.locale);
    const messages = await check(id, content.schema, target);
    if (hasErrors(messages)) throw fail('screen-refused', { errors: messages });
    await requirePublishLimit(limits, actor, level.companyId);
    await keepShipped(id);
    await actor.requireRight();
    const { schema, note, action, again, revision } = content;
    const isShipped = ground.builtin.get(id) !== undefined;
    const room = { megabytes: config.screenMegabytes, isRollback: action === 'screen.rollback', isShipped };
    const from = { ground, ...(again === undefined ? {} : { again }) };
    const publication = { id, schema, note, author: actor.user, at: now(), room, revision, ...from };
    const stored = await storePublication(database, level, publication, auditedAndTold(action, actor));
    forget(id);
    const { version, layer } = stored.event;
    return { id, version, layer, revision: stored.revision };
  }

  return {
    async publish(level, id, { schema, note, revision }, actor) {
      overridable.require(level, id);
      if (schema) requirePageSize(level, id, schema);
      const content = schema ?? (await readDraft(database, level, id))?.schema;
      if (!content) throw fail('screen-draft-missing');
      return store(level, id, { schema: content, note, action: 'screen.publish', revision }, actor);
    },
    async rollback(level, id, { version, note }, actor) {
      overridable.require(level, id);
      const schema = await database.tenant(level.companyId, (trx) => readVersion(trx, level, id, version));
      if (!schema) throw fail('screen-version-not-found');
      return store(level, id, { schema, note, action: 'screen.rollback', again: version }, actor);
    },
    async remove(level, id, actor) {
      await requireRemovalLimit(limits, actor);
      const event = await withdraw(
        database,
        level,
        { id, author: actor.user, at: now() },
        auditedAndTold('screen.remove', actor),
      );
      if (!event) throw fail('screen-override-missing');
      forget(id);
    },
  };
}
