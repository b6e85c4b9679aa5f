import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contracts/contract.ts';
import { answersForm, formFailureTarget } from '../contracts/forms.ts';
import { classify } from '../errors/classify.ts';
import type { Failure } from '../errors/fail.ts';
import { fieldProblem } from '../errors/field-texts.ts';
import { parameterMessage } from '../errors/parameters.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Fields that one answer tells about; nobody corrects more of them at once. */
const mostFields = 20;

function errorsOf(failure: Failure, error: Partial<FastifyError>, message: string, say: Say): unknown {
  if (error.validation) {
    const problems = error.validation.map(fieldProblem).filter(({ field }) => field);
    if (problems.length === 0) return undefined;
    return Object.fromEntries(problems.slice(0, mostFields).map(({ field, key, values }) => [field, say(key, values)]));
  }
  return failure.details.field ? { [failure.details.field]: message } : failure.details.errors;
}

/** The operation a request was routed to, if any. */
function operationOf(request: FastifyRequest): Operation | undefined {
  return (request.routeOptions.config as { operation?: Operation }).operation;
}

/** Calls that answer `ok` beside the envelope say so when they fail, too. */
function besideEnvelope(operation: Operation | undefined): { ok?: false } {
  const properties = operation?.answer.properties as Record<string, unknown> | undefined;
  return properties?.['ok'] === undefined ? {} : { ok: false };
}

/** The parameters that a call takes in its query string. */
function takenBy(request: FastifyRequest): string[] {
  const { querystring } = (request.routeOptions.schema ?? {}) as { querystring?: { properties?: object } };
  return Object.keys(querystring?.properties ?? {});
}

/** The message of a failure. For mistakes in a query string it names the parameters, since no form field can show them. */
function messageOf(failure: Failure, error: Partial<FastifyError>, request: FastifyRequest, say: Say): string {
  if (error.validation && error.validationContext === 'querystring') {
    return parameterMessage(error.validation, takenBy(request), say);
  }
  return say(failure.row.message, failure.details.values);
}

/**
 * Answers every error: `{status, msg, errors?, data?}` with the table's HTTP status and the text in the request's locale.
 * A refused form post of our own pages goes back to the page it came from with `?error=CODE`. Unknown errors are logged whole and
 * answered as `internal` without details.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = classify(error);
  const { texts } = request.server.services;
  const locale = texts.localeOf(request);
  const say: Say = (key, values) => texts.text(locale, key, values);
  if (failure.code === 'internal') request.log.error({ err: error }, 'request failed');
  const operation = operationOf(request);
  if (operation && failure.code !== 'cross-site' && answersForm(operation, request)) {
    return reply.redirect(formFailureTarget(request, failure.code), 302);
  }
  const msg = messageOf(failure, error, request, say);
  const errors = errorsOf(failure, error, msg, say);
  if (failure.code === 'access-token-wrong') reply.header('WWW-Authenticate', 'Bearer');
  if (failure.details.retryAfter) reply.header('Retry-After', failure.details.retryAfter);
  return reply
    .code(failure.row.http)
    .type('application/json; charset=utf-8')
    .send({
      status: failure.row.status,
      msg,
      ...(errors ? { errors } : {}),
      ...(failure.details.data ? { data: failure.details.data } : {}),
      ...besideEnvelope(operation),
    });
}
