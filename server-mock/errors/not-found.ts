import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathsOf } from '../contracts/contract.ts';
import { fail } from './fail.ts';

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Answers an address or method that no call has: 405 with `Allow` when the address exists, else 404. */
export async function handleNotFound(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  const path = request.url.split('?', 1)[0]!;
  const operations = request.server.contracts.flatMap((contract) => contract.operations);
  const fitting = operations.filter((operation) => pathsOf(operation).some((known) => pattern(known).test(path)));
  const methods = new Set(fitting.map(({ method }) => method));
  if (methods.size === 0 || methods.has(request.method)) throw fail('not-found');
  reply.header('Allow', [...methods].join(', '));
  throw fail('method-not-allowed');
}
