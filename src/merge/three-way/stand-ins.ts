import { kidsOf, type PageNode } from '../page/node.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

/** Whether a new box stands between the neighbours that what is in it had. */
function standsInPlace(work: Work, old: PageNode, box: Unit): boolean {
  const version = box.nodes.mine ? 'mine' : 'theirs';
  const node = box.nodes[version];
  const list = node?.parent?.slots.get(node.slot)?.kids ?? [];
  const before = old.parent?.slots.get(old.slot)?.kids ?? [];
  return [-1, 1].some((by) => {
    const neighbour = before[old.place + by];
    const now = node && list[node.place + by];
    return neighbour ? work.unitOf(version, now)?.nodes.base === neighbour : !now;
  });
}

/** The member of a list that a unit now stands in, if it does. */
function boxOf(gone: Unit, owner: Unit, members: ReadonlySet<Unit>): Unit | undefined {
  let box = gone.isAlive ? gone.place?.owner : undefined;
  while (box && box !== owner && !members.has(box)) box = box.place?.owner;
  return box === owner ? undefined : box;
}

/**
 * Who stands where a former member of a list stood, to order the list by: the box that was put around it, or the first of
 * what was left when a box was taken away.
 */
export function standInsFor(
  work: Work,
  owner: Unit,
  slot: string,
  members: ReadonlySet<Unit>,
): ReadonlyMap<Unit, Unit> {
  const standIns = new Map<Unit, Unit>();
  const used = new Set<Unit>();
  for (const kid of owner.nodes.base?.slots.get(slot)?.kids ?? []) {
    const gone = work.unitOf('base', kid);
    if (!gone || members.has(gone)) continue;
    const box = boxOf(gone, owner, members);
    const left = [...kidsOf(kid)].map((inner) => work.unitOf('base', inner)).find((unit) => unit && members.has(unit));
    const standIn = box && !box.nodes.base && standsInPlace(work, kid, box) ? box : box ? undefined : left;
    if (!standIn || used.has(standIn)) continue;
    used.add(standIn);
    standIns.set(gone, standIn);
  }
  return standIns;
}
