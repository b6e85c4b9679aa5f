import { type Definitions, definitionNamed, type JsonSchema, referenceName, referenceTo } from './json-schema.ts';
import { mapSchemas } from './schema-words.ts';

/** Members that say nothing about what is valid. */
const ANNOTATIONS = new Set(['description', 'default', 'title', 'deprecated', '$comment', 'examples']);

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
    result[copy] = mapSchemas(merged, visit);
    return copy;
  }

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    const name = referenceName(value);
    if (!name) return mapSchemas(value, visit);
    definitionNamed(definitions, name);
    const over = Object.entries(value).filter(
      ([key]) => key !== '$ref' && !ANNOTATIONS.has(key) && !(key === 'additionalProperties' && closed.has(name)),
    );
    return referenceTo(over.length > 0 ? copyOf(name, Object.fromEntries(over)) : name);
  }

  for (const [name, schema] of Object.entries(definitions)) result[name] = mapSchemas(schema, visit);
  return result;
}
