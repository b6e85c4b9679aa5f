import type { Transaction } from 'kysely';
import type { Message } from '../../../src/validation/index.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Actor } from './actor.ts';
import { auditDraft } from './audited-drafts.ts';
import type { CheckTarget } from './check-target.ts';
import type { CheckScreen } from './checker.ts';
import { type Keeping, removeDraft, saveDraft } from './drafts.ts';
import { type Level, layerOf } from './level.ts';
import { requirePageSize } from './page-size.ts';
import type { NamedLevel, Overridable } from './target.ts';

export interface DraftingParts extends Pick<ServiceBase, 'database' | 'now'> {
  audit: Audit;
  limits: Limits;
  check: CheckScreen;
  targetOf: CheckTarget;
  overridable: Overridable;
  keepShipped(id: string): Promise<void>;
  keeping: Keeping;
}

/** What is said of a draft that was kept. */
export interface Saved {
  /** The checker's. */
  messages: Message[];
  revision: string;
}

/** Keeps a draft, mistakes and all, and says what the checker thinks of it. */
export type KeepDraft = (
  level: NamedLevel,
  id: string,
  schema: Record<string, unknown>,
  actor: Actor,
  from?: Pick<Keeping, 'base' | 'revision'>,
) => Promise<Saved>;

/** Makes what keeps drafts. */
export function createDrafting(parts: DraftingParts): KeepDraft {
  const { database, now, check, targetOf, overridable, keepShipped, keeping } = parts;
  return async (level, id, schema, { user, address, locale, token, requireRight }, from) => {
    overridable.require(level, id);
    requirePageSize(level, id, schema);
    const messages = await check(id, schema, await targetOf(level, id, schema, locale));
    await keepShipped(id);
    await requireRight();
    const draft = { schema, authorId: user.id, at: now() };
    const revision = await saveDraft(database, level, id, draft, { ...keeping, ...from });
    await auditDraft(parts, level, { action: 'screen.draft', id, user, address, token });
    return { messages, revision };
  };
}

/** Makes what throws drafts away. Each is an event of its own in the audit log. */
export function createDraftRemoval({ database, audit }: Pick<DraftingParts, 'database' | 'audit'>) {
  return async (
    level: Level,
    id: string,
    { user, address, token, requireRight }: Actor,
    revision?: string,
  ): Promise<void> => {
    await requireRight();
    const { companyId, appId } = level;
    const event = { action: 'screen.draft-remove', companyId, actor: user, target: id, address };
    const detail = { layer: layerOf(level), appId, token };
    const alongside = (trx: Transaction<Tables>) => audit.record({ ...event, detail }, trx);
    const isRemoved = await removeDraft(database, level, id, { revision, alongside });
    if (!isRemoved) throw fail('screen-draft-missing');
  };
}
