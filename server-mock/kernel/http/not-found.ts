import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../../src/routes/index.ts';
import { pathsOf } from '../contracts/contract.ts';
import { fail } from '../errors/fail.ts';

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The methods that an address answers, as a call of the API or as a page. */
function methodsOf({ server }: FastifyRequest, path: string): Set<string> {
  const operations = server.contracts.flatMap((contract) => contract.operations);
  const fitting = operations.filter((operation) => pathsOf(operation).some((known) => pattern(known).test(path)));
  const methods = new Set(fitting.map(({ method }) => method));
  if (matchRoute(server.services.routeTable.current().routes, path)) methods.add('GET');
  if (methods.has('GET')) methods.add('HEAD');
  return methods;
}

/** Answers an address or method that nothing has: 405 with `Allow` when the address exists, else 404. */
export async function handleNotFound(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  const methods = methodsOf(request, request.url.split('?', 1)[0]!);
  if (methods.size === 0 || methods.has(request.method)) throw fail('not-found');
  reply.header('Allow', [...methods].sort().join(', '));
  throw fail('method-not-allowed');
}
