import { isText, kidsOf, type PageNode } from '../page/node.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { originalOf } from './originals.ts';
import { groupBy, type Pairs } from './pairs.ts';

/** The likeness from which two nodes are taken for one: beyond doubt in one place, in one place, in different places. */
const CLEAR = 0.8;
const HERE = 0.45;
const ELSEWHERE = 0.62;

/** A pair below this is a guess, unless the nodes have the same name. */
const SURE = 0.7;

/** A pair is a guess, too, when one of its nodes would go with another one nearly as well. */
const RIVAL = 0.2;

/** Pairs this much worse than the best one wait for another round: their neighbours may tell more by then. */
const ROUND = 0.3;

/** Neighbours and nodes of a box that are looked at. */
const NEAR = 30;
const LOOKED_AT = 20;

/** Where a node may have gone: groups of the open later nodes, and how large a group may be to tell anything. */
type Places = readonly { groups: ReadonlyMap<unknown, PageNode[]>; keyOf(node: PageNode): unknown; most: number }[];

const typeOrSlot = ({ type, slot }: PageNode): string => type || slot;

function placesOf(open: readonly PageNode[]): Places {
  const free = open.filter((node) => node.isFree && !isText(node));
  const by = (keyOf: (node: PageNode) => unknown, most: number) => ({ groups: groupBy(free, keyOf), keyOf, most });
  return [
    by((node) => node.type && node.key, 8),
    by((node) => node.own, 8),
    by((node) => node.whole, 8),
    by(typeOrSlot, 12),
  ];
}

/** Open nodes that stand near the place where an earlier node stood, and those in new boxes there. */
function* nearby(pairs: Pairs, node: PageNode): Generator<PageNode> {
  const list = pairs.laterOf(node.parent)?.slots.get(node.slot)?.kids ?? [];
  for (const other of list.slice(Math.max(0, node.place - NEAR), node.place + NEAR)) {
    if (pairs.earlierOf(other)) continue;
    yield other;
    if (!node.isFree) continue;
    let seen = 0;
    for (const kid of kidsOf(other)) {
      if (seen++ >= LOOKED_AT) break;
      if (kid.isFree && !pairs.earlierOf(kid)) yield kid;
    }
  }
}

/** Open nodes anywhere that have something in common with an earlier node. */
function* anywhere(pairs: Pairs, node: PageNode, places: Places): Generator<PageNode> {
  if (!node.isFree || isText(node)) return;
  for (const kid of kidsOf(node)) {
    const owner = pairs.laterOf(kid)?.parent;
    if (owner?.isFree && !pairs.earlierOf(owner)) yield owner;
  }
  for (const { groups, keyOf, most } of places) {
    const group = groups.get(keyOf(node)) ?? [];
    if (group.length <= most) yield* group;
  }
}

interface Candidate {
  earlier: PageNode;
  later: PageNode;
  like: Likeness;
}

function judged(pairs: Pairs, earlier: PageNode, later: PageNode, isLocal: boolean): Candidate | undefined {
  if (isText(earlier) !== isText(later) || !pairs.mayPair(earlier, later)) return undefined;
  const like = likenessOf(pairs, earlier, later);
  if (isLocal) return like.isHere && like.total >= CLEAR ? { earlier, later, like } : undefined;
  const tellsEnough = like.isHere || earlier.size + earlier.properties.size > 2 || earlier.whole === later.whole;
  const isAlike = like.isHere ? like.total >= HERE : like.content >= ELSEWHERE;
  return tellsEnough && isAlike ? { earlier, later, like } : undefined;
}

function candidatesOf(pairs: Pairs, isLocal: boolean): Candidate[] {
  const open = pairs.to.nodes.filter((node) => !pairs.earlierOf(node));
  if (open.length === 0) return [];
  const places = isLocal ? [] : placesOf(open);
  const found: Candidate[] = [];
  for (const node of pairs.from.nodes) {
    if (pairs.laterOf(node) || pairs.looks <= 0) continue;
    const others = new Set(nearby(pairs, node));
    if (!isLocal) for (const other of anywhere(pairs, node, places)) others.add(other);
    for (const other of others) {
      const candidate = judged(pairs, node, other, isLocal);
      if (candidate) found.push(candidate);
    }
  }
  return found.sort(
    (one, other) =>
      other.like.total - one.like.total ||
      Number(other.like.isHere) - Number(one.like.isHere) ||
      one.earlier.index - other.earlier.index ||
      one.later.index - other.later.index,
  );
}

/** How alike the best other candidate of either node is. */
function rivalsOf(found: readonly Candidate[]): (earlier: PageNode, later: PageNode) => number {
  const best = new Map<PageNode, Candidate[]>();
  for (const candidate of found) {
    for (const node of [candidate.earlier, candidate.later]) {
      const some = best.get(node);
      if (!some) best.set(node, [candidate]);
      else if (some.length < 2) some.push(candidate);
    }
  }
  return (earlier, later) => {
    const others = [...(best.get(earlier) ?? []), ...(best.get(later) ?? [])];
    const rivals = others.filter((one) => one.earlier !== earlier || one.later !== later);
    return Math.max(0, ...rivals.map(({ like }) => like.total));
  };
}

/**
 * Pairs the nodes that are most alike. `here`: only those that are clearly the same in their place; `anywhere`: the likest
 * nodes of the page, and those that are nearly as alike.
 */
export function guess(pairs: Pairs, where: 'here' | 'anywhere'): void {
  const found = candidatesOf(pairs, where === 'here');
  const best = found[0]?.like.total ?? 0;
  const rivals = rivalsOf(found);
  for (const { earlier, later, like } of found) {
    if (like.total < best - ROUND) return;
    if (!pairs.mayPair(earlier, later)) continue;
    const isNamed = earlier.key !== '' && earlier.key === later.key;
    if ((like.total < SURE && !isNamed) || rivals(earlier, later) > like.total - RIVAL) pairs.doubt(earlier);
    pairs.pair(earlier, originalOf(pairs, earlier, later));
  }
}
