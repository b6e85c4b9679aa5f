import type { Layer } from '../../../../src/types/start.ts';
import type { Database } from '../../../kernel/database/index.ts';
import { tidyName } from '../../../kernel/values/person-name.ts';
import type { Checks, Compared } from '../../checks/index.ts';
import { type Ground, readBelow } from '../base/below.ts';
import { type Level, layerOf, ownerOf } from '../level.ts';
import type { Resolver } from '../resolver.ts';
import type { States } from './states.ts';

/** Overrides of one page that are compared with the layer below; the others are named alone. */
const MOST_COMPARED = 20;

/** A piece of a page: the page itself or one of its parts, with the layer in force. */
export interface Explained {
  id: string;
  layer: Layer;
  version: number;
  /** Who published it; null for a shipped one, and for the layers above the reader's own: they belong to other people. */
  author: string | null;
  at: Date | null;
  /** Why it was published; empty where nobody is named. */
  note: string;
  /** JSON pointers of the places where it stands in the page. */
  places: string[];
  /** The next layer below this one. Null: this is the lowest layer. */
  below: Layer | null;
  /** What differs from the layer below; absent for a shipped one. */
  compared?: Compared;
}

interface Dependencies {
  database: Database;
  ground: Ground;
  resolver: Pick<Resolver, 'resolve'>;
  states: States;
  checks: Pick<Checks, 'compare'>;
}

/** Makes what says why a page looks as it does: for each piece which layer is in force, since when, and what it changes. */
export function createExplain({ database, ground, resolver, states, checks }: Dependencies) {
  async function published(level: Level, id: string, { layer, version }: { layer: Layer; version: number }) {
    const { companyId, appId } = ownerOf(level, layer);
    return database.tenant(level.companyId, async (trx) => {
      const row = await trx
        .selectFrom('screen_version')
        .select(['author_name', 'created_at', 'note', 'schema'])
        .where('company_id', '=', companyId)
        .where('app_id', '=', appId)
        .where('screen_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return { row, below: await readBelow(trx, ground, { companyId, appId }, id) };
    });
  }

  async function explain(
    level: Level,
    { id, places }: Pick<Explained, 'id' | 'places'>,
    piece: { layer: Layer; version: number },
    isCompared: boolean,
  ) {
    const { row, below } = await published(level, id, piece);
    const own = piece.layer === layerOf(level) ? row : undefined;
    const found: Explained = {
      id,
      places,
      ...piece,
      author: own?.author_name ?? null,
      at: row?.created_at ?? null,
      note: tidyName(own?.note ?? ''),
      below: below?.layer ?? null,
    };
    const from = isCompared && below ? await states.ofBase(level, id, below) : null;
    if (!from || !row) return found;
    const compared = await checks.compare(String(level.companyId), { from, to: row.schema as object });
    return { ...found, compared };
  }

  /** The pieces of the page in force, the page first; none when no layer has it. */
  return async (level: Level, id: string): Promise<Explained[]> => {
    const page = await resolver.resolve(level, id);
    if (!page) return [];
    const overriding = new Map(page.overriding.map((each) => [each.id, each]));
    const ids = [...new Set([id, ...page.parts.map((part) => part.id)])];
    const explained: Explained[] = [];
    for (const each of ids) {
      const piece = overriding.get(each);
      const placed = page.parts.filter((part) => part.id === each);
      const places = each === id ? [''] : placed.map(({ pointer }) => pointer);
      const isCompared = explained.filter(({ compared }) => compared).length < MOST_COMPARED;
      explained.push(
        piece
          ? await explain(level, { id: each, places }, { layer: piece.layer, version: piece.version }, isCompared)
          : {
              id: each,
              places,
              layer: 'builtin',
              version: placed[0]?.version ?? page.version,
              author: null,
              at: null,
              note: '',
              below: null,
            },
      );
    }
    return explained;
  };
}
