import type { FastifyError } from 'fastify';
import { type ErrorCode, Failure, fail } from './fail.ts';
import { fieldProblem } from './field-texts.ts';
import { parameterFailure } from './parameters.ts';

/** Errors that Fastify and its plugins throw, by their code. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unexpected-content-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unexpected-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_NOT_FOUND: 'not-found',
};

/** The failure that a thrown error means to a client; anything unknown is `internal` and tells nothing. */
export function classify(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, validation, validationContext, statusCode, name } = error as Partial<FastifyError>;
  if (validation && validationContext === 'querystring') return parameterFailure(validation);
  if (validation)
    return fail(validation.some((problem) => fieldProblem(problem).field) ? 'invalid-fields' : 'invalid-body');
  const known = code ? frameworkCodes[code] : undefined;
  if (known) return fail(known);
  if (statusCode === 400 && name === 'SyntaxError') return fail('malformed-json');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? fail('bad-request') : fail('internal');
}
