import { referencedName } from '../validation/amis/build/json-schema.ts';
import { mapSchemas } from '../validation/amis/build/schema-words.ts';
import { compileSchema } from './compile-schema.ts';
import { banner, listOfStrings, typeName } from './names.ts';

/** amis's definitions that a component hands on to amis, by what may stand there. */
const AMIS_TYPES: Readonly<Record<string, string>> = {
  SchemaObject: 'AmisNode',
  SchemaCollection: 'AmisNode | string | (AmisNode | string)[]',
};

type Schema = Record<string, unknown>;

/** A schema without words whose content types do not show: what looks like a reference there is none. */
function withoutData(schema: object): Schema {
  const { default: taken, examples, ...rest } = schema as Schema;
  return rest;
}

/** A schema in which references to amis's definitions, which its file does not hold, are types. */
function withAmisTypes(schema: Schema): Schema {
  const own = (schema['definitions'] ?? {}) as Schema;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    const { $ref, ...rest } = withoutData(value);
    const name = typeof $ref === 'string' ? referencedName($ref) : undefined;
    if (name !== undefined && !Object.hasOwn(own, name)) return { ...rest, tsType: AMIS_TYPES[name] ?? 'unknown' };
    return mapSchemas(withoutData(value), visit);
  };
  return visit(schema) as Schema;
}

/** The props of one custom renderer, from its schema.json, as an interface named after the type. */
export async function rendererTypes(schema: Schema, type: string): Promise<string> {
  const source = await compileSchema(withAmisTypes(schema), `${typeName(type)}Schema`);
  const imports = /\bAmisNode\b/.test(source) ? "import type { AmisNode } from '../amis-node.ts';\n\n" : '';
  return `${banner(`renderers/${type}/schema.json`)}\n\n${imports}${source}`;
}

/** The unions of the custom types: each registry is a record over one of them and so cannot miss a type. */
export function rendererUnion(types: readonly string[], editorTypes: readonly string[]): string {
  return `${banner('renderers/*/schema.json')}

/** The types of the platform's own renderers. */
export const rendererTypes = ${listOfStrings(types)} as const;

/** The type of one of the platform's own renderers. */
export type RendererType = (typeof rendererTypes)[number];

/** The type of a renderer that is in the editor document alone. */
export type EditorRendererType = ${editorTypes.map((type) => `'${type}'`).join(' | ') || 'never'};
`;
}
