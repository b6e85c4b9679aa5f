import type { AmisPage } from '../../../src/types/amis.ts';
import type { Database } from '../../kernel/database/index.ts';
import { type Level, layerOf } from './level.ts';
import type { LayerScreen } from './resolve.ts';

/** An override in force. */
export interface Override extends LayerScreen {
  /** The company that owns it (-1: the platform). */
  companyId: number;
  /** When it was published. */
  at: Date;
  /** Why this version was given up; null while it is not. */
  givenUp: string | null;
}

/** The overrides of a screen that a level sees: its own and those above it. */
export async function readOverrides(database: Database, { companyId, appId }: Level, id: string): Promise<Override[]> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen as s')
      .innerJoin('screen_version as v', (join) =>
        join
          .onRef('v.company_id', '=', 's.company_id')
          .onRef('v.app_id', '=', 's.app_id')
          .onRef('v.screen_id', '=', 's.screen_id')
          .onRef('v.version', '=', 's.published_version'),
      )
      .select([
        's.company_id',
        's.app_id',
        's.given_up_version',
        's.given_up_reason',
        'v.version',
        'v.schema',
        'v.created_at',
      ])
      .where('s.screen_id', '=', id)
      .where('s.company_id', 'in', [companyId, -1])
      .where('s.app_id', 'in', [appId, -1])
      .execute(),
  );
  return rows.map((row) => ({
    layer: layerOf({ companyId: row.company_id, appId: row.app_id }),
    companyId: row.company_id,
    version: row.version,
    at: new Date(row.created_at),
    schema: row.schema as AmisPage,
    givenUp: row.given_up_version === row.version ? row.given_up_reason : null,
  }));
}

/** The ids among those given of which a level sees an override, its own or one above it. */
export async function overriddenAmong(
  database: Database,
  { companyId, appId }: Level,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen')
      .select('screen_id')
      .where('screen_id', 'in', [...ids])
      .where('company_id', 'in', [companyId, -1])
      .where('app_id', 'in', [appId, -1])
      .where('published_version', 'is not', null)
      .execute(),
  );
  return new Set(rows.map((row) => row.screen_id));
}
