import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';

/** One address: no spaces or control characters, something on both sides of the @. */
const email = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

/**
 * The longest text that a pattern is tried on, in characters. A contract's `maxLength` is smaller, but with `allErrors` ajv tries the
 * pattern all the same, and one of square cost would stop everybody on half a megabyte.
 */
export const LONGEST_MATCHED = 4096;

const matches = (expression: RegExp, text: string): boolean => text.length <= LONGEST_MATCHED && expression.test(text);

function boundedPattern(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  // ajv tells patterns apart by their text.
  return { test: (text: string) => matches(expression, text), toString: () => String(expression) };
}
/** What ajv would write into a program of its own; this one makes none. */
boundedPattern.code = 'new RegExp';

function createAjv(coerceTypes: boolean, allErrors: boolean): Ajv {
  return new Ajv({
    allErrors,
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strictTypes: false,
    allowUnionTypes: true,
    formats: { email: (text: string) => matches(email, text) },
    code: { regExp: boundedPattern },
  });
}

/** Two checks: one stops at the first mistake, the other one finds all of them. */
const createChecks = (coerceTypes: boolean) => ({
  first: createAjv(coerceTypes, false),
  every: createAjv(coerceTypes, true),
});

const exact = createChecks(false);
const coercing = createChecks(true);

/** Values in a request, at all levels, up to which all of its mistakes are looked for. No form has as many. */
export const MOST_EXPLAINED = 200;

/** Whether a value holds at most so many others, at all levels. It stops counting there. */
function isSmall(value: unknown): boolean {
  const found = [value];
  for (const next of found) {
    if (typeof next !== 'object' || next === null) continue;
    // The loop below would first list all indices.
    if (Array.isArray(next) && next.length > MOST_EXPLAINED) return false;
    for (const key in next) {
      if (found.push((next as Record<string, unknown>)[key]) > MOST_EXPLAINED + 1) return false;
    }
  }
  return true;
}

/**
 * Compiles the check of one part of a request; only query strings and path parameters are coerced. All mistakes of a small request
 * are told, so that a form shows them together. A large one is told its first mistake alone: ajv makes an object for each of 95,000
 * unknown fields, which stops everybody for most of a second.
 */
export const validatorFor: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const { first, every } = httpPart === 'querystring' || httpPart === 'params' ? coercing : exact;
  const isValid = first.compile(schema);
  let explain: ValidateFunction | undefined;

  const check: { (value: unknown): boolean; errors?: ValidateFunction['errors'] } = (value) => {
    if (isValid(value)) return true;
    const { errors } = isValid;
    explain ??= every.compile(schema);
    check.errors = isSmall(value) && !explain(value) ? explain.errors : errors;
    return false;
  };
  return check as ReturnType<FastifySchemaCompiler<FastifySchema>>;
};
