import { kidsOf, type PageNode, type Tree } from '../page/node.ts';

/** Looks for likeness that one match may take. Two pages of the product need some thousand. */
const MOST_LOOKS = 30_000;

/** Which node of a later page is which node of an earlier one, as far as it is known yet. */
export class Pairs {
  readonly from: Tree;
  readonly to: Tree;
  /** Pairs whose kids were not compared yet, by the earlier node. */
  readonly waiting: PageNode[] = [];
  /** Earlier nodes whose partner is a guess: another one would do nearly as well. */
  readonly guesses = new Set<PageNode>();
  /** Looks for likeness that are left. Without any, what has no partner yet counts as removed and added. */
  looks = MOST_LOOKS;
  readonly #later: (PageNode | undefined)[];
  readonly #earlier: (PageNode | undefined)[];

  constructor(from: Tree, to: Tree) {
    this.from = from;
    this.to = to;
    this.#later = new Array(from.nodes.length).fill(undefined);
    this.#earlier = new Array(to.nodes.length).fill(undefined);
  }

  /** The later node that is this earlier one. */
  laterOf(node: PageNode | undefined): PageNode | undefined {
    return node && this.#later[node.index];
  }

  /** The earlier node that is this later one. */
  earlierOf(node: PageNode | undefined): PageNode | undefined {
    return node && this.#earlier[node.index];
  }

  /** Whether neither has a partner, and both may be the same node. */
  mayPair(earlier: PageNode, later: PageNode): boolean {
    if (this.laterOf(earlier) || this.earlierOf(later)) return false;
    return !earlier.id || !later.id || earlier.id === later.id;
  }

  /** Makes two nodes one. */
  pair(earlier: PageNode, later: PageNode): void {
    this.#later[earlier.index] = later;
    this.#earlier[later.index] = earlier;
    this.waiting.push(earlier);
  }

  /** Makes two nodes of equal content one, and all that is in them. */
  pairWhole(earlier: PageNode, later: PageNode): void {
    if (this.mayPair(earlier, later)) this.pair(earlier, later);
    for (const [pointer, { kids }] of earlier.slots) {
      const others = later.slots.get(pointer)?.kids ?? [];
      kids.forEach((kid, place) => {
        const other = others[place];
        if (other) this.pairWhole(kid, other);
      });
    }
  }

  /** Marks an earlier node and all in it as guessed, but for what has an id. */
  doubt(node: PageNode): void {
    if (node.id || this.guesses.has(node)) return;
    this.guesses.add(node);
    for (const kid of kidsOf(node)) this.doubt(kid);
  }

  /** Whether an earlier node stands in the later page in the owner and property that it stood in. */
  isInPlace(earlier: PageNode): boolean {
    const later = this.laterOf(earlier);
    return later !== undefined && this.laterOf(earlier.parent) === later.parent && earlier.slot === later.slot;
  }
}

/** The node beside a node in its list. */
export const besides = (node: PageNode, by: number): PageNode | undefined =>
  node.parent?.slots.get(node.slot)?.kids[node.place + by];

/** The nodes that alone have their key; without a key a node is left out. */
export function uniqueBy<Key>(nodes: Iterable<PageNode>, keyOf: (node: PageNode) => Key): Map<Key, PageNode> {
  const found = new Map<Key, PageNode>();
  const repeated = new Set<Key>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (!key) continue;
    if (found.has(key)) repeated.add(key);
    found.set(key, node);
  }
  for (const key of repeated) found.delete(key);
  return found;
}

/** Nodes in groups by key; without a key a node is left out. */
export function groupBy<Key>(nodes: Iterable<PageNode>, keyOf: (node: PageNode) => Key): Map<Key, PageNode[]> {
  const groups = new Map<Key, PageNode[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(node);
    else groups.set(key, [node]);
  }
  return groups;
}
