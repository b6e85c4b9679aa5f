import type { ListColumns } from '../types/contract.ts';
import { withListQuery } from '../types/with-lists.ts';
import { compileSchema } from './compile-schema.ts';
import { banner, constantName, typeName } from './names.ts';

type Schema = Record<string, unknown>;

/** The part of a contract that types are made of; see schemas/contracts/contract.schema.json. */
export interface ContractSource {
  operations: { id: string; params?: Schema; query?: Schema; list?: ListColumns; body?: Schema; answer: Schema }[];
  definitions?: Record<string, Schema>;
}

const REQUEST = ['params', 'query', 'body'] as const;

/** A `$ref` cannot carry a title; everything else is named after its operation, as in `LoginBody`. */
function titled(schema: Schema, name: string): Schema {
  return '$ref' in schema ? schema : { ...schema, title: name };
}

/** What the server receives: it fills members in that have a default, so they are always there. */
function filledIn(schema: Schema): Schema {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const filled = properties.filter(([, property]) => 'default' in property).map(([name]) => name);
  if (filled.length === 0) return schema;
  return { ...schema, required: [...new Set([...((schema['required'] ?? []) as string[]), ...filled])] };
}

/** Whether the answer is JSON or text; one that is only described, such as a redirect, has no type. */
const hasForm = (answer: Schema): boolean => Object.keys(answer).some((key) => key !== 'description');

type Operation = ContractSource['operations'][number];

/** The parts of an operation that get a type, by name. */
function partsOf(operation: Operation): Record<string, Schema> {
  const received = REQUEST.flatMap((part) => (operation[part] ? [[part, filledIn(operation[part])] as const] : []));
  const parts = hasForm(operation.answer) ? [...received, ['answer', operation.answer] as const] : received;
  return Object.fromEntries(parts.map(([part, schema]) => [part, titled(schema, typeName(`${operation.id}-${part}`))]));
}

/** The name of the interface with the calls of a contract. */
export const operationsName = (feature: string): string => `${typeName(feature)}Operations`;

/**
 * The module of one contract: an interface `<Feature>Operations` with a member for each operation and in it `params`,
 * `query`, `body` and `answer`; what is described inline gets a name of its own too. Beside it stands the contract
 * itself as a constant `<feature>Contract` that carries these types.
 */
export async function contractTypes(contract: ContractSource, feature: string): Promise<string> {
  const operations = contract.operations.map((operation) => {
    const parts = partsOf(withListQuery(operation));
    return [operation.id, { type: 'object', required: Object.keys(parts), properties: parts }];
  });
  const schema = {
    type: 'object',
    required: contract.operations.map(({ id }) => id),
    properties: Object.fromEntries(operations),
    definitions: contract.definitions ?? {},
  };
  const name = operationsName(feature);
  const file = `schemas/contracts/${feature}.json`;
  return `${banner(file)}

import contract from '../../../../${file}' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

${(await compileSchema(schema, name)).trim()}

/** The contract with the types of its calls. */
export const ${constantName(`${feature}-contract`)}: Contract<${name}> = withLists(contract);
`;
}
