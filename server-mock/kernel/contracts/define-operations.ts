import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { admit, admitAgain } from './admit.ts';
import { inSteps } from './steps.ts';
import './fastify.ts';
import type { ClosedHandlers } from './closed.ts';
import { type Context, contextOf } from './context.ts';
import { type Contract, type Operation, pathsOf, type Schema, standalone } from './contract.ts';
import { answersForm, sendFormAnswer, withShownRedirect } from './forms.ts';
import type { HandlersOf } from './handler.ts';
import { isPage } from './is-page.ts';
import { requireLargeBodyLimit } from './large-body.ts';
import { dropEmptyParameters } from './list-page.ts';

/**
 * An operation and what runs it. A method takes the handler of any call: the contract's check has made sure of what it
 * receives.
 */
interface Runnable {
  operation: Operation;
  run(context: Context): unknown;
}

/** Largest body in bytes of an operation that names no other limit: a form with few fields. A larger body costs more to check. */
const usualBody = 16 * 1024;

const emptyObject: Schema = { type: 'object', additionalProperties: false };

function envelopeOf(data: Schema): Schema {
  const { definitions, ...answer } = data;
  return {
    type: 'object',
    properties: { status: { type: 'integer' }, msg: { type: 'string' }, data: answer },
    ...(definitions ? { definitions } : {}),
  };
}

/** Schemas of routes by operation. ajv knows a schema that it compiled for an earlier server of the process by its identity. */
const routeSchemas = new WeakMap<Operation, ReturnType<typeof makeRouteSchema>>();

function routeSchema(operation: Operation, contract: Contract) {
  const schema = routeSchemas.get(operation) ?? makeRouteSchema(operation, contract);
  routeSchemas.set(operation, schema);
  return schema;
}

function makeRouteSchema(operation: Operation, contract: Contract) {
  const part = (schema: Schema | undefined) => (schema ? standalone(schema, contract) : undefined);
  const answer = standalone(operation.answer, contract);
  const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
  return {
    querystring: part(operation.query) ?? emptyObject,
    ...(operation.params ? { params: part(operation.params) } : {}),
    ...(hasBody && operation.body ? { body: part(operation.body) } : {}),
    ...(operation.raw ? {} : { response: { 200: envelopeOf(answer) } }),
  };
}

function answer(runnable: Runnable, request: FastifyRequest, reply: FastifyReply) {
  const data = runnable.run(contextOf(request, reply, request.server.services));
  if (data instanceof Promise) return data.then((value) => sent(runnable, value, request, reply));
  // A handler that did not have to wait has sent the reply itself.
  return data === reply ? undefined : sent(runnable, data, request, reply);
}

function sent({ operation }: Runnable, data: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A reply that a handler has sent itself, waited for, is nothing any more: it resolves once all of it has gone.
  if (data === undefined && (reply.raw.headersSent || reply.raw.destroyed)) return data;
  if (operation.raw) return data;
  const shown = withShownRedirect(data, request.server.services.oneCompany);
  if (answersForm(operation, request)) return sendFormAnswer(shown, reply);
  return { status: 0, msg: '', data: shown };
}

function registerOperation(app: FastifyInstance, contract: Contract, runnable: Runnable): void {
  const { operation } = runnable;
  const schema = routeSchema(operation, contract);
  for (const url of pathsOf(operation)) {
    app.route({
      method: operation.method as HTTPMethods,
      url,
      schema,
      bodyLimit: operation.bodyLimit ?? usualBody,
      config: { operation },
      onRequest: inSteps(
        (request, reply) => (isPage(request) ? app.showPage(request, reply) : undefined),
        (request) => admit(request, operation),
        (request) => requireLargeBodyLimit(request, operation),
      ),
      ...(operation.list ? { preValidation: inSteps(dropEmptyParameters) } : {}),
      // A body takes the time that its sender likes. The session or the role may have ended since the headers came.
      preHandler: inSteps((request) =>
        request.session && request.body !== undefined ? admitAgain(request) : undefined,
      ),
      handler: (request, reply) => answer(runnable, request, reply),
    });
  }
}

/** Whether there is a handler of this name; a contract's types name no others. */
const handles = <Operations>(handlers: HandlersOf<Operations>, id: PropertyKey): id is keyof Operations =>
  Object.hasOwn(handlers, id);

/**
 * Registers the calls of a contract: access is enforced, parameters, query and body are checked (unknown fields are
 * refused, only query strings and path parameters are coerced), the answer is reduced to what the contract names and
 * wrapped into the envelope. The compiler checks the handlers by the contract's types: there is one for each operation,
 * it reads nothing from a request that the contract does not name, and it answers what the contract names and nothing
 * else. Throws at start-up when contract and handlers do not name the same operations, as after a change without
 * `npm run types`.
 */
export function defineOperations<Operations, Handlers extends HandlersOf<Operations>>(
  app: FastifyInstance,
  contract: Contract<Operations>,
  handlers: Handlers &
    (Handlers extends ClosedHandlers<Operations, Handlers> ? unknown : ClosedHandlers<Operations, Handlers>),
): void {
  const { title, operations } = contract;
  const surplus = Object.keys(handlers).filter((id) => !operations.some((operation) => operation.id === id));
  if (surplus.length > 0) throw new Error(`${title}: no operation ${surplus.join(', ')}`);
  const runnables = operations.map((operation): Runnable => {
    if (handles<Operations>(handlers, operation.id)) return { operation, run: handlers[operation.id] };
    throw new Error(`${title}: operation ${operation.id} has no handler`);
  });
  app.contracts.push(contract);
  for (const runnable of runnables) registerOperation(app, contract, runnable);
}
