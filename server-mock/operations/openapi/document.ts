import { type Contract, type Operation, pathsOf, type Schema } from '../../kernel/contracts/contract.ts';
import type { ErrorCode } from '../../kernel/errors/fail.ts';
import { errorTable } from '../../kernel/errors/table.ts';

type Json = Record<string, unknown>;

const componentName = (contract: Contract, name: string) =>
  `${contract.title}.${name}`.replaceAll(/[^A-Za-z0-9._-]/g, '-');

/** A schema with its contract's `#/definitions/…` pointing at the document's components. */
function relink(value: unknown, contract: Contract): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, contract));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const definition = key === '$ref' && typeof item === 'string' ? item.match(/^#\/definitions\/(.+)$/) : null;
      return [
        key,
        definition ? `#/components/schemas/${componentName(contract, definition[1]!)}` : relink(item, contract),
      ];
    }),
  );
}

function dereferenced(schema: Schema | undefined, contract: Contract): Schema {
  const name = (schema?.['$ref'] as string | undefined)?.replace('#/definitions/', '');
  return (name === undefined ? schema : contract.definitions?.[name]) ?? {};
}

function parametersOf(operation: Operation, path: string, contract: Contract): Json[] {
  const fields = (schema: Schema | undefined) =>
    (dereferenced(schema, contract)['properties'] ?? {}) as Record<string, Json>;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: relink(fields(operation.params)[name!] ?? { type: 'string' }, contract),
  }));
  const required = (dereferenced(operation.query, contract)['required'] ?? []) as string[];
  const inQuery = Object.entries(fields(operation.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: relink(schema, contract),
  }));
  return [...inPath, ...inQuery, { $ref: '#/components/parameters/SignedInAs' }];
}

function envelope(data: unknown): Json {
  const properties = { status: { const: 0 }, msg: { type: 'string' }, data };
  return { type: 'object', properties, required: ['status', 'msg', 'data'] };
}

function responsesOf(operation: Operation, contract: Contract): Json {
  const data = relink(operation.answer, contract);
  const responses: Json = {
    200: { description: 'OK', content: { 'application/json': { schema: operation.raw ? data : envelope(data) } } },
  };
  for (const code of (operation.errors ?? []) as ErrorCode[]) {
    const { http } = errorTable[code];
    const former = responses[http] as { description: string } | undefined;
    const schema = { $ref: '#/components/schemas/Failure' };
    const description = former ? `${former.description}, ${code}` : code;
    responses[http] = { description, content: { 'application/json': { schema } } };
  }
  return { ...responses, default: { $ref: '#/components/responses/Failure' } };
}

function operationObject(operation: Operation, path: string, contract: Contract): Json {
  const { id, summary, access, reach, body } = operation;
  const scope = path.includes('/app/:appKey') ? 'OfApp' : path.includes('/:companyKey') ? 'OfCompany' : '';
  return {
    operationId: operation.scoped ? `${id}${scope}` : id,
    summary,
    tags: [contract.title],
    'x-access': access,
    'x-reach': reach,
    ...(operation.token ? { security: [{ Session: [] }, { AccessToken: [] }], 'x-token': operation.token } : {}),
    parameters: parametersOf(operation, path, contract),
    ...(body ? { requestBody: { content: { 'application/json': { schema: relink(body, contract) } } } } : {}),
    responses: responsesOf(operation, contract),
  };
}

const failure = {
  type: 'object',
  properties: { status: { type: 'integer' }, msg: { type: 'string' }, errors: {} },
  required: ['status', 'msg'],
};

const securitySchemes = {
  Session: { type: 'apiKey', in: 'cookie', name: 'the cookie that `session.cookieName` names' },
  AccessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Made under /i/developer; `x-token` is the right it needs.',
  },
};

const signedInAs = {
  name: 'X-Signed-In-As',
  in: 'header',
  description: 'The id of the account that the caller takes the session for. Of another account it is no session.',
  schema: { type: 'string' },
};

/** The OpenAPI 3.1 document of all contracts. */
export function openApiDocument(contracts: readonly Contract[], version: string): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Failure: failure };
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(contract.definitions ?? {})) {
      schemas[componentName(contract, name)] = relink(schema, contract);
    }
    for (const operation of contract.operations) {
      for (const path of pathsOf(operation)) {
        const address = path.replaceAll(/:(\w+)/g, '{$1}');
        paths[address] = {
          ...paths[address],
          [operation.method.toLowerCase()]: operationObject(operation, path, contract),
        };
      }
    }
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const responses = { Failure: { description: 'Any other failure', content } };
  const components = { schemas, responses, parameters: { SignedInAs: signedInAs }, securitySchemes };
  return { openapi: '3.1.0', info: { title: 'Pagewright', version }, paths, components };
}
