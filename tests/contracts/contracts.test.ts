import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type Contract, type Schema, standalone } from '../../server-mock/kernel/contracts/contract.ts';
import { validatorFor } from '../../server-mock/kernel/contracts/validator.ts';
import { errorTable } from '../../server-mock/kernel/errors/table.ts';
import { contractSchema, contracts } from './contract-files.ts';

const operations = contracts.flatMap(({ name, contract }) =>
  contract.operations.map((operation) => ({ name, contract, operation })),
);

/** The columns of the rows that an answer holds; undefined when it holds none. */
function rowsOf(answer: Schema, { definitions = {} }: Contract): Record<string, unknown> | undefined {
  const { items } = (answer['properties'] ?? {}) as { items?: { items: Schema } };
  const name = (items?.items['$ref'] as string | undefined)?.replace('#/definitions/', '');
  return (name === undefined ? items?.items : definitions[name])?.['properties'] as Record<string, unknown> | undefined;
}

describe.each(contracts)('$name', ({ contract }) => {
  it('follows the schema of contracts', () => {
    const check = new Ajv({ allErrors: true, strictTypes: false }).compile(contractSchema);
    check(contract);
    expect(check.errors).toBeNull();
  });

  it('uses each of its definitions', () => {
    const text = JSON.stringify(contract);
    const unused = Object.keys(contract.definitions ?? {}).filter((name) => !text.includes(`#/definitions/${name}"`));
    expect(unused).toEqual([]);
  });
});

describe.each(operations)('$name $operation.id', ({ contract, operation }) => {
  it.each(['params', 'query', 'body', 'answer'] as const)('has %s that compile', (part) => {
    const schema = operation[part];
    if (!schema) return;
    const httpPart = part === 'query' ? 'querystring' : part;
    const compile = () => validatorFor({ schema: standalone(schema, contract), method: '', url: '', httpPart });
    expect(compile).not.toThrow();
  });

  it('refuses unknown fields in what it takes', () => {
    for (const schema of [operation.body, operation.query]) {
      if (!schema || '$ref' in schema || schema['type'] !== 'object') continue;
      const check = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
        standalone(schema, contract),
      );
      check({ 'nothing-like-it': 1 });
      expect((check.errors ?? []).map(({ keyword }) => keyword)).toContain('additionalProperties');
    }
  });

  it('is a list when it answers rows, ordered and searched by columns that they have', () => {
    const items = rowsOf(operation.answer, contract);
    const { orderBy, search } = operation.list ?? { orderBy: [], search: [] };
    expect(operation.list !== undefined).toBe(items !== undefined);
    expect([...orderBy, ...search].filter((column) => !Object.hasOwn(items ?? {}, column))).toEqual([]);
  });

  it('names errors of the error table', () => {
    expect((operation.errors ?? []).filter((code) => !Object.hasOwn(errorTable, code))).toEqual([]);
  });
});

describe('the API as a whole', () => {
  it.each([
    ['id', operations.map(({ operation }) => operation.id)],
    ['method and path', operations.map(({ operation }) => `${operation.method} ${operation.path}`)],
  ])('has every %s once', (_, names) => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('answers every error with a number of its own kind and a text', () => {
    for (const [code, row] of Object.entries(errorTable)) {
      expect(row.status, code).toBeGreaterThan(0);
      expect(row.http, code).toBeGreaterThanOrEqual(400);
    }
  });
});
