import { dataProperties, isWhole, nodeSlots } from './amis-words.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * How the value of a property is read: `value` as one thing, `nodes` as nodes, `items` as members that stay in their list,
 * `members` as an object whose members are properties of the node that it stands in.
 */
export type Reading = 'value' | 'nodes' | 'items' | 'members';

function readingOfList(name: string, list: readonly Json[], isData: boolean): Reading {
  const isSlot = !isData && nodeSlots.has(name);
  if (list.length === 0) return isSlot ? 'nodes' : 'items';
  if (list.some(Array.isArray)) return 'value';
  if (!list.some(isObject)) return isSlot ? 'nodes' : 'value';
  const isTyped = !isData && list.some((item) => isObject(item) && typeof item['type'] === 'string');
  return isSlot || isTyped ? 'nodes' : 'items';
}

/** How the value of the property `name` is read; `isData`: the property stands in data of its node. */
export function readingOf(name: string, value: Json, isData: boolean): Reading {
  if (isWhole(name)) return 'value';
  if (Array.isArray(value)) return readingOfList(name, value, isData);
  if (!isObject(value)) return 'value';
  return !isData && (nodeSlots.has(name) || typeof value['type'] === 'string') ? 'nodes' : 'members';
}

/** Whether what stands below this property is data of the node. */
export const beginsData = (name: string): boolean => dataProperties.has(name);

const namingProperties = ['name', 'key', 'hash', 'value', 'title', 'label', 'tab'];

const spoken = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/**
 * What a person would call the same thing: type and name, for a part its screen, or without a type the property that names
 * it. Empty: nothing does.
 */
export function keyOf(object: JsonObject): string {
  const type = spoken(object['type']);
  const name = spoken(object['name']) || (type === 'include' ? spoken(object['screen']) : '');
  if (type) return name && `${type}:${name}`;
  const naming = namingProperties.find((name) => spoken(object[name]));
  return naming ? `${naming}:${spoken(object[naming])}` : '';
}
