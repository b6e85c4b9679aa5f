import { compileSchema } from './compile-schema.ts';
import { banner, typeName } from './names.ts';

type Schema = Record<string, unknown>;

/** The part of a contract that types are made of; see schemas/contracts/contract.schema.json. */
export interface ContractSource {
  operations: { id: string; params?: Schema; query?: Schema; body?: Schema; answer: Schema }[];
  definitions?: Record<string, Schema>;
}

const PARTS = ['params', 'query', 'body', 'answer'] as const;

/** A `$ref` cannot carry a title; everything else is named after its operation, as in `LoginBody`. */
function titled(schema: Schema, name: string): Schema {
  return '$ref' in schema ? schema : { ...schema, title: name };
}

/**
 * Types of one contract: an interface `<Feature>Operations` with a member for each operation and in it `params`,
 * `query`, `body` and `answer`; what is described inline gets a name of its own too.
 */
export async function contractTypes(contract: ContractSource, feature: string): Promise<string> {
  const operations = contract.operations.map((operation) => {
    const present = PARTS.filter((part) => operation[part]);
    const properties = present.map((part) => [
      part,
      titled(operation[part] ?? {}, typeName(`${operation.id}-${part}`)),
    ]);
    return [operation.id, { type: 'object', required: present, properties: Object.fromEntries(properties) }];
  });
  const schema = {
    type: 'object',
    required: contract.operations.map(({ id }) => id),
    properties: Object.fromEntries(operations),
    definitions: contract.definitions ?? {},
  };
  const source = await compileSchema(schema, `${typeName(feature)}Operations`);
  return `${banner(`schemas/contracts/${feature}.json`)}\n\n${source}`;
}
