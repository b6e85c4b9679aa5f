import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { includesIn, MOST_PARTS } from '../../../src/validation/parts/compose.ts';
import type { Json } from '../../../src/validation/parts/include.ts';
import { type PartsFound, refusalOf } from '../../../src/validation/parts/parts-found.ts';
import type { LayerScreen } from './resolve.ts';

/** A screen whose parts are looked for. */
export interface Whole extends Pick<LayerScreen, 'layer'> {
  id: string;
  schema: Json;
}

/** The parts of a screen as they are in force for it. */
export interface PartsInForce {
  pieces: ReadonlyMap<string, LayerScreen>;
  found: PartsFound;
}

/** What decides which part stands in a page. */
export interface PartChoice {
  /** The part in force; null when no layer has it. */
  choose(id: string): Promise<LayerScreen | null>;
  /** Whether the platform offers one of its parts to the pages of companies and apps. */
  isOffered(id: string): boolean;
}

/** The screens that a schema names: looked for once, as schemas do not change. */
const named = new WeakMap<object, ReadonlySet<string>>();

function namesIn(schema: object): ReadonlySet<string> {
  const known = named.get(schema) ?? includesIn(schema);
  named.set(schema, known);
  return known;
}

/**
 * Finds the parts that a screen includes, and theirs. A page of a company or app gets its own level's parts and those of the
 * platform that are offered; the platform's pages get them all. No more than a page may have are looked for, since each takes a query.
 */
export async function gatherParts(whole: Whole, { choose, isOffered }: PartChoice): Promise<PartsInForce> {
  const pieces = new Map<string, LayerScreen>();
  const refused: string[] = [];
  const waiting: Whole[] = [whole];
  const asked = new Set<string>();
  /** Each part is looked for once, whoever includes it. */
  const choices = new Map<string, Promise<LayerScreen | null>>();
  const mayChoose = (id: string): boolean => {
    if (!choices.has(id) && choices.size < MOST_PARTS) choices.set(id, choose(id));
    return choices.has(id);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const from = next;
    const ids = [...namesIn(from.schema)].filter(mayChoose);
    const chosen = await Promise.all(ids.map((id) => choices.get(id)));
    for (const [index, id] of ids.entries()) {
      const piece = chosen[index];
      if (!piece) continue;
      if (isTenantLayer(from.layer) && !isTenantLayer(piece.layer) && !isOffered(id)) {
        refused.push(refusalOf(id, from.id));
        continue;
      }
      pieces.set(id, piece);
      if (asked.has(id)) continue;
      asked.add(id);
      waiting.push({ id, layer: piece.layer, schema: piece.schema as unknown as Json });
    }
  }
  const schemas = Object.fromEntries([...pieces].map(([id, { schema }]) => [id, schema as unknown as Json]));
  return { pieces, found: { schemas, refused } };
}
