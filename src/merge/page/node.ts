import type { Json } from './json.ts';

/** What a property holds that is read as nodes or items. */
export interface Slot {
  /** `one` for an object that stands there without a list. */
  shape: 'one' | 'list';
  kids: PageNode[];
}

/** An object of a page, or a text in a list of nodes, with its own properties apart from the nodes in it. */
export interface PageNode {
  /** Its place in `Tree.nodes`. */
  index: number;
  parent: PageNode | undefined;
  /** The property of the parent that holds it, as a pointer within the parent: `/body`, `/onEvent/click/actions`. */
  slot: string;
  /** Its place in that property's list. */
  place: number;
  /** Whether it may be found in another list; an item of data stays in its own. */
  isFree: boolean;
  id: string;
  key: string;
  type: string;
  /** Values by pointer within the node. A text in a list has one, by the empty pointer. */
  properties: Map<string, Json>;
  slots: ReadonlyMap<string, Slot>;
  /** The pointers of properties and slots in the order in which they stand. */
  fields: string[];
  /** Number of the content of the own properties, the same for equal ones. An id is no content. */
  own: number;
  /** Number of the whole content, with all nodes in it. */
  whole: number;
  /** How many nodes it is, with all nodes in it. */
  size: number;
}

/** A page as nodes; owners stand before what is in them. */
export interface Tree {
  root: PageNode;
  nodes: PageNode[];
}

/** How a node is called in answers. */
export interface NodeName {
  id?: string;
  /** Absent for an action, a column or an option without a type, and for a text. */
  type?: string;
  name?: string;
}

/** Whether a node is a text in a list of nodes. */
export const isText = (node: PageNode): boolean => node.properties.has('');

/** All nodes that stand directly in a node. */
export function* kidsOf(node: PageNode): Generator<PageNode> {
  for (const slot of node.slots.values()) yield* slot.kids;
}

/** A node's id, type and name, as far as it has them. */
export function nodeName(node: PageNode): NodeName {
  const name = node.properties.get('/name');
  return {
    ...(node.id && { id: node.id }),
    ...(node.type && { type: node.type }),
    ...(typeof name === 'string' && name && { name }),
  };
}

/** JSON pointer of a node in its page. */
export function pointerOf(node: PageNode): string {
  const steps: string[] = [];
  for (let at: PageNode | undefined = node; at?.parent; at = at.parent) {
    const isListed = at.parent.slots.get(at.slot)?.shape === 'list';
    steps.push(isListed ? `${at.slot}/${at.place}` : at.slot);
  }
  return steps.reverse().join('');
}
