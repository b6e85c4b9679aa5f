import { compileSchema } from './compile-schema.ts';
import { banner, listOfStrings, typeName } from './names.ts';

/** The props of one custom renderer, from its schema.json, as an interface named after the type. */
export async function rendererTypes(schema: Record<string, unknown>, type: string): Promise<string> {
  const source = await compileSchema(schema, `${typeName(type)}Schema`);
  return `${banner(`renderers/${type}/schema.json`)}\n\n${source}`;
}

/** The union of the custom types: the registry is a record over it and so cannot miss one. */
export function rendererUnion(types: readonly string[]): string {
  return `${banner('renderers/*/schema.json')}

/** The types of the platform's own renderers. */
export const rendererTypes = ${listOfStrings(types)} as const;

/** The type of one of the platform's own renderers. */
export type RendererType = (typeof rendererTypes)[number];
`;
}
