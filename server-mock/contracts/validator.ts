import { Ajv } from 'ajv';
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

function createAjv(coerceTypes: boolean): Ajv {
  return new Ajv({
    allErrors: true,
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strictTypes: false,
    allowUnionTypes: true,
    formats: { email: (text: string) => matches(email, text) },
    code: { regExp: boundedPattern },
  });
}

const exact = createAjv(false);
const coercing = createAjv(true);

/** Compiles the check of one part of a request; only query strings and path parameters are coerced. */
export const validatorFor: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'querystring' || httpPart === 'params' ? coercing : exact;
  return ajv.compile(schema) as ReturnType<FastifySchemaCompiler<FastifySchema>>;
};
