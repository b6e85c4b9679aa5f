import { jsonPointer } from '../../validation/json-pointer.ts';
import type { Contents } from './contents.ts';
import { isEmpty, isObject, type Json, type JsonObject } from './json.ts';
import { MOST_NODES, refuseDeep, UnfitPageError } from './limits.ts';
import type { PageNode, Slot, Tree } from './node.ts';
import { beginsData, keyOf, readingOf } from './reading.ts';

/** Characters of a pointer within a node. An object further down is one value, or long names would stand in too many pointers. */
const LONGEST_POINTER = 200;

/** A text as long as this is no name. */
const LONGEST_KEY = 30;

/** Most nodes have no slots: they share this. */
const NO_SLOTS: ReadonlyMap<string, Slot> = new Map();

type Origin = Pick<PageNode, 'parent' | 'slot' | 'place' | 'isFree'>;

/** Members are written one by one, because V8 makes a slow object of spread ones. */
const blankNode = ({ parent, slot, place, isFree }: Origin, index: number): PageNode => ({
  index,
  parent,
  slot,
  place,
  isFree,
  id: '',
  key: '',
  type: '',
  properties: new Map(),
  slots: NO_SLOTS,
  fields: [],
  own: 0,
  whole: 0,
  size: 1,
});

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/**
 * A page as nodes. Pages that are compared share `contents`.
 *
 * @throws UnfitPageError when the page nests too deep or has too many nodes.
 */
export function readPage(page: Json, contents: Contents): Tree {
  refuseDeep(page);
  const nodes: PageNode[] = [];

  function readNode(value: Json, origin: Origin, isData: boolean): PageNode {
    if (nodes.length >= MOST_NODES) throw new UnfitPageError('too-many-nodes', MOST_NODES);
    const node = blankNode(origin, nodes.length);
    nodes.push(node);
    if (isObject(value)) {
      node.id = origin.isFree ? textOf(value['id']) : '';
      node.key = keyOf(value);
      node.type = textOf(value['type']);
      readMembers(node, value, '', isData);
    } else {
      node.properties.set('', value);
      node.fields.push('');
      node.key = typeof value === 'string' && value.length < LONGEST_KEY ? `text:${value}` : '';
    }
    contents.number(node);
    return node;
  }

  function readMembers(node: PageNode, object: JsonObject, prefix: string, isData: boolean): void {
    for (const [name, value] of Object.entries(object)) {
      const pointer = prefix + jsonPointer([name]);
      const reading = pointer.length > LONGEST_POINTER ? 'value' : readingOf(name, value, isData);
      const isInData = isData || beginsData(name);
      if (reading === 'members' && !isEmpty(value)) {
        readMembers(node, value as JsonObject, pointer, isInData);
        continue;
      }
      node.fields.push(pointer);
      if (reading === 'value' || reading === 'members') node.properties.set(pointer, value);
      else readSlot(node, pointer, value, reading === 'nodes', isInData);
    }
  }

  function readSlot(node: PageNode, pointer: string, value: Json, isFree: boolean, isData: boolean): void {
    const slot: Slot = { shape: Array.isArray(value) ? 'list' : 'one', kids: [] };
    // One more slot costs the same, however many there are.
    if (node.slots === NO_SLOTS) node.slots = new Map();
    (node.slots as Map<string, Slot>).set(pointer, slot);
    const members = Array.isArray(value) ? value : [value];
    slot.kids = members.map((member, place) =>
      readNode(member, { parent: node, slot: pointer, place, isFree }, isData),
    );
  }

  const root = readNode(page, { parent: undefined, slot: '', place: 0, isFree: true }, false);
  return { root, nodes };
}
