import { isProgram, isProgramElement } from './script-keys.ts';

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

function cleanNode(node: Node): Node {
  let copy: Node | undefined;
  for (const [key, value] of Object.entries(node)) {
    const drop = isProgram(key, value, node) || isProgramElement(key, value);
    const kept = drop ? undefined : dataKeys.has(key) && !Array.isArray(value) ? value : clean(value);
    if (drop || kept !== value) {
      copy ??= { ...node };
      if (drop) {
        delete copy[key];
      } else {
        copy[key] = kept;
      }
    }
  }
  return copy ?? node;
}

function cleanList(list: Json[]): Json[] {
  const items = list.map(clean);
  return items.some((item, index) => item !== list[index]) ? items : list;
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
  const result = Array.isArray(value) ? cleanList(value) : cleanNode(value);
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
