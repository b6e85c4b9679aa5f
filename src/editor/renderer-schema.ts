/** What a renderer's schema says of one property. */
export interface PropertySchema {
  type?: string | string[];
  enum?: (string | number | boolean)[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  description?: string;
}

/** A renderer's `schema.json`, as far as the editor reads it. */
export interface RendererSchema {
  title?: string;
  description?: string;
  properties: Record<string, PropertySchema>;
  required?: string[];
}

/** The JSON types a property takes. */
export function typesOf({ type, enum: words }: PropertySchema): string[] {
  return type === undefined ? [...new Set((words ?? []).map((word) => typeof word))] : [type].flat();
}
