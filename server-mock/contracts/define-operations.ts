import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { fail } from '../errors/fail.ts';
import { isOpenBeforeChange } from '../passwords/expired.ts';
import './fastify.ts';
import { enforceAccess } from './access.ts';
import { contextOf, type Handler, type Handlers } from './context.ts';
import { type Access, type Contract, type Operation, pathsOf, type Schema, standalone } from './contract.ts';
import { answersForm, sendFormAnswer } from './forms.ts';
import { isPage } from './is-page.ts';

const emptyObject: Schema = { type: 'object', additionalProperties: false };

function envelopeOf(data: Schema): Schema {
  const { definitions, ...answer } = data;
  return {
    type: 'object',
    properties: { status: { type: 'integer' }, msg: { type: 'string' }, data: answer },
    ...(definitions ? { definitions } : {}),
  };
}

function routeSchema(operation: Operation, contract: Contract) {
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

async function answer(operation: Operation, handler: Handler, request: FastifyRequest, reply: FastifyReply) {
  const data = await handler(contextOf(request, reply, request.server.services));
  if (reply.sent || operation.raw) return reply.sent ? reply : data;
  if (answersForm(operation, request)) return sendFormAnswer(data, reply);
  return { status: 0, msg: '', data: data ?? {} };
}

function registerOperation(app: FastifyInstance, contract: Contract, operation: Operation, handler: Handler): void {
  const schema = routeSchema(operation, contract);
  for (const url of pathsOf(operation)) {
    app.route({
      method: operation.method as HTTPMethods,
      url,
      schema,
      ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
      config: { operation },
      onRequest: async (request, reply) => {
        if (isPage(request)) return app.showPage(request, reply);
        const keys = request.params as { companyKey?: string; appKey?: string };
        const { user = null, mustChangePassword } = request.session ?? {};
        if (mustChangePassword && !isOpenBeforeChange(operation)) throw fail('password-expired');
        request.scope = await enforceAccess(operation.access as Access, app.services, user, keys);
      },
      handler: (request, reply) => answer(operation, handler, request, reply),
    });
  }
}

/**
 * Registers the calls of a contract: access is enforced, parameters, query and body are checked (unknown fields are
 * refused, only query strings and path parameters are coerced), the answer is reduced to what the contract names and
 * wrapped into the envelope. Throws at start-up when contract and handlers do not name the same operations.
 */
export function defineOperations(app: FastifyInstance, contract: Contract, handlers: Handlers): void {
  const { title, operations } = contract;
  const surplus = Object.keys(handlers).filter((id) => !operations.some((operation) => operation.id === id));
  if (surplus.length > 0) throw new Error(`${title}: no operation ${surplus.join(', ')}`);
  const missing = operations.find(({ id }) => !handlers[id]);
  if (missing) throw new Error(`${title}: operation ${missing.id} has no handler`);
  app.contracts.push(contract);
  for (const operation of operations) registerOperation(app, contract, operation, handlers[operation.id]!);
}
