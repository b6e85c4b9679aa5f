import { pick } from '../bench/checker/random.ts';

/** JSON as a page has it, right or wrong. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties in which nodes stand. */
const HOLDS = new Set(['body', 'items', 'columns', 'tabs', 'buttons', 'toolbar']);

/** Lists of nodes anywhere in a page. */
function listsIn(value: Json, name = '', found: Json[][] = []): Json[][] {
  if (Array.isArray(value)) {
    if (HOLDS.has(name)) found.push(value);
    for (const each of value) listsIn(each, '', found);
  } else if (isObject(value)) {
    for (const [below, each] of Object.entries(value)) listsIn(each, below, found);
  }
  return found;
}

/** A page with nodes put in somewhere, or a box with both where it has no list of nodes. */
export function withNodes(page: Json, nodes: readonly Json[], random: () => number): Json {
  const copy = structuredClone(page);
  const lists = listsIn(copy);
  if (lists.length === 0) return { type: 'container', body: [...nodes, copy] };
  const list = pick(lists, random);
  list.splice(Math.floor(random() * (list.length + 1)), 0, ...structuredClone([...nodes]));
  return copy;
}

/** A page with all that it shows in a box; a part in the box itself. */
export function inBox(page: Json, box: JsonObject): Json {
  if (!isObject(page)) return page;
  if (page['type'] !== 'page') return { type: 'container', ...box, body: [page] };
  const body = page['body'] ?? [];
  return { ...page, body: [{ type: 'container', ...box, body }] };
}

/** A page with properties of its own. */
export const withProperties = (page: Json, properties: JsonObject): Json =>
  isObject(page) ? { ...page, ...properties } : page;

/** Objects and lists of a page, with the names in them. */
export function namesIn(value: Json, found: { owner: JsonObject | Json[]; name: string }[] = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, below] of Object.entries(value)) {
    found.push({ owner: value, name });
    namesIn(below as Json, found);
  }
  return found;
}
