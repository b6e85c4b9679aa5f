import type { FastifySchemaValidationError } from 'fastify';

/** What went wrong with one field: the key of its text and the values for the text's placeholders. */
interface FieldProblem {
  field: string;
  key: string;
  values: Record<string, string | number>;
}

const keys: Record<string, string> = {
  additionalProperties: 'api.field.unknown',
  required: 'api.field.required',
  type: 'api.field.type',
  enum: 'api.field.enum',
  format: 'api.field.format',
  pattern: 'api.field.format',
  minLength: 'api.field.too-short',
  maxLength: 'api.field.too-long',
  minimum: 'api.field.range',
  maximum: 'api.field.range',
};

/**
 * Reads an ajv error: the field it is about (dots between levels; empty when it is about the whole) and the text that
 * explains it.
 */
export function fieldProblem(error: FastifySchemaValidationError): FieldProblem {
  const params = error.params as Record<string, unknown>;
  const inside = error.instancePath.split('/').slice(1);
  const missing = params['missingProperty'] ?? params['additionalProperty'];
  const field = [...inside, ...(missing === undefined ? [] : [String(missing)])].join('.');
  const key = keys[error.keyword] ?? 'api.field.invalid';
  const limit = params['limit'] ?? params['type'] ?? params['allowedValues'] ?? '';
  return { field, key, values: { limit: String(limit) } };
}
