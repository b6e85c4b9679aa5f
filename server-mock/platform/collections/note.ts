import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';

/** A line of the audit about a collection, in the transaction of the change. */
export function note(
  { services, scope, me, request }: Context,
  trx: Transaction<Tables>,
  action: string,
  target: string,
  more: Record<string, number> = {},
): Promise<void> {
  const detail = { app: scope.app!.key, ...more };
  const entry = { action, companyId: scope.companyId, actor: me, target, address: request.ip, detail };
  return services.audit.record(entry, trx);
}
