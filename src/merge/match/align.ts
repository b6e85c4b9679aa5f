import { isText, kidsOf, type PageNode } from '../page/node.ts';
import { originalOf } from './originals.ts';
import { besides, groupBy, type Pairs, uniqueBy } from './pairs.ts';

/** Nodes of a new box that are looked at, to see whether the box was put around them. */
const LOOKED_AT = 20;

/** Two lists of which is compared what has no partner yet. */
interface Open {
  earlier: readonly PageNode[];
  later: readonly PageNode[];
}

const isEqual = (pairs: Pairs, earlier: PageNode | undefined, later: PageNode | undefined): boolean =>
  earlier !== undefined && later !== undefined && earlier.whole === later.whole && pairs.mayPair(earlier, later);

/** Contents that the later list has more often: such a node may be the copy as well as the original. */
function copiedContents(earlier: readonly PageNode[], later: readonly PageNode[]): ReadonlySet<number> {
  const excess = new Map<number, number>();
  for (const { whole } of later) excess.set(whole, (excess.get(whole) ?? 0) + 1);
  for (const { whole } of earlier) excess.set(whole, (excess.get(whole) ?? 0) - 1);
  return new Set([...excess].filter(([, count]) => count > 0).map(([whole]) => whole));
}

/** Pairs equal nodes from one end of two lists, until two differ. */
function pairRun(pairs: Pairs, { earlier, later }: Open, by: 1 | -1, copied: ReadonlySet<number>): void {
  for (let step = 0; step < Math.min(earlier.length, later.length); step += 1) {
    const [one, other] = [earlier, later].map((list) => list.at(by === 1 ? step : -1 - step));
    if (one && other && pairs.laterOf(one) === other) continue;
    if (!one || !other || !isEqual(pairs, one, other) || (by === -1 && copied.has(one.whole))) return;
    pairs.pairWhole(one, other);
  }
}

/** Pairs equal nodes beside pairs, forwards or backwards. */
function pairBeside(pairs: Pairs, earlier: readonly PageNode[], by: 1 | -1, copied: ReadonlySet<number>): void {
  const inOrder = by === 1 ? earlier : earlier.toReversed();
  for (const node of inOrder) {
    const [next, other] = [besides(node, by), pairs.laterOf(node)];
    if (!next || !other || other.parent !== pairs.laterOf(node.parent) || other.slot !== node.slot) continue;
    const near = besides(other, by);
    if (isEqual(pairs, next, near) && !(by === -1 && copied.has(next.whole))) pairs.pairWhole(next, near!);
  }
}

const openOf = (list: readonly PageNode[], partnerOf: (node: PageNode) => PageNode | undefined) =>
  list.filter((node) => !partnerOf(node));

function openIn(pairs: Pairs, earlier: readonly PageNode[], later: readonly PageNode[]): Open {
  return {
    earlier: openOf(earlier, (node) => pairs.laterOf(node)),
    later: openOf(later, (node) => pairs.earlierOf(node)),
  };
}

/** Pairs what is left of equal content in the order in which it stands; a copy stands behind its original. */
function pairEqual(pairs: Pairs, { earlier, later }: Open): void {
  const groups = groupBy(later, ({ whole }) => whole);
  for (const [whole, nodes] of groupBy(earlier, (node) => node.whole)) {
    (groups.get(whole) ?? []).forEach((other, place) => {
      const node = nodes[place];
      if (!node || !pairs.mayPair(node, other)) return;
      const original = originalOf(pairs, node, other);
      if (original === other) pairs.pairWhole(node, other);
      else pairs.pair(node, original);
    });
  }
}

function pairNamed(pairs: Pairs, { earlier, later }: Open): void {
  const others = uniqueBy(later, ({ key }) => key);
  for (const [key, node] of uniqueBy(earlier, (node) => node.key)) {
    const other = others.get(key);
    if (other && pairs.mayPair(node, other)) pairs.pair(node, originalOf(pairs, node, other));
  }
}

/** What stands in a new box, and in new boxes in it. */
function* newIn(pairs: Pairs, box: PageNode): Generator<PageNode> {
  const left = [...kidsOf(box)].reverse();
  let seen = 0;
  for (let next = left.pop(); next && seen < LOOKED_AT; next = left.pop()) {
    seen += 1;
    yield next;
    if (!pairs.earlierOf(next)) left.push(...[...kidsOf(next)].reverse());
  }
}

/** Pairs nodes that a new box was put around, if they did not change. */
function pairBoxed(pairs: Pairs, { earlier, later }: Open): void {
  const byContent = groupBy(
    earlier.filter((node) => node.isFree && !isText(node)),
    ({ whole }) => whole,
  );
  if (byContent.size === 0) return;
  for (const box of later) {
    if (!box.isFree) continue;
    for (const kid of newIn(pairs, box)) {
      const node = byContent.get(kid.whole)?.find((one) => pairs.mayPair(one, kid));
      if (node) pairs.pairWhole(node, kid);
    }
  }
}

/** Pairs the members of two lists of the same owner: equal ones first, then those of the same name, then those in new boxes. */
export function align(pairs: Pairs, earlier: readonly PageNode[], later: readonly PageNode[]): void {
  const open = () => openIn(pairs, earlier, later);
  const isDone = ({ earlier: left, later: right }: Open) => left.length === 0 || right.length === 0;
  if (isDone(open())) return;
  const copied = copiedContents(earlier, later);
  for (const by of [1, -1] as const) pairRun(pairs, { earlier, later }, by, copied);
  if (isDone(open())) return;
  for (const by of [1, -1] as const) pairBeside(pairs, earlier, by, copied);
  pairEqual(pairs, open());
  pairNamed(pairs, open());
  pairBoxed(pairs, open());
}
