import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { includesIn, MOST_DIFFERENT_PARTS } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
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

/** Parts that are looked up at the same time. */
const AT_ONCE = 10;

/** Whole pages that are read because somebody includes them. Each may have a megabyte, and none is put in place. */
const MOST_PAGES = 5;

/** Looks parts up by their ids, a few at the same time, each once. No more than a page may have: each takes a query. */
class LookUp {
  readonly #choices = new Map<string, Promise<LayerScreen | null>>();
  readonly #choose: PartChoice['choose'];
  #pages = 0;

  constructor(choose: PartChoice['choose']) {
    this.#choose = choose;
  }

  async #find(id: string): Promise<LayerScreen | null> {
    const piece = await this.#choose(id);
    if (piece && !isPart(piece.schema)) this.#pages += 1;
    return piece;
  }

  /** The choice for an id; undefined when too much was looked up before. */
  #choiceOf(id: string): Promise<LayerScreen | null> | undefined {
    const isFull = this.#choices.size >= MOST_DIFFERENT_PARTS || this.#pages >= MOST_PAGES;
    if (!this.#choices.has(id) && !isFull) this.#choices.set(id, this.#find(id));
    return this.#choices.get(id);
  }

  /** The parts that there are of some ids. */
  async all(ids: readonly string[]): Promise<[id: string, piece: LayerScreen][]> {
    const found: [string, LayerScreen][] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const group = ids.slice(at, at + AT_ONCE);
      const chosen = await Promise.all(group.map((id) => this.#choiceOf(id)));
      for (const [index, id] of group.entries()) if (chosen[index]) found.push([id, chosen[index]]);
    }
    return found;
  }
}

/**
 * Finds the parts that a screen includes, and theirs. A page of a company or app gets its own level's parts and those of the
 * platform that are offered; the platform's pages get them all. What is no part is not followed.
 */
export async function gatherParts(whole: Whole, { choose, isOffered }: PartChoice): Promise<PartsInForce> {
  const pieces = new Map<string, LayerScreen>();
  const refused: string[] = [];
  const waiting: Whole[] = [whole];
  const asked = new Set<string>();
  const lookUp = new LookUp(choose);
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    for (const [id, piece] of await lookUp.all([...namesIn(from.schema)])) {
      if (isTenantLayer(from.layer) && !isTenantLayer(piece.layer) && !isOffered(id)) {
        refused.push(refusalOf(id, from.id));
        continue;
      }
      pieces.set(id, piece);
      if (asked.has(id) || !isPart(piece.schema)) continue;
      asked.add(id);
      waiting.push({ id, layer: piece.layer, schema: piece.schema as unknown as Json });
    }
  }
  const schemas = Object.fromEntries([...pieces].map(([id, { schema }]) => [id, schema as unknown as Json]));
  return { pieces, found: { schemas, refused } };
}
