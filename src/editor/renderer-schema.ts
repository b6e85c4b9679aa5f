/** What a renderer's schema says of one property. */
export interface PropertySchema {
  type?: string | string[];
  enum?: (string | number | boolean)[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  description?: string;
  $ref?: string;
  anyOf?: PropertySchema[];
}

/** A renderer's `schema.json`, as far as the editor reads it. */
export interface RendererSchema {
  title?: string;
  description?: string;
  properties: Record<string, PropertySchema>;
  required?: string[];
  definitions?: Record<string, PropertySchema>;
}

const DEFINITION = /^#\/definitions\/(.+)$/;

/** A property with what its own schema's definition of it says. */
export function resolved(schema: PropertySchema, definitions: RendererSchema['definitions']): PropertySchema {
  const target = definitions?.[DEFINITION.exec(schema.$ref ?? '')?.[1] ?? ''];
  if (!target) return schema;
  const { $ref, ...own } = schema;
  return resolved({ ...target, ...own }, definitions);
}

/** Whether a property holds nodes: the canvas shows them, and the panel has no field for it. */
export function holdsNodes({ $ref = '' }: PropertySchema): boolean {
  return /^#\/definitions\/Schema(?:Collection|Object)$/.test($ref);
}

/** The JSON types a property takes. */
export function typesOf({ type, enum: words, anyOf = [] }: PropertySchema): string[] {
  if (anyOf.length > 0) return [...new Set(anyOf.flatMap(typesOf))];
  return type === undefined ? [...new Set((words ?? []).map((word) => typeof word))] : [type].flat();
}
