import { kidsOf } from '../page/node.ts';
import type { Doubts } from './doubts.ts';
import { isSamePlace, otherSide, type Place, type Side, type Unit } from './unit.ts';
import type { Work } from './work.ts';

/** Whether a side changed a node itself, the words that are read on it, its place, or took something into it. */
function isTouched(work: Work, unit: Unit, side: Side): boolean {
  const [node, base] = [unit.nodes[side], unit.nodes.base];
  if (!node || !base || node.own !== base.own) return true;
  if (work.words.areIn(side, base)) return true;
  if (!isSamePlace(work.placeIn(side, unit), work.placeIn('base', unit))) return true;
  for (const kid of kidsOf(node)) {
    const old = work.unitOf(side, kid)?.nodes.base;
    if (!old || old.parent !== base || old.slot !== kid.slot) return true;
  }
  return false;
}

/** The place of a node that both sides have: the one that a side moved it to. */
function placeOf(work: Work, unit: Unit): Place | undefined {
  const [theirs, mine] = [work.placeIn('theirs', unit), work.placeIn('mine', unit)];
  if (isSamePlace(theirs, mine)) return mine;
  const base = work.placeIn('base', unit);
  if (base && isSamePlace(mine, base)) return theirs;
  if (base && isSamePlace(theirs, base)) return mine;
  return work.settle(unit, 'moved') === 'theirs' ? theirs : mine;
}

/** A node that one side removed: gone, unless the other side touched it. */
function decideRemoved(work: Work, unit: Unit, side: Side): void {
  unit.place = work.placeIn(side, unit);
  unit.isAlive = isTouched(work, unit, side) && work.settle(unit, 'removed', undefined, side) !== otherSide(side);
}

/** A guess about what a side did to a node counts where the other side touched the node. */
function decideUncertain(work: Work, unit: Unit, doubts: Doubts): void {
  const { theirs, mine } = unit.nodes;
  const isSame = theirs?.whole === mine?.whole;
  if (isSame && isSamePlace(work.placeIn('theirs', unit), work.placeIn('mine', unit))) return;
  const sides: Side[] = ['theirs', 'mine'];
  const isUncertain = sides.some((side) => {
    const other = otherSide(side);
    return doubts[side].has(unit.nodes.base!) && (!unit.nodes[other] || isTouched(work, unit, other));
  });
  if (isUncertain) work.settle(unit, 'uncertain');
}

/** Decides of each unit whether it stands in the merged page, and where. */
export function decide(work: Work, doubts: Doubts): void {
  for (const unit of work.units) {
    const { base, theirs, mine } = unit.nodes;
    if (theirs && mine) unit.place = placeOf(work, unit);
    else if (!base) unit.place = work.placeIn(theirs ? 'theirs' : 'mine', unit);
    else if (theirs ?? mine) decideRemoved(work, unit, theirs ? 'theirs' : 'mine');
    else unit.isAlive = false;
    if (base && (theirs ?? mine)) decideUncertain(work, unit, doubts);
  }
}
