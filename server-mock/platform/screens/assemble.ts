import { mayOverride } from '../../../src/reach/overridable.ts';
import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import type { AmisPage } from '../../../src/types/amis.ts';
import type { Layer } from '../../../src/types/start.ts';
import type { Composed, FindPart } from '../../../src/validation/parts/compose.ts';
import type { Json } from '../../../src/validation/parts/include.ts';
import { composeWithTexts } from '../../../src/validation/parts/own-texts.ts';
import { findAmong, type PartsFound } from '../../../src/validation/parts/parts-found.ts';
import type { BuiltinScreens } from './builtin.ts';
import { type Level, layerOf } from './level.ts';
import type { Override } from './overrides.ts';
import { gatherParts } from './parts-in-force.ts';
import { type LayerScreen, layersNearestFirst, resolveScreen } from './resolve.ts';
import type { Rejected } from './resolved-screen.ts';
import type { Seen, Sources } from './sources.ts';

/** Which screen is put together, and what stands in it instead of what is in force. */
export interface Wish {
  level: Level;
  id: string;
  /** Nearer layers are left out, of the parts as well. */
  top: Layer;
  /** Parts of which nearer layers are left out as well. */
  topOf?: ReadonlyMap<string, Layer>;
  /** Overrides that are left aside, as `overrideKey` names them. */
  aside?: ReadonlySet<string>;
  /** A draft, and the screen that it is of. */
  instead?: { id: string; screen: LayerScreen };
  /** What else is put into force together with it at the level, by id; null: the level's override is taken away. */
  beside?: ReadonlyMap<string, LayerScreen | null>;
}

/** One override of one screen. */
export const overrideKey = (id: string, { layer, version }: Pick<LayerScreen, 'layer' | 'version'>): string =>
  `${id} ${layer} ${version}`;

/** A screen with its parts, as it was put together. */
export interface Assembly {
  id: string;
  root: LayerScreen;
  /** What stands in it, the screen itself first. */
  pieces: ReadonlyMap<string, LayerScreen>;
  /** The parts that were looked for, those for which there was no room included. */
  gathered: ReadonlyMap<string, LayerScreen>;
  composed: Composed;
  found: PartsFound;
  /** The layer that it acts as: the least trusted one of its authors. */
  layer: Layer;
  rejected: Rejected[];
  /** What it was made of; made anew when any of it is another. */
  uses: Use[];
}

/** Something that an assembly was made of: what was seen of a screen. */
export interface Use {
  id: string;
  /** Absent where the database was not asked. */
  seen?: Seen;
  shipped: LayerScreen | undefined;
}

interface Dependencies {
  sources: Pick<Sources, 'seen'>;
  builtin: BuiltinScreens;
  lowest(id: string): Layer;
}

/** Whether a layer's screen is an override. */
export const isOverride = (screen: LayerScreen): screen is Override => screen.layer !== 'builtin';

const nearest = (layers: Layer[]): Layer =>
  layers.reduce((one, other) => (layersNearestFirst.indexOf(other) < layersNearestFirst.indexOf(one) ? other : one));

const farther = (one: Layer, other: Layer = one): Layer => (nearest([one, other]) === one ? other : one);

/** Stands where a part is missing, so that the rest of the page stays. Browsers follow it, and see the part when it comes. */
const GAP: LayerScreen = { layer: 'builtin', version: 0, schema: { type: 'container' } as unknown as AmisPage };

function findOrGap(found: PartsFound): FindPart {
  const find = findAmong(found);
  return (id, from) => {
    const part = find(id, from);
    return part === 'unknown' ? (GAP.schema as unknown as Json) : part;
  };
}

/**
 * Puts a screen and its parts together as they are in force at a level. A part's override counts only where its layer may override
 * the whole page, because the page then acts as that layer.
 */
export function createAssembler({ sources, builtin, lowest }: Dependencies) {
  async function useOf({ level, top }: Wish, id: string): Promise<Use> {
    const shipped = builtin.get(id);
    return top === 'builtin' ? { id, shipped } : { id, shipped, seen: await sources.seen(level, id) };
  }

  /** The layer of a screen that is in force, and those that were passed over. */
  function pick({ level, top, topOf, aside, instead, beside }: Wish, { id, seen, shipped }: Use, least: Layer) {
    if (instead?.id === id) return { screen: instead.screen, rejected: [] };
    const changed = beside?.get(id);
    if (changed && mayOverride(changed.layer, least)) return { screen: changed, rejected: [] };
    const overrides = (seen?.overrides ?? []).filter(
      (override) =>
        mayOverride(override.layer, least) &&
        !aside?.has(overrideKey(id, override)) &&
        !(changed === null && override.layer === layerOf(level)),
    );
    const { screen, trace } = resolveScreen(
      shipped ? [...overrides, shipped] : overrides,
      farther(top, topOf?.get(id)),
    );
    const passedOver = trace.filter(({ outcome }) => outcome === 'rejected').map((step) => step.layer);
    const rejected = overrides
      .filter(({ layer }) => passedOver.includes(layer))
      .map(({ layer, version, problem = '' }): Rejected => ({ id, layer, version, message: problem }));
    return { screen, rejected };
  }

  /** Null when no layer has the screen. */
  return async function assemble(wish: Wish): Promise<Assembly | null> {
    const { id } = wish;
    const own = await useOf(wish, id);
    const { screen: root, rejected } = pick(wish, own, 'app');
    if (!root) return null;
    const uses = [own];
    const choose = async (part: string) => {
      const use = await useOf(wish, part);
      uses.push(use);
      const picked = pick(wish, use, lowest(id));
      rejected.push(...picked.rejected);
      return picked.screen;
    };
    const isOffered = (part: string) => builtin.get(part) !== undefined && isTenantLayer(lowest(part));
    const schema = root.schema as unknown as Json;
    const { pieces: parts, found } = await gatherParts({ id, layer: root.layer, schema }, { choose, isOffered });
    const composed: Composed =
      uses.length > 1 ? composeWithTexts(id, schema, findOrGap(found)) : { schema, parts: [], problems: [], given: [] };
    const used = [...new Set(composed.parts.map((part) => part.id))];
    const pieces = new Map([[id, root], ...used.map((part) => [part, parts.get(part) ?? GAP] as const)]);
    const layer = nearest([...pieces.values()].map((piece) => piece.layer));
    const missing = used.filter((part) => !parts.has(part) && !rejected.some((override) => override.id === part));
    for (const part of missing) {
      rejected.push({ id: part, layer: root.layer, version: 0, message: `include.unknown: ${part}` });
    }
    return { id, root, pieces, gathered: parts, composed, found, layer, rejected, uses };
  };
}

/** The page of an assembly, as amis takes it. */
export const schemaOf = ({ composed }: Assembly): AmisPage => composed.schema as unknown as AmisPage;
