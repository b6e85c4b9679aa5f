import { likeWhole } from '../match/likeness.ts';
import type { Pairs } from '../match/pairs.ts';
import { besides } from '../match/pairs.ts';
import { isText, type PageNode, type Slot } from '../page/node.ts';
import type { Side } from './unit.ts';

/** Nodes of the base of which it is not sure what a side did to them. */
export type Doubts = Readonly<Record<Side, ReadonlySet<PageNode>>>;

/** The likeness from which a node beside another one may be that one. */
const TWIN = 0.4;

/** Nodes that say who they are by their content alone. */
const isNameless = (node: PageNode): boolean => !node.id && !isText(node);

/** Contents that tell nothing, because the side put them in once more, or moved or removed one of several alike. */
function doubtfulContents(pairs: Pairs): Set<number> {
  const counts = new Map<number, number>();
  const doubtful = new Set<number>();
  for (const node of pairs.from.nodes) if (isNameless(node)) counts.set(node.own, (counts.get(node.own) ?? 0) + 1);
  for (const node of pairs.to.nodes) {
    if (!pairs.earlierOf(node) && isNameless(node) && counts.has(node.own)) doubtful.add(node.own);
  }
  for (const node of pairs.from.nodes) {
    if ((counts.get(node.own) ?? 0) > 1 && node.parent && !pairs.isInPlace(node)) doubtful.add(node.own);
  }
  return doubtful;
}

/** Lists that have a content which was put in, or lost one, as far as that content is doubtful. */
function doubtfulLists(pairs: Pairs, doubtful: ReadonlySet<number>): Set<string> {
  const lists = new Set<string>();
  for (const node of pairs.to.nodes) {
    if (pairs.earlierOf(node) || !doubtful.has(node.own)) continue;
    // It may have come in a new box.
    let top = node;
    while (top.parent && !pairs.earlierOf(top.parent)) top = top.parent;
    lists.add(`${pairs.earlierOf(top.parent)?.index} ${top.slot} ${node.own}`);
  }
  for (const node of pairs.from.nodes) {
    if (!node.parent || pairs.isInPlace(node) || !doubtful.has(node.own)) continue;
    lists.add(`${node.parent.index} ${node.slot} ${node.own}`);
  }
  return lists;
}

/** Nodes beside which the side put in something like them: it may be the old node, and its partner the copy. */
function* twinned(pairs: Pairs): Generator<PageNode> {
  for (const node of pairs.to.nodes) {
    if (pairs.earlierOf(node) || isText(node) || pairs.looks <= 0) continue;
    for (const by of [-2, -1, 1, 2]) {
      const earlier = pairs.earlierOf(besides(node, by));
      if (!earlier || earlier.id || earlier.type !== node.type) continue;
      pairs.looks -= earlier.size + node.size;
      if (likeWhole(earlier, node) >= TWIN) yield earlier;
    }
  }
}

/** Answers whether nothing came to or went from the list of a node; looks through each list once. */
function quietLists(pairs: Pairs): (node: PageNode) => boolean {
  const known = new Map<Slot | undefined, boolean>();
  return (node) => {
    const slot = node.parent?.slots.get(node.slot);
    const answer = known.get(slot);
    if (answer !== undefined) return answer;
    const now = pairs.laterOf(node.parent)?.slots.get(node.slot)?.kids ?? [];
    const isQuiet =
      now.length === slot?.kids.length && now.every((kid) => pairs.earlierOf(kid)?.parent === node.parent);
    known.set(slot, isQuiet);
    return isQuiet;
  };
}

/**
 * Nodes of the base whose partner is a guess: those that match() guessed, and those whose content tells nothing. A node
 * that kept its id is sure. One that stands where it stood, in a node that is sure, is so while nothing like it came or went
 * beside it.
 */
export function doubtsAbout(pairs: Pairs): ReadonlySet<PageNode> {
  const doubtful = doubtfulContents(pairs);
  const lists = doubtfulLists(pairs, doubtful);
  for (const node of twinned(pairs)) pairs.doubt(node);
  const doubts = new Set(pairs.guesses);
  const isQuiet = quietLists(pairs);
  const sure = new Set<PageNode>();
  for (const node of pairs.from.nodes) {
    const { parent, id } = node;
    const isKeptThere = parent && sure.has(parent) && pairs.isInPlace(node);
    const isAlone = !lists.has(`${parent?.index} ${node.slot} ${node.own}`) && !doubts.has(node);
    const later = pairs.laterOf(node);
    const isSafe = isAlone || (later?.type === node.type && isQuiet(node));
    const isSure = (id && later?.id === id) || (isKeptThere && isSafe);
    if (!isSure && isNameless(node) && doubtful.has(node.own)) doubts.add(node);
    if (!isSure) continue;
    sure.add(node);
    doubts.delete(node);
  }
  return doubts;
}
