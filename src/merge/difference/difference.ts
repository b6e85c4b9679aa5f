import { match } from '../match/match.ts';
import type { Pairs } from '../match/pairs.ts';
import { keptOf } from '../order/kept.ts';
import { Contents } from '../page/contents.ts';
import { areEqual, type Json } from '../page/json.ts';
import { kidsOf, nodeName, type PageNode, pointerOf } from '../page/node.ts';
import { readPage } from '../page/read-page.ts';
import type { Change, Difference } from './change.ts';

/** Changes in one answer, and characters of all their pointers together. */
const MOST_CHANGES = 1000;
const MOST_CHARACTERS = 1_000_000;

/** What stands in a box of one page and, in the other one, where the box stands here. */
function keptInside(box: PageNode, partnerOf: (node: PageNode) => PageNode | undefined): PageNode[] {
  const owner = box.parent && partnerOf(box.parent);
  if (!owner) return [];
  return [...kidsOf(box)].filter((kid) => {
    const partner = partnerOf(kid);
    return partner?.parent === owner && partner.slot === box.slot;
  });
}

function* addedIn(pairs: Pairs, boxed: Set<PageNode>): Generator<Change> {
  const earlierOf = (node: PageNode) => pairs.earlierOf(node);
  for (const node of pairs.to.nodes) {
    if (!node.parent || earlierOf(node)) continue;
    const kids = keptInside(node, earlierOf);
    const change = { node: nodeName(node), to: pointerOf(node) };
    for (const kid of kids) boxed.add(kid);
    if (kids.length > 0) yield { kind: 'wrapped', ...change, count: kids.length };
    else if (earlierOf(node.parent)) yield { kind: 'added', ...change };
  }
}

function* removedIn(pairs: Pairs, boxed: Set<PageNode>): Generator<Change> {
  const laterOf = (node: PageNode) => pairs.laterOf(node);
  for (const node of pairs.from.nodes) {
    if (!node.parent || laterOf(node)) continue;
    const kids = keptInside(node, laterOf);
    const change = { node: nodeName(node), from: pointerOf(node) };
    for (const kid of kids) boxed.add(laterOf(kid)!);
    if (kids.length > 0) yield { kind: 'unwrapped', ...change, count: kids.length };
    else if (laterOf(node.parent)) yield { kind: 'removed', ...change };
  }
}

const ends = (earlier: PageNode, later: PageNode) => ({
  node: nodeName(later),
  from: pointerOf(earlier),
  to: pointerOf(later),
});

function* changedIn(earlier: PageNode, later: PageNode): Generator<Change> {
  if (earlier.own === later.own && earlier.id === later.id) return;
  for (const property of new Set([...earlier.properties.keys(), ...later.properties.keys()])) {
    const [before, after] = [earlier.properties.get(property), later.properties.get(property)];
    // An editor gives ids to all nodes of a page; nobody did that.
    const isGivenId = property === '/id' && (before === undefined || after === undefined);
    if (isGivenId || areEqual(before, after)) continue;
    const values = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    yield { kind: 'changed', ...ends(earlier, later), property, ...values };
  }
}

/** Nodes that stand elsewhere among those that stayed in their list. */
function* reorderedIn(pairs: Pairs, node: PageNode): Generator<Change> {
  for (const [pointer, { kids }] of node.slots) {
    const now = pairs.laterOf(node)?.slots.get(pointer)?.kids ?? [];
    const stayed = new Set(kids.filter((kid) => pairs.isInPlace(kid)));
    const order = now.flatMap((kid) => pairs.earlierOf(kid) ?? []).filter((kid) => stayed.has(kid));
    const kept = keptOf([...stayed], order);
    for (const kid of stayed) {
      if (!kept.has(kid)) yield { kind: 'moved', ...ends(kid, pairs.laterOf(kid)!), isReordered: true };
    }
  }
}

function* changesOf(pairs: Pairs): Generator<Change> {
  /** Later nodes that only got a box around them, or lost one. */
  const boxed = new Set<PageNode>();
  yield* addedIn(pairs, boxed);
  yield* removedIn(pairs, boxed);
  for (const earlier of pairs.from.nodes) {
    const later = pairs.laterOf(earlier);
    if (!later) continue;
    if (earlier.parent && !pairs.isInPlace(earlier) && !boxed.has(later)) {
      yield { kind: 'moved', ...ends(earlier, later), isReordered: false };
    }
    yield* changedIn(earlier, later);
    yield* reorderedIn(pairs, earlier);
  }
}

/**
 * What was done to a page, node by node, as plain data. A node that moved with its owner is not told; what was added or
 * removed is told once, by its topmost node.
 *
 * @throws UnfitPageError when a page nests too deep or is too large.
 */
export function difference(from: Json, to: Json): Difference {
  const contents = new Contents();
  const changes: Change[] = [];
  let characters = 0;
  for (const change of changesOf(match(readPage(from, contents), readPage(to, contents)))) {
    for (const end of ['from', 'to'] as const) {
      if (end in change) characters += (change as { from?: string; to?: string })[end]?.length ?? 0;
    }
    if (changes.length >= MOST_CHANGES || characters > MOST_CHARACTERS) return { changes, isCut: true };
    changes.push(change);
  }
  return { changes, isCut: false };
}
