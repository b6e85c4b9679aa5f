import type { Selectable } from 'kysely';
import { mayOverride } from '../../../src/reach/overridable.ts';
import type { Layer } from '../../../src/types/start.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { belowAmong, isBehind, isGone } from './base/below.ts';
import { baseOf } from './base/recorded.ts';
import type { BuiltinScreens } from './builtin.ts';
import { type Level, layerOf } from './level.ts';
import { layersNearestFirst } from './resolve.ts';

/**
 * How a level's screen stands: as shipped or as the level above has it, published otherwise, being changed, with an older base, with
 * one that is there no longer, or nowhere any more, because the level has taken its own page back.
 */
export type ScreenState = 'builtin' | 'changed' | 'draft' | 'behind' | 'gone' | 'takenBack';

export interface ListedScreen {
  id: string;
  /** The layer in force. */
  layer: Layer | null;
  /** Every layer that has the screen, farthest first. */
  layers: Layer[];
  /** This level's published version; 0 when it has none. */
  version: number;
  hasDraft: boolean;
  states: ScreenState[];
  /** Who made the draft, else the published version, else took the last one back; null where the level never had any. */
  changedBy: string | null;
  changedAt: Date | null;
  /** The last change was to take the published version back. */
  takenBack: boolean;
}

/** What decides which screens a level may override, and what lies below its own. */
interface Ground {
  builtin: BuiltinScreens;
  lowest(id: string): Layer;
}

/** A layer's row of a screen, with what is known of its published version or, without one, of the last that was taken back. */
type Found = Pick<
  Selectable<Tables['screen']>,
  'company_id' | 'app_id' | 'screen_id' | 'published_version' | 'given_up_version'
> & {
  has_draft: unknown;
  draft_at: Date | null;
  draft_author_name: string | null;
  draft_base_layer: string | null;
  draft_base_version: number | null;
  author_name: string | null;
  created_at: Date | null;
  base_layer: string | null;
  base_version: number | null;
  taken_back_at: Date | null;
  taken_back_name: string | null;
};

function readRows(database: Database, { companyId, appId }: Level): Promise<Found[]> {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen as s')
      .leftJoin('screen_version as v', (join) =>
        join
          .onRef('v.company_id', '=', 's.company_id')
          .onRef('v.app_id', '=', 's.app_id')
          .onRef('v.screen_id', '=', 's.screen_id')
          .on('v.version', '=', ({ fn, ref, selectFrom }) =>
            fn.coalesce(
              ref('s.published_version'),
              selectFrom('screen_version as w')
                .select(({ fn: of }) => of.max('w.version').as('last'))
                .whereRef('w.company_id', '=', 's.company_id')
                .whereRef('w.app_id', '=', 's.app_id')
                .whereRef('w.screen_id', '=', 's.screen_id'),
            ),
          ),
      )
      .leftJoin('account as a', 'a.id', 's.draft_author')
      .select(({ eb }) => [
        's.company_id',
        's.app_id',
        's.screen_id',
        's.published_version',
        's.given_up_version',
        eb('s.draft', 'is not', null).as('has_draft'),
        's.draft_at',
        'a.name as draft_author_name',
        's.draft_base_layer',
        's.draft_base_version',
        'v.author_name',
        'v.created_at',
        'v.base_layer',
        'v.base_version',
        'v.taken_back_at',
        'v.taken_back_name',
      ])
      .where('s.company_id', 'in', [companyId, -1])
      .where('s.app_id', 'in', [appId, -1])
      .execute(),
  );
}

function changeOf(own: Found | undefined): Pick<ListedScreen, 'changedBy' | 'changedAt' | 'takenBack'> {
  if (own?.has_draft) return { changedBy: own.draft_author_name, changedAt: own.draft_at, takenBack: false };
  if (own && isTakenBack(own)) return { changedBy: own.taken_back_name, changedAt: own.taken_back_at, takenBack: true };
  return { changedBy: own?.author_name ?? null, changedAt: own?.created_at ?? null, takenBack: false };
}

/** Whether the level had published the screen and took it back. */
const isTakenBack = (own: Found): boolean => own.published_version === null && own.created_at !== null;

/** What the level works on is behind when its draft is or, without one, the published page. */
function statesOf(
  own: Found | undefined,
  rows: readonly Found[],
  ground: Ground,
  level: Level,
  id: string,
): ScreenState[] {
  const isPublished = own !== undefined && own.published_version !== null;
  const base = own?.has_draft
    ? baseOf(own.draft_base_layer, own.draft_base_version)
    : isPublished
      ? baseOf(own.base_layer, own.base_version)
      : null;
  const states: ScreenState[] = [];
  const below = belowAmong(rows, ground, level, id);
  if (isGone(base, below)) states.push('gone');
  if (isBehind(base, below)) states.push('behind');
  if (own?.has_draft) states.push('draft');
  if (isPublished) states.push('changed');
  if (states.length === 0 && !below && own && isTakenBack(own)) return ['takenBack'];
  return states.length > 0 ? states : ['builtin'];
}

function listed(id: string, rows: readonly Found[], ground: Ground, level: Level): ListedScreen | null {
  const layerOfRow = (row: Found) => layerOf({ companyId: row.company_id, appId: row.app_id });
  const own = rows.find((row) => layerOfRow(row) === layerOf(level));
  const overriding = rows.filter((row) => row.published_version !== null).map(layerOfRow);
  const layers: Layer[] = [...overriding, ...(ground.builtin.get(id) ? (['builtin'] as const) : [])];
  // A page of the level's own that was taken back has a history, from which it can be restored.
  if (layers.length === 0 && !own?.has_draft && !(own && isTakenBack(own))) return null;
  const order = (layer: Layer) => -layersNearestFirst.indexOf(layer);
  layers.sort((left, right) => order(left) - order(right));
  return {
    id,
    layer: layers.at(-1) ?? null,
    layers,
    version: own?.published_version ?? 0,
    hasDraft: Boolean(own?.has_draft),
    states: statesOf(own, rows, ground, level, id),
    ...changeOf(own),
  };
}

/** Every screen that a level may override, by id, with the layers that have it. */
export async function listScreens(database: Database, ground: Ground, level: Level): Promise<ListedScreen[]> {
  const rows = new Map<string, Found[]>();
  for (const row of await readRows(database, level)) {
    rows.set(row.screen_id, [...(rows.get(row.screen_id) ?? []), row]);
  }
  const ids = [...new Set([...ground.builtin.ids(), ...rows.keys()])];
  return ids
    .filter((id) => mayOverride(layerOf(level), ground.lowest(id)))
    .flatMap((id) => listed(id, rows.get(id) ?? [], ground, level) ?? [])
    .sort((left, right) => left.id.localeCompare(right.id, 'en'));
}
