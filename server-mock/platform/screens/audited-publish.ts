import type { Transaction } from 'kysely';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { Actor } from './actor.ts';
import type { Broadcast } from './broadcast.ts';
import type { Alongside, StoredEvent } from './publish.ts';

/** A change of what is in force, and what the audit log calls it. */
export interface ToldChange {
  action: string;
  event: StoredEvent;
}

const detailOf = ({ layer, version, appId }: StoredEvent, { token }: Actor) => ({ layer, version, appId, token });

/** Makes what belongs to each change of what is in force: its line in the audit log, and the word to every node. */
export function createAuditedAndTold({ audit, broadcast }: { audit: Pick<Audit, 'record'>; broadcast: Broadcast }) {
  return (action: string, actor: Actor): Alongside =>
    async (event, trx) => {
      const { companyId, id: target } = event;
      const { user, address } = actor;
      const detail = detailOf(event, actor);
      await audit.record({ action, companyId, actor: user, target, address, detail }, trx);
      await broadcast.send(event, trx);
    };
}

/** The same for several changes at a level of a company, in their order. */
export function createAllAuditedAndTold({ audit, broadcast }: { audit: Audit; broadcast: Broadcast }) {
  return async (companyId: number, changes: readonly ToldChange[], actor: Actor, trx: Transaction<Tables>) => {
    const { user, address } = actor;
    const lines = changes.map(({ action, event }) => {
      return { action, actor: user, target: event.id, address, detail: detailOf(event, actor) };
    });
    await audit.recordAll(companyId, lines, trx);
    for (const { event } of changes) await broadcast.send(event, trx);
  };
}
