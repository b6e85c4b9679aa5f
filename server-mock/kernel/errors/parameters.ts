import type { FastifySchemaValidationError } from 'fastify';
import { suggest } from '../../../src/validation/suggest.ts';
import { type Failure, fail } from './fail.ts';
import { fieldProblem } from './field-texts.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Parameters that one message names at most. */
const mostNamed = 3;

/** Characters of a parameter's name that a message shows. */
const longestName = 64;

/** Whether ajv found a parameter that the call does not take. */
const isUnknown = ({ keyword }: FastifySchemaValidationError) => keyword === 'additionalProperties';

/** The failure for mistakes in a query string. An unknown parameter counts before a wrong value. */
export function parameterFailure(problems: readonly FastifySchemaValidationError[]): Failure {
  return fail(problems.some(isUnknown) ? 'unknown-parameter' : 'wrong-parameter');
}

/** The sentence about one parameter. */
function sentenceOf(problem: FastifySchemaValidationError, taken: readonly string[], say: Say): string {
  const { field, key, values } = fieldProblem(problem);
  const name = field.slice(0, longestName);
  if (!isUnknown(problem)) return say('api.wrong-parameter', { name, problem: say(key, values) });
  const near = suggest(field, taken);
  return near ? say('api.unknown-parameter-near', { name, near }) : say('api.unknown-parameter', { name });
}

/** Names the wrong parameters of a query string, the unknown ones first. For an unknown one it suggests the parameter that was probably meant. */
export function parameterMessage(
  problems: readonly FastifySchemaValidationError[],
  taken: readonly string[],
  say: Say,
): string {
  const sorted = problems.toSorted((left, right) => Number(isUnknown(right)) - Number(isUnknown(left)));
  return sorted
    .slice(0, mostNamed)
    .map((problem) => sentenceOf(problem, taken, say))
    .join(' ');
}
