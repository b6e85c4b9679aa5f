import type { Limits } from '../shapes.ts';

/** The part of JSON Schema that amis's schema uses. */
export interface JsonSchema extends Omit<Limits, 'integer' | 'uniqueItems'> {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema | true>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  not?: JsonSchema;
  uniqueItems?: boolean;
  definitions?: Definitions;
  description?: string;
}

export type Definitions = Record<string, JsonSchema>;

const PREFIX = '#/definitions/';

/** The name that a `$ref` means. */
export function referenceName(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith(PREFIX) ? decodeURIComponent(schema.$ref.slice(PREFIX.length)) : undefined;
}

/** A `$ref` to a definition. */
export function referenceTo(name: string): JsonSchema {
  return { $ref: PREFIX + name };
}

/** The definition of that name; a missing one means that amis renamed it, and nobody may overlook that. */
export function definitionNamed(definitions: Definitions, name: string): JsonSchema {
  const definition = definitions[name];
  if (!definition) throw new Error(`amis's schema has no definition "${name}" (any more)`);
  return definition;
}
