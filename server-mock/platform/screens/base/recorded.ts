import type { Transaction } from 'kysely';
import type { Layer } from '../../../../src/types/start.ts';
import type { Row, Tables } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';
import { type Base, type Ground, readBelow, readBelowAll } from './below.ts';

/** A base as a row keeps it; null where none is known. */
export const baseOf = (layer: string | null, version: number | null): Base | null =>
  layer === null || version === null ? null : { layer: layer as Layer, version };

/** `draft`: the draft, or whether there is one. */
type DraftRow = Pick<Row<'screen'>, 'draft_base_layer' | 'draft_base_version'> & { draft: unknown };

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

/** What the published versions of several screens of a level are based on; those without a known base are left out. */
export async function versionBases(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  ids: readonly string[],
): Promise<Map<string, Base>> {
  const rows = await trx
    .selectFrom('screen as s')
    .innerJoin('screen_version as v', (join) =>
      join
        .onRef('v.company_id', '=', 's.company_id')
        .onRef('v.app_id', '=', 's.app_id')
        .onRef('v.screen_id', '=', 's.screen_id')
        .onRef('v.version', '=', 's.published_version'),
    )
    .select(['v.screen_id', 'v.base_layer', 'v.base_version'])
    .where('s.company_id', '=', companyId)
    .where('s.app_id', '=', appId)
    .where('s.screen_id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap((row): [string, Base][] => {
      const base = baseOf(row.base_layer, row.base_version);
      return base ? [[row.screen_id, base]] : [];
    }),
  );
}

/** What several new pages of a level are based on, as `newBase` says of one. */
export async function newBases(
  trx: Transaction<Tables>,
  ground: Ground,
  level: Level,
  pages: readonly { id: string; from: Base | null }[],
): Promise<Map<string, Base | null>> {
  const begun = pages.filter(({ from }) => from === null).map(({ id }) => id);
  const below = await readBelowAll(trx, ground, level, begun);
  return new Map(pages.map(({ id, from }) => [id, from ?? below.get(id) ?? null]));
}
