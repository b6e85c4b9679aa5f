import { type Author, type Authors, authorsOf, type ThreeLists } from './authors.ts';

/** What a member is to stand behind; undefined: at the front. */
interface Anchor<T> {
  behind: T | undefined;
  /** It stood behind something that is gone, and takes the place before that. */
  isNext: boolean;
}

type Anchors<T> = Map<T, Anchor<T>>;

/** The anchors of the members whose place `author` decides: what is right before each of them in the author's list. */
function addAnchors<T>(
  anchors: Anchors<T>,
  list: readonly T[],
  members: ReadonlySet<T>,
  isOwn: (item: T) => boolean,
): void {
  let anchor: Anchor<T> = { behind: undefined, isNext: false };
  for (const item of list) {
    if (!members.has(item)) {
      anchor = { ...anchor, isNext: true };
      continue;
    }
    if (isOwn(item)) anchors.set(item, anchor);
    anchor = { behind: item, isNext: false };
  }
}

/** One side put A behind B, the other one B behind A: such a member goes behind the member of the spine that it stood behind. */
function breakCircles<T>(anchors: Anchors<T>, { authors, gaps }: Authors<T>): void {
  const safe = new Set<T>();
  for (const item of anchors.keys()) {
    const trail = new Set<T>();
    for (let at: T | undefined = item; at !== undefined && !safe.has(at); at = anchors.get(at)?.behind) {
      if (trail.has(at)) {
        anchors.set(at, { behind: gaps[authors.get(at) ?? 'mine'].get(at), isNext: true });
        break;
      }
      trail.add(at);
    }
    for (const one of trail) safe.add(one);
  }
}

/** The members behind each member, in the order in which they are to stand there. */
function followersOf<T>(anchors: Anchors<T>, authors: ReadonlyMap<T, Author>): Map<T | undefined, T[]> {
  const followers = new Map<T | undefined, T[]>();
  for (const isNext of [false, true]) {
    for (const author of ['theirs', 'mine']) {
      for (const [item, anchor] of anchors) {
        if (anchor.isNext !== isNext || authors.get(item) !== author) continue;
        const group = followers.get(anchor.behind);
        if (group) group.push(item);
        else followers.set(anchor.behind, [item]);
      }
    }
  }
  return followers;
}

/**
 * The order of a list that both sides changed. Members that kept their order on both sides are its spine. What a side moved
 * or put in stands behind what it stands behind on that side, also where the other side moved that; theirs before mine.
 * `settle` answers whose place holds for a member that both sides put elsewhere.
 */
export function mergeOrder<T>(lists: ThreeLists<T>, members: ReadonlySet<T>, settle: (item: T) => Author): T[] {
  const only = (list: readonly T[]) => list.filter((item) => members.has(item));
  const found = authorsOf({ base: only(lists.base), theirs: only(lists.theirs), mine: only(lists.mine) }, settle);
  const anchors: Anchors<T> = new Map();
  for (const author of ['theirs', 'mine'] as const) {
    addAnchors(anchors, lists[author], members, (item) => found.authors.get(item) === author);
  }
  breakCircles(anchors, found);
  const followers = followersOf(anchors, found.authors);
  const order = new Set<T>();
  const left: T[] = [...(followers.get(undefined) ?? []), ...found.spine].reverse();
  for (let item = left.pop(); item !== undefined; item = left.pop()) {
    order.add(item);
    left.push(...(followers.get(item) ?? []).toReversed());
  }
  return [...order, ...[...members].filter((item) => !order.has(item))];
}
