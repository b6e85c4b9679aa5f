import { areEqual, type Json } from '../page/json.ts';
import { kidsOf, type PageNode } from '../page/node.ts';
import { likeText } from './like-text.ts';
import { besides, type Pairs } from './pairs.ts';

/** What properties tell about who is who; all others tell 1. */
const weights: Readonly<Record<string, number>> = {
  '/name': 3,
  '/screen': 3,
  '/label': 2,
  '/title': 2,
  '/tpl': 2,
  '/body': 2,
  '/href': 2,
  '/api': 2,
  '': 2,
};

/** Texts that name something: keys of texts, formulas, addresses. They are the same or another one, never alike. */
const NAMING = /^(i18n:|\$\{|\/|\w+:)|^\S+$/;

/** Properties of two nodes together that one look covers. Each further one is another look: texts are compared letter by letter. */
const COVERED = 32;

/** Looks that comparing the properties of two nodes costs. */
export const propertyLooks = (one: PageNode, other: PageNode): number =>
  1 + Math.max(0, one.properties.size + other.properties.size - COVERED);

/** Nodes in two nodes together above which their contents are not compared node by node. */
const LARGEST = 3000;

const weightOf = (pointer: string): number => weights[pointer] ?? 1;

const isProse = (value: Json): value is string => typeof value === 'string' && !NAMING.test(value);

/** The likeness of two nodes' own properties from 0 to 1. */
export function likeProperties(one: PageNode, other: PageNode): number {
  let common = 0;
  let all = 0;
  for (const [pointer, value] of one.properties) {
    if (pointer === '/id') continue;
    const weight = weightOf(pointer);
    all += weight;
    const match = other.properties.get(pointer);
    if (match === undefined) continue;
    if (areEqual(value, match)) common += weight;
    else if (isProse(value) && isProse(match)) common += weight * 0.7 * likeText(value, match);
  }
  for (const pointer of other.properties.keys()) {
    if (pointer !== '/id' && !one.properties.has(pointer)) all += weightOf(pointer);
  }
  return all === 0 ? 0.5 : common / all;
}

/** Takes one of these away from what is counted; false when there is none left. */
function takeOne<Key>(counts: Map<Key, number>, key: Key): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

function countBy<Key>(nodes: Iterable<PageNode>, keyOf: (node: PageNode) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const node of nodes) counts.set(keyOf(node), (counts.get(keyOf(node)) ?? 0) + 1);
  return counts;
}

/** The share of nodes that stand directly in both, undefined where there are none. */
function likeKids(pairs: Pairs, earlier: PageNode, later: PageNode): number | undefined {
  const kids = [...kidsOf(earlier)];
  const others = [...kidsOf(later)];
  if (kids.length + others.length === 0) return undefined;
  const keyOf = ({ slot, whole }: PageNode) => `${whole}${slot}`;
  const open = countBy(
    others.filter((kid) => !pairs.earlierOf(kid)),
    keyOf,
  );
  let common = 0;
  for (const kid of kids) {
    const partner = pairs.laterOf(kid);
    if (partner ? partner.parent === later && partner.slot === kid.slot : takeOne(open, keyOf(kid))) common += 1;
  }
  return (2 * common) / (kids.length + others.length);
}

function* below(node: PageNode): Generator<PageNode> {
  const left = [...kidsOf(node)];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    left.push(...kidsOf(next));
  }
}

/** The share of nodes with equal properties in two nodes, wherever in them they stand. */
function likeDepths(one: PageNode, other: PageNode): number {
  const own = countBy(below(one), (node) => node.own);
  let common = 0;
  for (const node of below(other)) if (takeOne(own, node.own)) common += 1;
  return (2 * common) / Math.max(1, one.size + other.size - 2);
}

/** The likeness of two nodes with all that is in them, from 0 to 1, whatever their places are. */
export function likeWhole(one: PageNode, other: PageNode): number {
  if (one.whole === other.whole) return 1;
  const own = likeProperties(one, other);
  const size = one.size + other.size;
  return size > 3 && size < LARGEST ? 0.3 * own + 0.7 * likeDepths(one, other) : own;
}

/** How alike an earlier and a later node are. */
export interface Likeness {
  /** By content alone. */
  content: number;
  /** By content and place. */
  total: number;
  /** Whether both stand in the same place: in the same list, in a new box in it, or left over from a box that was in it. */
  isHere: boolean;
}

function contentLikeness(pairs: Pairs, earlier: PageNode, later: PageNode): number {
  const properties = likeProperties(earlier, later);
  const kids = likeKids(pairs, earlier, later);
  const size = earlier.size + later.size;
  const isDeep = earlier.size > 2 && later.size > 2 && size < LARGEST;
  if (isDeep) pairs.looks -= size;
  const inside = kids === undefined ? properties : Math.max(kids, isDeep ? likeDepths(earlier, later) : 0);
  const [name, other] = [earlier.properties.get('/name'), later.properties.get('/name')];
  const isRenamed = name !== undefined && other !== undefined && !areEqual(name, other);
  return 0.6 * properties + 0.4 * inside - (earlier.type === later.type ? 0 : 0.3) - (isRenamed ? 0.25 : 0);
}

/** Whether the later node stands in a new box where the earlier one stood, or is left over from a box that is gone. */
function isBoxed(pairs: Pairs, earlier: PageNode, later: PageNode): boolean {
  const [owner, box] = [earlier.parent, later.parent];
  if (!owner || !box) return false;
  const isInBox = !pairs.earlierOf(box) && box.slot === earlier.slot && pairs.laterOf(owner) === box.parent;
  const isLeftOver = !pairs.laterOf(owner) && owner.slot === later.slot && pairs.laterOf(owner.parent) === box;
  return (isInBox && box.parent !== undefined) || (isLeftOver && owner.parent !== undefined);
}

/** How alike two nodes are; costs looks of `pairs`. */
export function likenessOf(pairs: Pairs, earlier: PageNode, later: PageNode): Likeness {
  pairs.looks -= propertyLooks(earlier, later);
  const content = contentLikeness(pairs, earlier, later);
  const isInList =
    earlier.parent !== undefined && pairs.laterOf(earlier.parent) === later.parent && earlier.slot === later.slot;
  if (!isInList) {
    const isHere = isBoxed(pairs, earlier, later);
    return { content, total: isHere ? content + 0.2 : content, isHere };
  }
  const isKeptBeside = (by: number) => {
    const [one, other] = [besides(earlier, by), besides(later, by)];
    return one ? other !== undefined && pairs.laterOf(one) === other : !other;
  };
  const neighbours = Number(isKeptBeside(-1)) + Number(isKeptBeside(1));
  return { content, total: content + 0.2 + 0.08 * neighbours, isHere: true };
}
