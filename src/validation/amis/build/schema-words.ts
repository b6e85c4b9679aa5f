/** Words of JSON Schema whose members are names chosen by people, each with a schema. */
export const NAME_MAPS: ReadonlySet<string> = new Set(['properties', 'definitions', 'patternProperties']);

/** Words of JSON Schema whose content is data, not schemas. */
export const LITERALS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'required', 'examples']);

/** A schema with what `change` makes of each schema right below it. A property may be called like a word of JSON Schema. */
export function mapSchemas<T extends object>(schema: T, change: (below: unknown) => unknown): T {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (LITERALS.has(key)) return [key, value];
    if (!NAME_MAPS.has(key)) return [key, change(value)];
    return [key, Object.fromEntries(Object.entries(value).map(([name, below]) => [name, change(below)]))];
  });
  return Object.fromEntries(entries);
}
