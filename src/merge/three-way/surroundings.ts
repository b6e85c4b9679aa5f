import type { Place, Unit } from './unit.ts';
import type { Work } from './work.ts';

/** Brings back what stands around a unit that stays: a node cannot stand nowhere. */
export function reviveOwners(work: Work): void {
  for (const unit of work.units) {
    if (!unit.isAlive) continue;
    for (let owner = unit.place?.owner; owner && !owner.isAlive; owner = owner.place?.owner) {
      owner.isAlive = true;
      owner.place ??= work.placeIn('theirs', owner) ?? work.placeIn('mine', owner) ?? work.placeIn('base', owner);
      work.settle(owner, 'removed', undefined, owner.nodes.theirs ? 'theirs' : 'mine');
    }
  }
}

/** Where a unit stood in the base, or else in the page itself. */
function oldPlaceOf(work: Work, unit: Unit, root: Unit): Place {
  const place = work.placeIn('base', unit);
  if (place?.owner.isAlive) return place;
  const [slot = '/body'] = root.nodes.base?.slots.keys() ?? [];
  return { owner: root, slot };
}

/** Puts units back that would stand in one another: one side moved A into B, the other B into A. */
export function breakCircles(work: Work, root: Unit): void {
  const safe = new Set<Unit>([root]);
  for (const unit of work.units) {
    if (!unit.isAlive) continue;
    const trail = new Set<Unit>();
    for (let at: Unit | undefined = unit; at && !safe.has(at); at = at.place?.owner) {
      if (trail.has(at)) {
        work.settle(at, 'moved');
        at.place = oldPlaceOf(work, at, root);
        trail.clear();
      }
      trail.add(at);
    }
    for (const one of trail) safe.add(one);
  }
}
