import type { Layer } from '../../../src/types/start.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { BuiltinScreens } from './builtin.ts';
import { type Level, layerOf } from './level.ts';
import { layersNearestFirst } from './resolve.ts';

export interface ListedScreen {
  id: string;
  /** The layer in force. */
  layer: Layer | null;
  /** Every layer that has the screen, farthest first. */
  layers: Layer[];
  /** This level's published version; 0 when it has none. */
  version: number;
  hasDraft: boolean;
}

/** Every screen that a level sees, by id, with the layers that have it. */
export async function listScreens(
  database: Database,
  builtin: BuiltinScreens,
  { companyId, appId }: Level,
): Promise<ListedScreen[]> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen')
      .select(({ eb }) => [
        'company_id',
        'app_id',
        'screen_id',
        'published_version',
        eb('draft', 'is not', null).as('has_draft'),
      ])
      .where('company_id', 'in', [companyId, -1])
      .where('app_id', 'in', [appId, -1])
      .execute(),
  );
  const own = layerOf({ companyId, appId });
  const listed = new Map<string, ListedScreen>();
  const entry = (id: string) => {
    const known = listed.get(id) ?? { id, layer: null, layers: [], version: 0, hasDraft: false };
    listed.set(id, known);
    return known;
  };
  for (const id of builtin.ids()) entry(id).layers.push('builtin');
  for (const row of rows) {
    const layer = layerOf({ companyId: row.company_id, appId: row.app_id });
    if (layer !== own && row.published_version === null) continue;
    const screen = entry(row.screen_id);
    if (row.published_version !== null) screen.layers.push(layer);
    if (layer === own) Object.assign(screen, { version: row.published_version ?? 0, hasDraft: Boolean(row.has_draft) });
  }
  const order = (layer: Layer) => -layersNearestFirst.indexOf(layer);
  for (const screen of listed.values()) {
    screen.layers.sort((left, right) => order(left) - order(right));
    screen.layer = screen.layers.at(-1) ?? null;
  }
  return [...listed.values()].sort((left, right) => left.id.localeCompare(right.id, 'en'));
}
