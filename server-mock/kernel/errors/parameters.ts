import type { FastifySchemaValidationError } from 'fastify';
import { suggest } from '../../../src/validation/suggest.ts';
import { type Failure, fail } from './fail.ts';
import { fieldProblem } from './field-texts.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Parameters that one message tells about. */
const mostTold = 3;

/** Nobody needs to read more of a name to know it again. */
const longestName = 64;

/** What ajv says about names that are not there. */
const isUnknown = ({ keyword }: FastifySchemaValidationError) => keyword === 'additionalProperties';

/** The failure that mistakes in a query string are: a name that the call does not take counts before a wrong value. */
export function parameterFailure(problems: readonly FastifySchemaValidationError[]): Failure {
  return fail(problems.some(isUnknown) ? 'unknown-parameter' : 'wrong-parameter');
}

function told(problem: FastifySchemaValidationError, taken: readonly string[], say: Say): string {
  const { field, key, values } = fieldProblem(problem);
  const name = field.slice(0, longestName);
  if (!isUnknown(problem)) return say('api.wrong-parameter', { name, problem: say(key, values) });
  const near = suggest(field, taken);
  return near ? say('api.unknown-parameter-near', { name, near }) : say('api.unknown-parameter', { name });
}

/** Says which parameters of a query string are wrong, the unknown ones first, and which one of those that a call takes was meant. */
export function parameterMessage(
  problems: readonly FastifySchemaValidationError[],
  taken: readonly string[],
  say: Say,
): string {
  const sorted = problems.toSorted((left, right) => Number(isUnknown(right)) - Number(isUnknown(left)));
  return sorted
    .slice(0, mostTold)
    .map((problem) => told(problem, taken, say))
    .join(' ');
}
