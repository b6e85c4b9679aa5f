import type { FastifyInstance } from 'fastify';
import { mcpContract } from '../../../src/types/generated/contracts/mcp.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** `POST /mcp`, for access tokens alone: a browser's session is not what agents act with. */
async function mcp({ request, reply, body }: Call<'mcp'>) {
  const { accessToken } = request;
  if (!accessToken) throw fail('access-token-wrong');
  const { answerMessage } = await import('./answer.ts');
  const { status, type, text } = await answerMessage(request, accessToken, body);
  reply.code(status);
  if (type) reply.type(type);
  return reply.send(text);
}

/** The Model Context Protocol. */
export function registerMcp(app: FastifyInstance): void {
  defineOperations(app, mcpContract, { mcp });
}
