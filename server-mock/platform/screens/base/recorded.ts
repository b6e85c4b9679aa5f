import type { Transaction } from 'kysely';
import type { Layer } from '../../../../src/types/start.ts';
import type { Row, Tables } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';
import { type Base, type Ground, readBelow } from './below.ts';

/** A base as a row keeps it; null where none is known. */
export const baseOf = (layer: string | null, version: number | null): Base | null =>
  layer === null || version === null ? null : { layer: layer as Layer, version };

type DraftRow = Pick<Row<'screen'>, 'draft' | 'draft_base_layer' | 'draft_base_version'>;

/** What a level's draft is based on. */
export const draftBase = (row: DraftRow): Base | null =>
  row.draft ? baseOf(row.draft_base_layer, row.draft_base_version) : null;

/** What a version of a level is based on; null where that is not known, and for no version. */
export async function versionBase(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  version: number | null,
): Promise<Base | null> {
  if (version === null) return null;
  const row = await trx
    .selectFrom('screen_version')
    .select(['base_layer', 'base_version'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? baseOf(row.base_layer, row.base_version) : null;
}

/**
 * What a new page of a level is based on: what the page is that it comes from, else the layer below as it is now. A page that
 * comes from nothing, or from a release that remembered no bases, begins with today's.
 */
export async function newBase(
  trx: Transaction<Tables>,
  ground: Ground,
  { level, id, from }: { level: Level; id: string; from: Base | null },
): Promise<Base | null> {
  return from ?? readBelow(trx, ground, level, id);
}
