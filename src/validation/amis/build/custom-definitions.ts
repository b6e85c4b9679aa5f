import { type Definitions, type JsonSchema, referenceName, referenceTo } from './json-schema.ts';
import { mapSchemas } from './schema-words.ts';

/** A property of that name holds a call, which amis describes better than a renderer's schema would. */
const API_NAME = /^api$|Api$/;

/** The definition that a renderer's schema becomes. */
export const rendererDefinition = (type: string): string => `renderer ${type}`;

/** The definition that one of a renderer's own `definitions` becomes, beside those of amis and of the other renderers. */
const ownDefinition = (type: string, name: string): string => `${rendererDefinition(type)} ${name}`;

/** A schema whose references mean the renderer itself (`#`), its own definitions, and amis's where it has none of that name. */
function withOwnReferences(schema: JsonSchema, type: string, own: Definitions): JsonSchema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    if ((value as JsonSchema).$ref === '#') return { ...value, ...referenceTo(rendererDefinition(type)) };
    const name = referenceName(value);
    if (name !== undefined) return Object.hasOwn(own, name) ? referenceTo(ownDefinition(type, name)) : value;
    return mapSchemas(value, visit);
  };
  return visit(schema) as JsonSchema;
}

/** A renderer's own schema, with what every node may carry beside it, and its own definitions. A node that the server replaces carries nothing more. */
export function customDefinitions(type: string, schema: JsonSchema): Definitions {
  const { definitions: own = {}, additionalProperties, 'x-place': placedBy, ...rest } = schema;
  const entries = Object.entries(own).map(([name, value]) => [
    ownDefinition(type, name),
    withOwnReferences(value, type, own),
  ]);
  const node = withOwnReferences(rest, type, own);
  const properties = Object.entries(node.properties ?? {}).map(([name, value]) => [
    name,
    API_NAME.test(name) ? referenceTo('SchemaApi') : value,
  ]);
  const whole = { ...node, properties: Object.fromEntries(properties), additionalProperties: false };
  const isPlaced = placedBy === 'server';
  return {
    ...Object.fromEntries(entries),
    [rendererDefinition(type)]: isPlaced
      ? whole
      : { allOf: [whole, referenceTo('FormBaseControlSchema')], additionalProperties: false },
  };
}

/** A renderer's schema and its own definitions under the names they have in the form, with what they are for. */
export function describedDefinitions(type: string, schema: JsonSchema): Definitions {
  const { definitions: own = {} } = schema;
  const entries = Object.entries(own).map(([name, value]) => [ownDefinition(type, name), value]);
  return { ...Object.fromEntries(entries), [rendererDefinition(type)]: schema };
}
