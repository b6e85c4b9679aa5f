import { Ajv } from 'ajv';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';

/** One address: no spaces or control characters, something on both sides of the @. */
const email = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

function createAjv(coerceTypes: boolean): Ajv {
  return new Ajv({
    allErrors: true,
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strictTypes: false,
    allowUnionTypes: true,
    formats: { email },
  });
}

const exact = createAjv(false);
const coercing = createAjv(true);

/** Compiles the check of one part of a request; only query strings and path parameters are coerced. */
export const validatorFor: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'querystring' || httpPart === 'params' ? coercing : exact;
  return ajv.compile(schema) as ReturnType<FastifySchemaCompiler<FastifySchema>>;
};
