import { segmentsOf } from '../validation/json-pointer.ts';

type Json = Record<string, unknown>;

/** The editor's id of a node: it marks each with one. */
const NODE_ID = '$$id';

/** Where a JSON pointer leads in a page that the editor has marked: the innermost node around it, and what of it. */
export interface NodePlace {
  /** The editor's id of the node; undefined where none around the place is marked. */
  id: string | undefined;
  /** The node's property that the place is in; empty for the node itself. */
  property: string;
}

/** Finds the node that a JSON pointer belongs to. */
export function nodeAt(page: unknown, pointer: string): NodePlace {
  let value: unknown = page;
  let place: NodePlace = { id: undefined, property: '' };
  for (const segment of ['', ...segmentsOf(pointer)]) {
    if (segment !== '') {
      value = value === null || typeof value !== 'object' ? undefined : (value as Json)[segment];
      if (place.property === '') place = { ...place, property: segment };
    }
    const id =
      value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json)[NODE_ID] : undefined;
    if (typeof id === 'string') place = { id, property: '' };
  }
  return place;
}
