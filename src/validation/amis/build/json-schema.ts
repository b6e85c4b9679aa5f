import type { Limits } from '../../../types/amis-shapes.ts';
import { SourceError } from './source-error.ts';

/** The part of JSON Schema that amis's schema uses. */
export interface JsonSchema extends Omit<Limits, 'integer' | 'uniqueItems'> {
  $ref?: string;
  /** `server`: the server replaces nodes of this renderer. */
  'x-place'?: string;
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

/** The name of the definition that a reference leads to: a JSON pointer in a URI. Undefined when it leads elsewhere or nowhere. */
export function referencedName(reference: string): string | undefined {
  if (!reference.startsWith(PREFIX)) return undefined;
  try {
    const name = decodeURIComponent(reference.slice(PREFIX.length));
    return name.includes('/') ? undefined : name.replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}

/** The name that a `$ref` means. */
export function referenceName({ $ref }: JsonSchema): string | undefined {
  return $ref === undefined ? undefined : referencedName($ref);
}

/** A `$ref` to a definition. */
export function referenceTo(name: string): { $ref: string } {
  return { $ref: PREFIX + encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')) };
}

/** The definition of that name; a missing one means that amis renamed it, and nobody may overlook that. */
export function definitionNamed(definitions: Definitions, name: string): JsonSchema {
  const definition = definitions[name];
  if (!definition) throw new SourceError(`amis's schema has no definition "${name}" (any more), and refers to it`);
  return definition;
}
