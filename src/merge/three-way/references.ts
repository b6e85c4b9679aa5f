import type { PageNode } from '../page/node.ts';
import type { Bearers } from './bearers.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

const namesOf = ({ id, properties }: PageNode): unknown[] => [id, properties.get('/name')];

/** The properties of a unit that name a node which the merged page has not. */
function* brokenIn(unit: Unit, bearers: Bearers): Generator<{ pointer: string; target: string }> {
  const node = unit.isAlive ? (unit.nodes.mine ?? unit.nodes.theirs) : undefined;
  for (const [pointer, target] of node?.properties ?? []) {
    if (!pointer.endsWith('/componentId') || typeof target !== 'string' || target.includes('$')) continue;
    if (!bearers.has(target)) yield { pointer, target };
  }
}

/** Tells of actions for a node (`componentId`) that one side removed. Names that are made of data are left out. */
export function tellBrokenReferences(work: Work, bearers: Bearers): void {
  const { theirs, mine } = work.pairs;
  const broken = work.units.flatMap((unit) => [...brokenIn(unit, bearers)].map((one) => ({ unit, ...one })));
  if (broken.length === 0) return;
  const known = new Set([...theirs.to.nodes, ...mine.to.nodes].flatMap(namesOf));
  for (const { unit, pointer, target } of broken) if (known.has(target)) work.settle(unit, 'reference', pointer);
}
