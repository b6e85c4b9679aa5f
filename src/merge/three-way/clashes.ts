import { isEmpty, type Json } from '../page/json.ts';
import { mergeFields } from './properties.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

/** The pointers above a pointer within a node: `/a` and `/a/b` for `/a/b/c`. */
function above(pointer: string): string[] {
  if (pointer.lastIndexOf('/') === 0) return [];
  const steps = pointer.split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/**
 * The properties and slots that the merged node gets, in order. Where one side has a value and the other one parts of it,
 * or nodes, that is a conflict, and what mine has stands. An empty object is no more than a holder of its parts.
 */
export function keptFields(
  work: Work,
  unit: Unit,
  properties: ReadonlyMap<string, Json>,
  holdsNodes: (pointer: string) => boolean,
): string[] {
  const { theirs, mine, base } = unit.nodes;
  const only = theirs && mine ? undefined : (theirs ?? mine ?? base);
  const order = only ? only.fields : mergeFields(mine?.fields ?? [], theirs?.fields ?? []);
  const present = [...new Set([...order, ...(unit.kids?.keys() ?? [])])].filter(
    (pointer) => properties.has(pointer) || holdsNodes(pointer),
  );
  if (present.every((pointer) => pointer.lastIndexOf('/') <= 0)) return present;
  const isWhole = (pointer: string) => !isEmpty(properties.get(pointer)) || holdsNodes(pointer);
  const wholes = new Set(present.filter(isWhole));
  const dropped = new Set<string>();
  for (const pointer of wholes) {
    const holder = above(pointer).find((one) => wholes.has(one));
    if (holder === undefined) continue;
    const isMine = mine?.properties.has(holder) || mine?.slots.has(holder);
    const side = work.settle(unit, 'property', holder) ?? 'mine';
    dropped.add((side === 'mine') === Boolean(isMine) && !unit.kids?.get(pointer)?.length ? pointer : holder);
  }
  return present.filter((pointer) => !dropped.has(pointer));
}
