import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Actor } from './actor.ts';
import type { Broadcast } from './broadcast.ts';
import type { Alongside } from './publish.ts';

/** Makes what belongs to each change of what is in force: its line in the audit log, and the word to every node. */
export function createAuditedAndTold({ audit, broadcast }: { audit: Audit; broadcast: Broadcast }) {
  return (action: string, { user, address, token }: Actor): Alongside =>
    async (event, trx) => {
      const detail = { layer: event.layer, version: event.version, appId: event.appId, token };
      const { companyId, id: target } = event;
      await audit.record({ action, companyId, actor: user, target, address, detail }, trx);
      await broadcast.send(event, trx);
    };
}
