import type { FastifyRequest } from 'fastify';
import type { AccessToken } from '../../kernel/contracts/access-token.ts';
import { readResource, resources, resourceTemplates } from './resources.ts';
import { runTool, toolsFor } from './tools.ts';

const INSTRUCTIONS =
  'Pages are amis JSON. Read pagewright://conventions first. Read a screen, change a copy, check it, save it as a draft, show a person the preview link; publish only when asked to.';

/** The packages are loaded when the first agent comes: the server's start does not wait for them. */
async function sdk() {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  return { Server, Transport: WebStandardStreamableHTTPServerTransport, types };
}

/** A server for one message: nothing is kept between two of them, so any node can answer each, and nothing has to be bounded. */
async function serverFor(request: FastifyRequest, token: AccessToken) {
  const { Server, Transport, types } = await sdk();
  const capabilities = { tools: {}, resources: {} };
  const server = new Server({ name: 'pagewright', version: '1' }, { capabilities, instructions: INSTRUCTIONS });
  server.setRequestHandler(types.ListToolsRequestSchema, async () => ({ tools: toolsFor(token) }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) =>
    runTool(request, token, params.name, params.arguments ?? {}),
  );
  server.setRequestHandler(types.ListResourcesRequestSchema, async () => ({ resources }));
  server.setRequestHandler(types.ListResourceTemplatesRequestSchema, async () => ({ resourceTemplates }));
  server.setRequestHandler(types.ReadResourceRequestSchema, async ({ params }) => {
    const content = readResource(params.uri, request.server.services.texts.localeOf(request));
    if (content) return { contents: [content] };
    throw new types.McpError(types.ErrorCode.InvalidParams, `There is no resource ${params.uri}. List the resources.`);
  });
  return { server, transport: new Transport({ enableJsonResponse: true }) };
}

/** Answers one message of the protocol. */
export async function answerMessage(
  request: FastifyRequest,
  token: AccessToken,
  message: unknown,
): Promise<{ status: number; type: string | null; text: string }> {
  const { server, transport } = await serverFor(request, token);
  // The package's own types are not made for `exactOptionalPropertyTypes`.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  try {
    const headers = new Headers();
    for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers });
    const response = await transport.handleRequest(asked, { parsedBody: message });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  } finally {
    await server.close();
  }
}
