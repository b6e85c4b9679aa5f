import { isField } from '../../types/field-types.ts';
import { isObject, type Json } from '../page/json.ts';
import { REFERENCES } from './fresh-ids.ts';

/** Nodes that others name by their `name`, to load them again or to send them something. */
const ADDRESSED = new Set([
  'chart',
  'crud',
  'crud2',
  'dialog',
  'drawer',
  'form',
  'iframe',
  'page',
  'service',
  'wizard',
]);

/** Nodes whose fields and columns have names that mean nothing outside of them. */
const HOLDERS =
  /^(?:form|wizard|dialog|drawer|combo|crud2?|table2?|cards|list|each|input-(?:array|kvs?|sub-form|table))$/;

/** An expression in a text. One with braces in it is not found and keeps standing as it is. */
const EXPRESSION = /\$\{(?:'[^']*'|"[^"]*"|[^{}'"])*\}/g;

/** A string of an expression, or a word with the dot before it. */
const WORD = /'[^']*'|"[^"]*"|\.?[A-Za-z_]\w*/g;

/** The number at the end of a name that was given to a copy. */
const NUMBER = /_\d+$/;

type Names = ReadonlyMap<string, string>;

interface Renamed {
  components: Names;
  fields: Names;
}

const typeOf = (node: Json): string => (typeof node['type'] === 'string' ? node['type'] : '');

/** The name of a node; empty where it has none, or a formula makes it. */
function nameOf(node: Json): string {
  const { name } = node;
  return typeOf(node) !== '' && typeof name === 'string' && !name.includes('$') ? name : '';
}

/** What can be in a node or a list. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The names of all nodes in a page. */
export function namesIn(page: unknown): Set<string> {
  const own = isObject(page) && nameOf(page) !== '' ? [nameOf(page)] : [];
  return new Set([...own, ...partsOf(page).flatMap((part) => [...namesIn(part)])]);
}

/** The names by which nodes are addressed, and those of fields that the form around the copy holds. */
function namedIn(value: unknown, isHeld = false): { components: string[]; fields: string[] } {
  const node = isObject(value) ? value : {};
  const [type, name] = [typeOf(node), nameOf(node)];
  const below = partsOf(value).map((part) => namedIn(part, isHeld || HOLDERS.test(type)));
  return {
    components: [...(name && ADDRESSED.has(type) ? [name] : []), ...below.flatMap(({ components }) => components)],
    fields: [...(name && isField(type) && !isHeld ? [name] : []), ...below.flatMap(({ fields }) => fields)],
  };
}

/** New names for those that the page has. */
function renamed(names: readonly string[], taken: ReadonlySet<string>, used: Set<string>): Names {
  const clashing = [...new Set(names)].filter((name) => taken.has(name));
  return new Map(
    clashing.map((name) => {
      const base = name.replace(NUMBER, '');
      let number = 2;
      while (taken.has(`${base}_${number}`) || used.has(`${base}_${number}`)) number += 1;
      used.add(`${base}_${number}`);
      return [name, `${base}_${number}`];
    }),
  );
}

function inText(text: string, key: string, { components, fields }: Renamed): string {
  const read = text.replace(EXPRESSION, (expression) => expression.replace(WORD, (word) => fields.get(word) ?? word));
  return REFERENCES.has(key) ? read.replace(/[^,\s?]+/g, (name) => components.get(name) ?? name) : read;
}

function withNames(value: unknown, key: string, names: Renamed, isHeld: boolean): unknown {
  if (typeof value === 'string') return inText(value, key, names);
  if (Array.isArray(value)) return value.map((one) => withNames(one, key, names, isHeld));
  if (!isObject(value)) return value;
  const [type, name] = [typeOf(value), nameOf(value)];
  const isHolder = HOLDERS.test(type);
  // What a form of the copy holds under a name is what is read in it.
  const own = isHolder ? namesIn(partsOf(value)) : new Set<string>();
  const fields = new Map([...names.fields].filter(([field]) => !own.has(field)));
  const inside = { ...names, fields };
  const fresh = ADDRESSED.has(type)
    ? names.components.get(name)
    : isField(type) && !isHeld
      ? names.fields.get(name)
      : undefined;
  const entries = Object.entries(value).map(([property, part]) => [
    property,
    property === 'name' && fresh !== undefined ? fresh : withNames(part, property, inside, isHeld || isHolder),
  ]);
  return Object.fromEntries(entries);
}

/**
 * A node as it is put into a page, with names that no node of the page has: of what others address by its name, and of fields that the form
 * around it will hold. What the node says of them follows. Fields and columns of a form or table of its own keep their names.
 * @param taken the names of the page
 */
export function withFreshNames(node: Json, taken: ReadonlySet<string>): Json {
  const { components, fields } = namedIn(node);
  const used = namesIn(node);
  const names = { components: renamed(components, taken, used), fields: renamed(fields, taken, used) };
  return withNames(node, '', names, false) as Json;
}
