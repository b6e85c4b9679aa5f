import type { Json } from '../page/json.ts';
import type { Tree } from '../page/node.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

function repeatedIn({ nodes }: Tree): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of nodes) {
    if (!id) continue;
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  return repeated;
}

/** The ids and names that nodes of the merged page bear. */
export class Bearers {
  readonly #repeated: ReadonlySet<string>;
  readonly #ids = new Set<string>();
  readonly #names = new Set<string>();

  /** Ids that a page has twice already are left as they are. */
  constructor(pages: readonly Tree[]) {
    this.#repeated = new Set(pages.flatMap((page) => [...repeatedIn(page)]));
  }

  /** Takes note of a node that is put into the page; takes the id away that another one has, as a conflict. */
  enter(work: Work, unit: Unit, properties: Map<string, Json>): Map<string, Json> {
    const [id, name] = [properties.get('/id'), properties.get('/name')];
    if (typeof name === 'string') this.#names.add(name);
    const isNode = (unit.nodes.mine ?? unit.nodes.theirs ?? unit.nodes.base)?.isFree;
    if (typeof id !== 'string' || !id || !isNode) return properties;
    if (!this.#ids.has(id) || this.#repeated.has(id)) {
      this.#ids.add(id);
      return properties;
    }
    work.settle(unit, 'id', '/id');
    return new Map([...properties].filter(([pointer]) => pointer !== '/id'));
  }

  /** Whether an action may name a node of the page so. */
  has(target: string): boolean {
    return this.#ids.has(target) || this.#names.has(target);
  }
}
