import { areEqual, type Json } from '../page/json.ts';
import type { Unit } from './unit.ts';
import type { Work } from './work.ts';

/** The value of a property that both sides' nodes may have; undefined when it is gone. */
function merged(work: Work, unit: Unit, pointer: string): Json | undefined {
  const { base, theirs, mine } = unit.nodes;
  const [before, one, other] = [base, theirs, mine].map((node) => node?.properties.get(pointer));
  // An id that an editor gave is kept; a page without ids takes none away.
  if (pointer === '/id' && base && (one === undefined || other === undefined)) return other ?? one;
  if (areEqual(one, other)) return one;
  const heir = work.words.heir(pointer);
  if (heir) return heir === 'theirs' ? one : other;
  if (areEqual(other, before) && !work.words.areLost('mine', before, one)) return one;
  if (areEqual(one, before) && !work.words.areLost('theirs', before, other)) return other;
  return work.settle(unit, 'property', pointer) === 'theirs' ? one : other;
}

/** The own properties of a unit in the merged page. */
export function mergeProperties(work: Work, unit: Unit): Map<string, Json> {
  const { base, theirs, mine } = unit.nodes;
  const only = theirs && mine ? undefined : (theirs ?? mine ?? base);
  if (only) return only.properties;
  const result = new Map<string, Json>();
  for (const pointer of new Set([...(mine?.properties.keys() ?? []), ...(theirs?.properties.keys() ?? [])])) {
    const value = merged(work, unit, pointer);
    if (value !== undefined) result.set(pointer, value);
  }
  return result;
}

/** The order of properties: mine, and theirs behind what they follow there. */
export function mergeFields(mine: readonly string[], theirs: readonly string[]): string[] {
  const own = new Set(mine);
  const behind = new Map<string, string[]>();
  let anchor = '';
  for (const field of theirs) {
    if (own.has(field)) anchor = field;
    else behind.set(anchor, [...(behind.get(anchor) ?? []), field]);
  }
  return [...(behind.get('') ?? []), ...mine.flatMap((field) => [field, ...(behind.get(field) ?? [])])];
}
