import { isText, kidsOf, type PageNode, type Tree } from '../page/node.ts';
import { align } from './align.ts';
import { guess } from './guess.ts';
import { Pairs, uniqueBy } from './pairs.ts';

/** Rounds after which what has no partner counts as removed and added. Pages of the product need less than ten. */
const MOST_ROUNDS = 40;

function pairIds(pairs: Pairs): void {
  const later = uniqueBy(pairs.to.nodes, ({ id }) => id);
  for (const [id, node] of uniqueBy(pairs.from.nodes, (one) => one.id)) {
    const other = later.get(id);
    if (other && pairs.mayPair(node, other)) pairs.pair(node, other);
  }
}

/** Compares the lists of what was paired, from above to below. */
function pairBelow(pairs: Pairs): void {
  for (let node = pairs.waiting.pop(); node; node = pairs.waiting.pop()) {
    const later = pairs.laterOf(node);
    for (const [pointer, { kids }] of node.slots) {
      const slot = later?.slots.get(pointer);
      if (slot) align(pairs, kids, slot.kids);
    }
  }
}

/** Pairs nodes by what stands in them: all of it that has a partner stands in one node of that property and type. */
function pairByKids(pairs: Pairs): void {
  for (const node of pairs.from.nodes) {
    if (pairs.laterOf(node)) continue;
    const owners = new Set<PageNode | undefined>();
    for (const kid of kidsOf(node)) if (kid.id && pairs.laterOf(kid)) owners.add(pairs.laterOf(kid)?.parent);
    const [owner, ...others] = owners;
    if (!owner || others.length > 0 || owner.type !== node.type || owner.slot !== node.slot) continue;
    if (pairs.mayPair(node, owner)) pairs.pair(node, owner);
  }
}

/** Pairs equal contents that are left once on both sides, wherever they stand; large ones first. */
function pairEqualAnywhere(pairs: Pairs): void {
  const isOpen = (node: PageNode, partner: PageNode | undefined) => node.isFree && !partner && !isText(node);
  const later = uniqueBy(pairs.to.nodes, (node) => (isOpen(node, pairs.earlierOf(node)) ? node.whole : 0));
  const earlier = uniqueBy(pairs.from.nodes, (node) => (isOpen(node, pairs.laterOf(node)) ? node.whole : 0));
  for (const node of [...earlier.values()].sort((one, other) => other.size - one.size)) {
    const other = later.get(node.whole);
    if (other && pairs.mayPair(node, other)) pairs.pairWhole(node, other);
  }
}

/**
 * Which node of `to` is which node of `from`: by id, by equal content, by place and name, by likeness. Each step looks only at
 * what the steps before it left, so that the time grows with the pages. Both pages were read with the same contents.
 */
export function match(from: Tree, to: Tree): Pairs {
  const pairs = new Pairs(from, to);
  pairs.pair(from.root, to.root);
  pairIds(pairs);
  const steps = [
    () => pairByKids(pairs),
    () => guess(pairs, 'here'),
    () => pairEqualAnywhere(pairs),
    () => guess(pairs, 'anywhere'),
  ];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    pairBelow(pairs);
    for (const step of steps) {
      step();
      if (pairs.waiting.length > 0) break;
    }
    if (pairs.waiting.length === 0) break;
  }
  return pairs;
}
