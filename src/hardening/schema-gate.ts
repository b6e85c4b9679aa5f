import { isChart, isFunctionText, isProgram } from './script-keys.ts';

type Json = unknown;
type Node = Record<string, Json>;

/** Values that are data, not page definition: a program's text in them is only text. */
const dataKeys = new Set(['data', 'value', 'options', 'items']);

const cleaned = new WeakMap<object, object>();

const isPlain = (value: unknown): value is Node => {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What stays of a node's property; undefined takes it away. */
function keep(key: string, value: Json, node: Node): Json {
  if (isProgram(key, value, node)) {
    return undefined;
  }
  if (key === 'config' && isChart(node)) {
    return withoutFunctions(value);
  }
  return dataKeys.has(key) && !Array.isArray(value) ? value : clean(value);
}

/** The same object when `change` keeps every property, else a copy. */
function mapProperties(node: Node, change: (key: string, value: Json) => Json): Node {
  let copy: Node | undefined;
  for (const [key, value] of Object.entries(node)) {
    const kept = change(key, value);
    if (kept === value) {
      continue;
    }
    copy ??= { ...node };
    if (kept === undefined) {
      delete copy[key];
    } else {
      copy[key] = kept;
    }
  }
  return copy ?? node;
}

function mapItems(list: Json[], change: (item: Json) => Json): Json[] {
  const items = list.map(change);
  return items.some((item, index) => item !== list[index]) ? items : list;
}

/** A chart's options without texts that would become functions. */
function withoutFunctions(value: Json): Json {
  if (Array.isArray(value)) {
    return mapItems(value, withoutFunctions);
  }
  if (isPlain(value)) {
    return mapProperties(value, (_key, part) => withoutFunctions(part));
  }
  return isFunctionText(value) ? undefined : value;
}

function clean(value: Json): Json {
  if (!Array.isArray(value) && !isPlain(value)) {
    return value;
  }
  const known = cleaned.get(value);
  if (known) {
    return known;
  }
  cleaned.set(value, value);
  const result = Array.isArray(value)
    ? mapItems(value, clean)
    : mapProperties(value, (key, part) => keep(key, part, value));
  cleaned.set(value, result);
  cleaned.set(result, result);
  return result;
}

/**
 * A page definition without the places where amis would run a text as a program. Answers the same object when there
 * are none, and the same answer for the same object, so that React sees no change where there is none.
 */
export function withoutPrograms<T>(schema: T): T {
  return clean(schema) as T;
}
