// Made by `npm run types` from schemas/contracts/mcp.json; change that and run it again.

import contract from '../../../../schemas/contracts/mcp.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface McpOperations {
  mcp: {
    body: McpBody;
  };
}
/**
 * A JSON-RPC message: a request, a notification or an answer.
 */
export interface McpBody {
  jsonrpc: '2.0';
  id?: string | number;
  method?: string;
  params?: {};
  result?: {};
  error?: {};
}

/** The contract with the types of its calls. */
export const mcpContract: Contract<McpOperations> = withLists(contract);
