import { resolveVariableAndFilter } from 'amis-core';
import { DRAWN_PARTS } from './drawn-parts.ts';
import { countItems, firstChoices } from './list-types.ts';

type Node = Record<string, unknown>;
type Part = (typeof DRAWN_PARTS)[string][string];

/** What a node may draw of its parts. */
interface BoundedParts<Schema> {
  schema: Schema;
  /** How many parts it has; more than it draws where there are too many. */
  count: number;
  /** How many parts are shown, where there are more. */
  limit?: number;
  /** Whether nothing of the node can be drawn: a variable holds too many parts. */
  isOff?: true;
}

/** Parts under a property of a node, written out or held by a variable. */
function partsUnder(
  schema: Node,
  key: string,
  data: object,
): { list: readonly unknown[]; isHeld: boolean } | undefined {
  const value = schema[key];
  const isHeld = typeof value === 'string' && value.includes('$');
  const list = isHeld ? resolveVariableAndFilter(value, data, '| raw') : value;
  return Array.isArray(list) ? { list, isHeld } : undefined;
}

/** What a node has instead of one of its properties with too many parts; undefined where it has no more than it may. */
function changeOf(schema: Node, key: string, part: Part, data: object): Node | 'off' | undefined {
  const under = partsUnder(schema, key, data);
  if (!under) return undefined;
  const each = part.each ? schema[part.each] : undefined;
  const share = Math.floor(part.limit / Math.max(1, Array.isArray(each) ? each.length : 1));
  const first = firstChoices(under.list, share, part.below);
  if (first === under.list) return undefined;
  if (!under.isHeld) return { [key]: first };
  return part.into ? { [key]: undefined, [part.into]: first } : 'off';
}

/** Parts of a node. Those that are drawn for each item are as many as both multiplied; columns count with their cells. */
function partsIn(schema: Node, parts: Readonly<Record<string, Part>>, lists: readonly unknown[]): number {
  return Object.entries(parts).reduce((sum, [key, { limit, below, each }], at) => {
    if (key === 'columns') return sum;
    const times = each ? Math.max(1, countItems(schema[each], '')) : 1;
    return sum + Math.min(limit, times * countItems(lists[at], below));
  }, 0);
}

const made = new WeakMap<object, { lists: readonly unknown[]; result: BoundedParts<object> }>();

/**
 * A node's definition with as many parts as are drawn of it at once (columns, tabs, links, …). Answers the same object as long as
 * its parts are the same, so that React sees no change where there is none.
 */
export function boundedParts<Schema>(schema: Schema, data: object): BoundedParts<Schema> {
  const type = String(Object(schema).type).toLowerCase();
  const parts = Object.hasOwn(DRAWN_PARTS, type) ? DRAWN_PARTS[type] : undefined;
  if (!parts) return { schema, count: 0 };
  const node = schema as Node;
  const lists = Object.keys(parts).map((key) => partsUnder(node, key, data)?.list);
  const known = made.get(node);
  if (known && lists.every((list, at) => list === known.lists[at])) return known.result as BoundedParts<Schema>;
  const result: BoundedParts<Node> = { schema: node, count: partsIn(node, parts, lists) };
  for (const [key, part] of Object.entries(parts)) {
    const change = changeOf(node, key, part, data);
    if (!change) continue;
    result.limit = part.limit;
    if (change === 'off') result.isOff = true;
    else result.schema = { ...result.schema, ...change };
  }
  made.set(node, { lists, result });
  return result as BoundedParts<Schema>;
}
