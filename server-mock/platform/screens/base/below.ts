import type { Transaction } from 'kysely';
import { mayOverride } from '../../../../src/reach/overridable.ts';
import type { Layer } from '../../../../src/types/start.ts';
import type { Row, Tables } from '../../../kernel/database/index.ts';
import { type Level, layerOf } from '../level.ts';
import { layersNearestFirst, type ShippedScreens } from '../resolve.ts';

/** A state of a layer that another one lies upon: the version of an override, or that of the shipped page. */
export interface Base {
  layer: Layer;
  version: number;
}

/** What is known of the layers of a screen without reading its pages. */
export type LayerRow = Pick<Row<'screen'>, 'company_id' | 'app_id' | 'published_version' | 'given_up_version'>;

/** The shipped screens and the overridable levels, from which the layers below follow. */
export interface Ground {
  builtin: Pick<ShippedScreens, 'get'>;
  /** The lowest layer that may override a screen. */
  lowest(id: string): Layer;
}

/** Whether the published version of a layer's screen is shown, by its row alone. */
export const isInForce = ({ published_version, given_up_version }: LayerRow): boolean =>
  published_version !== null && given_up_version !== published_version;

/**
 * What an override of a level lies upon: the nearest override above it that is in force, else the shipped page; null where
 * nothing lies below, as for a page that the level has made up itself.
 * @param rows of the layers that the level sees
 */
export function belowAmong(
  rows: readonly LayerRow[],
  { builtin, lowest }: Ground,
  level: Level,
  id: string,
): Base | null {
  const own = layersNearestFirst.indexOf(layerOf(level));
  for (const layer of layersNearestFirst.slice(own + 1)) {
    const row = rows.find(({ company_id, app_id }) => layerOf({ companyId: company_id, appId: app_id }) === layer);
    if (row && isInForce(row) && mayOverride(layer, lowest(id))) return { layer, version: row.published_version! };
  }
  const shipped = builtin.get(id);
  return shipped ? { layer: 'builtin', version: shipped.version } : null;
}

/** The same for several screens, read from the database in a transaction of the level's company. */
export async function readBelowAll(
  trx: Transaction<Tables>,
  ground: Ground,
  level: Level,
  ids: readonly string[],
): Promise<Map<string, Base | null>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('screen')
    .select(['screen_id', 'company_id', 'app_id', 'published_version', 'given_up_version'])
    .where('screen_id', 'in', ids)
    .where('company_id', 'in', [level.companyId, -1])
    .where('app_id', 'in', [level.appId, -1])
    .execute();
  const byId = new Map<string, LayerRow[]>();
  for (const row of rows) byId.set(row.screen_id, [...(byId.get(row.screen_id) ?? []), row]);
  return new Map(ids.map((id) => [id, belowAmong(byId.get(id) ?? [], ground, level, id)]));
}

/** The same for one screen. */
export async function readBelow(
  trx: Transaction<Tables>,
  ground: Ground,
  level: Level,
  id: string,
): Promise<Base | null> {
  return (await readBelowAll(trx, ground, level, [id])).get(id) ?? null;
}

/** Whether the layer below has become another since somebody based a page on it. What has no base is never behind. */
export function isBehind(base: Base | null, below: Base | null): boolean {
  return base !== null && below !== null && (base.layer !== below.layer || base.version !== below.version);
}

/** Whether what somebody based a page on is there no longer, on any layer: an upgrade has removed it, or a level above has. */
export function isGone(base: Base | null, below: Base | null): boolean {
  return base !== null && below === null;
}
