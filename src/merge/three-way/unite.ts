import type { PageNode } from '../page/node.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

/** Units that only theirs has, to be found by what mine may have put in as well. */
class Fresh {
  readonly #work: Work;
  readonly #found = new Map<string, Unit[]>();

  constructor(work: Work) {
    this.#work = work;
  }

  /** By what a node put in by both sides is known, the surest first: id, content, name, and place in a node that both put in. */
  #keysOf(node: PageNode, owner: Unit | undefined): string[] {
    const list = `${owner?.number} ${node.slot}`;
    return [
      ...(node.id ? [`id ${node.id}`] : []),
      `whole ${node.whole} ${list}`,
      ...(node.key && !node.key.startsWith('text:') ? [`key ${node.type} ${node.key} ${list}`] : []),
      ...(owner && !owner.nodes.base ? [`place ${node.type} ${node.place} ${list}`] : []),
    ];
  }

  add(unit: Unit, node: PageNode): void {
    for (const key of this.#keysOf(node, this.#work.unitOf('theirs', node.parent))) {
      const units = this.#found.get(key);
      if (units) units.push(unit);
      else this.#found.set(key, [unit]);
    }
  }

  /** The unit of the same thing put in by theirs, that mine has no part of yet. */
  find(node: PageNode): Unit | undefined {
    for (const key of this.#keysOf(node, this.#work.unitOf('mine', node.parent))) {
      const units = this.#found.get(key) ?? [];
      while (units[0]?.nodes.mine) units.shift();
      const unit = units[0];
      const id = unit?.nodes.theirs?.id;
      if (unit && (!id || !node.id || id === node.id)) return unit;
    }
    return undefined;
  }
}

/** Makes the units of a merge: each node of the three pages belongs to one. What both sides put in alike is one, too. */
export function unite(work: Work): void {
  const { theirs, mine } = work.pairs;
  for (const base of theirs.from.nodes) {
    work.add({ base, theirs: theirs.laterOf(base), mine: mine.laterOf(base) });
  }
  const fresh = new Fresh(work);
  for (const node of theirs.to.nodes) {
    if (!work.unitOf('theirs', node)) fresh.add(work.add({ theirs: node }), node);
  }
  for (const node of mine.to.nodes) {
    if (work.unitOf('mine', node)) continue;
    const unit = fresh.find(node);
    if (unit) work.join(unit, 'mine', node);
    else work.add({ mine: node });
  }
}
