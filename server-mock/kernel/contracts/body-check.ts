import type { FastifySchemaValidationError } from 'fastify';
import { fieldProblem } from '../errors/field-texts.ts';
import { type Contract, standalone } from './contract.ts';
import { validatorFor } from './validator.ts';

type Text = (key: string, values?: Record<string, string | number>) => string;

/** Says what is wrong with a value: a text by its place, with dots between levels. Empty for a value that the call takes. */
export type BodyCheck = (value: unknown, text: Text) => Record<string, string>;

/**
 * Makes what checks a value as the body of a call, for bodies that hold what another call takes. Values that the contract has
 * defaults for are added.
 */
export function bodyCheck(contract: Contract, id: string): BodyCheck {
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation?.body) throw new Error(`the contract ${contract.title} has no call ${id} with a body`);
  const schema = standalone(operation.body, contract);
  const check = validatorFor({ schema, httpPart: 'body' } as never) as {
    (value: unknown): boolean;
    errors?: FastifySchemaValidationError[];
  };
  return (value, text) => {
    if (check(value)) return {};
    const problems = (check.errors ?? []).map(fieldProblem);
    return Object.fromEntries(problems.map(({ field, key, values }) => [field, text(key, values)]));
  };
}
