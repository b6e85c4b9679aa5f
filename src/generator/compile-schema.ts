import { compile } from 'json-schema-to-typescript';

type Schema = Record<string, unknown>;

/**
 * TypeScript for one JSON Schema; the root becomes the interface `name`.
 *
 * Objects are closed unless their schema opens them: requests with unknown fields are refused and answers are cut down
 * to what the schema names, so an index signature would promise what never arrives.
 */
export async function compileSchema(schema: Schema, name: string): Promise<string> {
  const { $schema, $id, ...rest } = structuredClone(schema);
  return compile({ ...rest, title: name } as never, name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
}
