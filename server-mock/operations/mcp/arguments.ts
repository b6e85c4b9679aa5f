import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { validatorFor } from '../../kernel/contracts/validator.ts';
import { fieldProblem } from '../../kernel/errors/field-texts.ts';

/** A tool's input schema, as it is listed. */
export interface InputSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
}

type Check = { (value: unknown): unknown; errors?: FastifySchemaValidationError[] | null };

/** Compiled when a schema is first used. */
const checks = new WeakMap<InputSchema, Check>();

function checkFor(schema: InputSchema): Check {
  const known = checks.get(schema);
  if (known) return known;
  const check = validatorFor({ schema: schema as object, method: 'POST', url: '/mcp', httpPart: 'body' }) as Check;
  checks.set(schema, check);
  return check;
}

/**
 * Checks the arguments of a tool against its input schema. Returns the problems by field; null: there are none. The check of the call
 * behind the tool is not enough: people may publish without a note, and agents may not.
 */
export function problemsOf(request: FastifyRequest, schema: InputSchema, given: object) {
  const check = checkFor(schema);
  if (check(given)) return null;
  const { texts } = request.server.services;
  const locale = texts.localeOf(request);
  const problems = (check.errors ?? []).map(fieldProblem);
  const errors = problems.map(({ field, key, values }) => [field, texts.text(locale, key, values)] as const);
  const message = errors.map(([field, words]) => `${field}: ${words}`).join(' ');
  return { message, errors: Object.fromEntries(errors) };
}
