import { type Definitions, definitionNamed, type JsonSchema, referenceName, referenceTo } from './json-schema.ts';

/** Members that say nothing about what is valid. */
const ANNOTATIONS = new Set(['description', 'default', 'title', 'deprecated', '$comment', 'examples']);

/** Members whose own members are names chosen by people, not words of JSON Schema. */
const NAME_MAPS = new Set(['properties', 'definitions', 'patternProperties']);

const LITERALS = new Set(['enum', 'const', 'default', 'required', 'examples']);

/**
 * Gives amis's schema the meaning its authors had in mind: its generator writes `{"$ref": X, "additionalProperties": true}`
 * for "X, but open", which by the standard means something else. Each such reference becomes one to a copy of X with
 * the members beside `$ref` put over it.
 *
 * @param closed definitions of which there is no open copy, since nothing beside their properties is read.
 */
export function normalise(definitions: Definitions, closed: ReadonlySet<string> = new Set()): Definitions {
  const result: Definitions = {};
  const copies = new Map<string, string>();

  function copyOf(name: string, over: Record<string, unknown>): string {
    const key = `${name}${JSON.stringify(over)}`;
    const known = copies.get(key);
    if (known) return known;
    const open = JSON.stringify(over) === '{"additionalProperties":true}';
    const copy = open ? `${name}__open` : `${name}__${copies.size}`;
    copies.set(key, copy);
    let merged: JsonSchema = { ...definitionNamed(definitions, name), ...over };
    for (let next = referenceName(merged); next; next = referenceName(merged)) {
      const { $ref, ...rest } = merged;
      merged = { ...definitionNamed(definitions, next), ...rest };
    }
    result[copy] = members(merged);
    return copy;
  }

  function members(schema: object): JsonSchema {
    const entries = Object.entries(schema).map(([key, value]) => {
      if (LITERALS.has(key)) return [key, value];
      if (!NAME_MAPS.has(key)) return [key, visit(value)];
      return [key, Object.fromEntries(Object.entries(value).map(([name, below]) => [name, visit(below)]))];
    });
    return Object.fromEntries(entries);
  }

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    const name = referenceName(value);
    if (!name) return members(value);
    definitionNamed(definitions, name);
    const over = Object.entries(value).filter(
      ([key]) => key !== '$ref' && !ANNOTATIONS.has(key) && !(key === 'additionalProperties' && closed.has(name)),
    );
    return referenceTo(over.length > 0 ? copyOf(name, Object.fromEntries(over)) : name);
  }

  for (const [name, schema] of Object.entries(definitions)) result[name] = members(schema);
  return result;
}
