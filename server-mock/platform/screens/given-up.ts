import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { Broadcast } from './broadcast.ts';
import { type Level, ownerOf } from './level.ts';
import { storeEvent } from './publish.ts';
import type { ResolvedScreen } from './resolved-screen.ts';

/** Why a version was given up: it took too long, or too much memory; its compiling threw an error, or ended the process. */
export type GivenUpReason = 'deadline' | 'memory' | 'error' | 'crash';

interface Dependencies {
  database: Database;
  audit: Pick<Audit, 'record'>;
  broadcast: Broadcast;
}

/**
 * Notes that the version in force of an override is given up, and tells every node and open page, in one transaction. It is
 * written and audited once, whichever nodes find it out. False when that version is no longer in force.
 */
export async function storeGivenUp(
  { database, audit, broadcast }: Dependencies,
  level: Level,
  { id, layer, version }: Pick<ResolvedScreen, 'id' | 'layer' | 'version'>,
  reason: GivenUpReason,
): Promise<boolean> {
  const { companyId, appId } = ownerOf(level, layer);
  return database.tenant(companyId, async (trx) => {
    const row = await trx
      .selectFrom('screen')
      .select('given_up_version')
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .where('published_version', '=', version)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    if (row.given_up_version === version) return true;
    await trx
      .updateTable('screen')
      .set({ given_up_version: version, given_up_reason: reason })
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .execute();
    const detail = { layer, version, appId, message: `given up: ${reason}` };
    await audit.record({ action: 'screen.rejected', companyId, target: id, detail }, trx);
    await broadcast.send(await storeEvent(trx, { companyId, appId }, id, 0), trx);
    return true;
  });
}
