import { type Definitions, type JsonSchema, referenceName } from './json-schema.ts';

/** What a property of a definition is for, in the words of amis or of the renderer's schema; undefined when nobody says. */
export type Describe = (definition: string, property: string) => string | undefined;

const MOST_PARTS = 50;

/** The descriptions that each property name has anywhere. */
function wordsByName(definitions: Definitions): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { properties = {} } of Object.values(definitions)) {
    for (const [name, schema] of Object.entries(properties)) {
      const text = schema === true ? undefined : schema.description;
      if (text) words.set(name, (words.get(name) ?? new Set()).add(text));
    }
  }
  return words;
}

/**
 * Finds the documentation strings of amis's schema (in Chinese) and of the renderers. A property without one has that of
 * its type; a name that is described once only means the same everywhere.
 */
export function describer(definitions: Definitions): Describe {
  const words = wordsByName(definitions);
  const textOf = (schema: JsonSchema): string | undefined => {
    const target = referenceName(schema);
    return schema.description ?? (target === undefined ? undefined : definitions[target]?.description);
  };
  const find = (schema: JsonSchema | undefined, name: string, left: number): string | undefined => {
    if (!schema || left === 0) return undefined;
    const own = schema.properties?.[name];
    const text = own === undefined || own === true ? undefined : textOf(own);
    if (text !== undefined) return text;
    const target = referenceName(schema);
    const parts = target === undefined ? (schema.allOf ?? []) : [definitions[target]];
    for (const part of parts) {
      const below = find(part, name, left - 1);
      if (below !== undefined) return below;
    }
    return undefined;
  };
  return (definition, property) => {
    const name = definition.replace(/(?: (?:also|untyped)|__\w+|&\d+)$/, '');
    const schema = definitions[definition] ?? definitions[name];
    if (property === 'type' && schema?.description) return schema.description;
    const found = find(schema, property, MOST_PARTS);
    const all = [...(words.get(property) ?? [])];
    return found ?? (all.length === 1 ? all[0] : undefined);
  };
}
