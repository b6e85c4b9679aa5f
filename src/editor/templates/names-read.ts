import { parseTree } from 'jsonc-parser';
import { isField } from '../../types/field-types.ts';
import { BRINGS_DATA, REPEATED, REPEATS } from '../../validation/page/brings-data.ts';
import { pathsIn } from '../../validation/page/formula-names.ts';
import { isOfHost, namesOnPage } from '../../validation/rules/known-names.ts';
import { isObject, type Json } from '../page/json.ts';

/** Nodes that show the value of their name. */
const SHOWS =
  /^(?:static(?:-.+)?|mapping|status|progress|date(?:time)?|time|number|images?|json|qrcode|each|table2?|cards|list|carousel|sparkline|video|audio|markdown|code|tag)$/;

/** Nodes that show a list, and the list that they show when they name none. */
const LISTS = /^(?:table2?|cards|list)$/;
const USUAL_LIST = 'items';

/** What a node that loads data reads before the data is there. */
const READ_BEFORE = /^(?:data|source|schemaApi|.+On)$/;

const typeOf = (node: Json): string => String(node['type'] ?? '');

/** The name by which a node shows or holds a value. */
function nameOf({ name }: Json): string {
  return typeof name === 'string' && !name.includes('$') ? (name.split('.')[0] ?? '') : '';
}

/** Whether a node loads the data of what it holds. */
export function isLoading(node: Json): boolean {
  const call = BRINGS_DATA[typeOf(node)];
  return (call !== undefined && node[call] !== undefined) || node['schemaApi'] !== undefined;
}

/** Whether a property of a node holds what is repeated for each item. */
export const isRepeated = (node: Json, key: string): boolean => REPEATS.test(typeOf(node)) && REPEATED.has(key);

/** Whether a property of a node holds what is shown with data that the node brings. */
const isBelow = (node: Json, key: string): boolean =>
  isRepeated(node, key) || (isLoading(node) && key !== BRINGS_DATA[typeOf(node)] && !READ_BEFORE.test(key));

/** The names of the fields in a value: what is typed there has them. */
export function fieldsIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = isObject(value) && (isField(typeOf(value)) || typeOf(value) === 'hidden') ? [nameOf(value)] : [];
  return new Set([...own.filter(Boolean), ...Object.values(value).flatMap((part) => [...fieldsIn(part)])]);
}

/** Names that nodes read of the data around them. */
export interface NamesRead {
  /** Those that nothing in the nodes gives a value. */
  outside: Set<string>;
  /** Those that the nodes may have themselves: fields, and what stands below a node that loads data. */
  inside: Set<string>;
}

/** The names that nodes read and do not give a value themselves. What the host gives every page is left out. */
export function namesRead(nodes: readonly Json[]): NamesRead {
  const outside = new Set<string>();
  const fields = fieldsIn(nodes);
  const inside = new Set(fields);
  const shown = new Set<string>();

  function visitObject(node: Json, names: Set<string>): void {
    const name = SHOWS.test(typeOf(node)) ? nameOf(node) : '';
    if (name) shown.add(name);
    if (name) names.add(name);
    else if (LISTS.test(typeOf(node)) && node['source'] === undefined && node['items'] === undefined)
      names.add(USUAL_LIST);
    for (const [key, value] of Object.entries(node)) visit(value, isBelow(node, key) ? inside : names);
  }

  function visit(value: unknown, names: Set<string>): void {
    if (Array.isArray(value)) for (const one of value) visit(one, names);
    else if (isObject(value)) visitObject(value, names);
    else if (typeof value === 'string') for (const [first = ''] of pathsIn(value)) names.add(first);
  }

  visit(nodes, outside);
  const given = namesOnPage(parseTree(JSON.stringify(nodes))!);
  for (const name of outside) {
    if (isOfHost(name) || fields.has(name) || (given.has(name) && !shown.has(name))) outside.delete(name);
  }
  for (const name of inside) if (isOfHost(name)) inside.delete(name);
  return { outside, inside };
}
