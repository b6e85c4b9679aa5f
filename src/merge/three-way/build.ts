import { segmentsOf } from '../../validation/json-pointer.ts';
import { mergeOrder } from '../order/merge-order.ts';
import { isEmpty, isObject, type Json, type JsonObject } from '../page/json.ts';
import type { Slot } from '../page/node.ts';
import type { Bearers } from './bearers.ts';
import { keptFields } from './clashes.ts';
import { mergeProperties } from './properties.ts';
import { standInsFor } from './stand-ins.ts';
import type { Unit, Version } from './unit.ts';
import type { Work } from './work.ts';

/** Sets a member, even one called `__proto__`. */
function setMember(object: JsonObject, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function put(object: JsonObject, pointer: string, value: Json): void {
  const names = segmentsOf(pointer);
  const last = names.pop() ?? '';
  let at = object;
  for (const name of names) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    if (isObject(next)) at = next;
    else {
      const made: JsonObject = {};
      setMember(at, name, made);
      at = made;
    }
  }
  const isThere = Object.hasOwn(at, last) && isObject(at[last]);
  if (!(isThere && isEmpty(value))) setMember(at, last, isEmpty(value) ? {} : value);
}

/** Whether a property of the merged page holds one object or a list; undefined where it holds no nodes. */
function shapeOf({ nodes: { base, theirs, mine } }: Unit, slot: string): Slot['shape'] | undefined {
  const [before, one, other] = [base, theirs, mine].map((node) => node?.slots.get(slot)?.shape);
  if (!theirs || !mine) return theirs ? one : mine ? other : before;
  return one === other || other === before ? one : other;
}

/** What stands in a property, in order. */
function orderOf(work: Work, unit: Unit, slot: string): Unit[] {
  const members = new Set(unit.kids?.get(slot));
  if (members.size < 2) return [...members];
  const standIns = standInsFor(work, unit, slot, members);
  const listIn = (version: Version): Unit[] => {
    const kids = unit.nodes[version]?.slots.get(slot)?.kids ?? [];
    const units = kids.map((kid) => work.unitOf(version, kid)!);
    const own = new Set(units);
    return units.map((kid) => {
      const standIn = members.has(kid) ? undefined : standIns.get(kid);
      return standIn && !own.has(standIn) ? standIn : kid;
    });
  };
  const lists = { base: listIn('base'), theirs: listIn('theirs'), mine: listIn('mine') };
  return mergeOrder(lists, members, (kid) => work.settle(kid, 'order') ?? 'mine');
}

function buildSlot(work: Work, bearers: Bearers, unit: Unit, slot: string): Json {
  const order = orderOf(work, unit, slot);
  const isAlone = shapeOf(unit, slot) !== 'list' && order.length === 1;
  const built = order.map((kid, place) => {
    kid.pointer = unit.pointer + (isAlone ? slot : `${slot}/${place}`);
    return build(work, bearers, kid);
  });
  return isAlone ? (built[0] as Json) : built;
}

/** One side has nodes where the other one has a value: the nodes stand until it is settled, so that none is lost. */
function standsAsNodes(work: Work, unit: Unit, pointer: string): boolean {
  const side = work.settle(unit, 'property', pointer);
  return !side || !unit.nodes[side]?.properties.has(pointer);
}

/** The merged value of a unit whose pointer is known, with all that stands in it. Recurses as deep as the page nests. */
export function build(work: Work, bearers: Bearers, unit: Unit): Json {
  const properties = bearers.enter(work, unit, mergeProperties(work, unit));
  const text = properties.get('');
  if (text !== undefined) return text;
  const object: JsonObject = {};
  const holdsNodes = (pointer: string) => Boolean(unit.kids?.get(pointer)?.length || shapeOf(unit, pointer));
  for (const pointer of keptFields(work, unit, properties, holdsNodes)) {
    const value = properties.get(pointer);
    const isValue = value !== undefined && !(unit.kids?.get(pointer)?.length && standsAsNodes(work, unit, pointer));
    put(object, pointer, isValue ? value : buildSlot(work, bearers, unit, pointer));
  }
  return object;
}
