import { segmentsOf } from '../validation/json-pointer.ts';
import { isObject, type Json } from './page/json.ts';

/** The editor's id of a node: it marks each with one. */
const NODE_ID = '$$id';

/** Where a JSON pointer leads in a page that the editor has marked: the innermost node around it, and what of it. */
export interface NodePlace {
  /** The editor's ids of the nodes around the place, the innermost first; none where none is marked. */
  ids: string[];
  /** The node's property that the place is in; empty for the node itself. */
  property: string;
}

/** The values that a JSON pointer leads through, the page first, each with the name that leads to it. */
export function* valuesTo(page: unknown, pointer: string): Generator<{ name: string; value: unknown }> {
  let value: unknown = page;
  yield { name: '', value };
  for (const name of segmentsOf(pointer)) {
    value = value === null || typeof value !== 'object' ? undefined : (value as Json)[name];
    yield { name, value };
  }
}

/** Finds the node that a JSON pointer belongs to. */
export function nodeAt(page: unknown, pointer: string): NodePlace {
  const ids: string[] = [];
  let property = '';
  for (const { name, value } of valuesTo(page, pointer)) {
    if (property === '') property = name;
    const id = isObject(value) ? value[NODE_ID] : undefined;
    if (typeof id !== 'string') continue;
    ids.unshift(id);
    property = '';
  }
  return { ids, property };
}
