import type { FastifyRequest } from 'fastify';
import { type AccessToken, type TokenRight, tokenRights } from '../../kernel/contracts/access-token.ts';
import { type InputSchema, problemsOf } from './arguments.ts';
import { previewLink, withWholeLinks } from './preview-link.ts';
import declared from './tools.json' with { type: 'json' };

interface Tool {
  name: string;
  description: string;
  right: TokenRight;
  /** The calls below `{prefix}/screen` that the tool makes; the answer of one with a name is a member of the result. */
  calls: { as?: string; method: 'GET' | 'POST'; path: string }[];
  query?: string[];
  body?: string[];
  /** The members of the answer that are handed on; absent: all. */
  pick?: string[];
  /** The answer is the address of a draft. */
  isLink?: boolean;
  properties: Record<string, object>;
  required?: string[];
}

const tools = declared as unknown as Tool[];

/** Signs of an argument that becomes a part of an address. It is judged before megabytes are made an address. */
const LONGEST_IN_ADDRESS = 1000;

const SCREEN_ID = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/;

/** Properties that several tools have. */
const shared: Record<string, object> = {
  id: { type: 'string', pattern: SCREEN_ID.source, description: 'Id of the screen: area/name.' },
  schema: { type: 'object', description: 'The whole amis page or part.' },
};
const app = { type: 'string', description: "Key of an app of the token's company; absent: the token's own level." };

const expanded = (properties: Tool['properties']) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, '$ref' in schema ? shared[name]! : schema]),
  );

/** The input schema of each tool. The list shows it, and calls are checked against it. */
const inputSchemas = new Map(
  tools.map(({ name, properties, required = [] }): [string, InputSchema] => [
    name,
    { type: 'object', properties: { ...expanded(properties), app }, required },
  ]),
);

/** The tools that a token may use, as the protocol lists them. */
export function toolsFor({ right }: AccessToken) {
  const may = tokenRights.indexOf(right);
  return tools
    .filter((tool) => tokenRights.indexOf(tool.right) <= may)
    .map(({ name, description, right: needed }) => ({
      name,
      description,
      inputSchema: inputSchemas.get(name)!,
      annotations: { readOnlyHint: needed === 'read', destructiveHint: needed === 'publish', openWorldHint: false },
    }));
}

type Given = Record<string, unknown>;

const picked = (given: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));

/** Segments that lead to another address instead of naming something. */
const DOTS = /^\.{1,2}$/;

/** Address of the level's screens. A key in the wrong form leads to a company or an app that is not there. */
function prefixOf(request: FastifyRequest, { companyKey }: AccessToken, given: Given): string {
  const { contextPath } = request.server.services.config;
  const ofCompany = companyKey === null ? '' : `/company/${encodeURIComponent(companyKey)}`;
  const app = typeof given['app'] === 'string' ? given['app'] : '';
  const ofApp = app ? `/app/${DOTS.test(app) ? '-' : encodeURIComponent(app)}` : '';
  return `${contextPath}/api${ofCompany}${ofApp}/screen`;
}

/** Makes one call in the name of the request: every check of the call itself applies, the rights of the token among them. */
async function call(request: FastifyRequest, method: 'GET' | 'POST', url: string, body: Given | null) {
  const { authorization, 'accept-language': language } = request.headers;
  const { publicUrl, allowedHosts } = request.server.services.config;
  // The host of the message has been judged. Where none is configured it is judged by the connection, which this call has none of.
  const host = publicUrl || allowedHosts.length > 0 ? request.host : 'localhost';
  const answer = await request.server.inject({
    method,
    url,
    remoteAddress: request.ip,
    headers: {
      host,
      accept: 'application/json',
      ...(authorization ? { authorization } : {}),
      ...(language ? { 'accept-language': language } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  const { status, msg, data, errors } = answer.json<{ status: number; msg: string; data: Given; errors?: unknown }>();
  return status === 0 ? { data } : { failure: { message: msg, ...(errors ? { errors } : {}) } };
}

const result = (value: unknown, isError = false) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
  isError,
});

/** Runs a tool. A failure is a result, too, so that the agent can read what to do. */
export async function runTool(request: FastifyRequest, token: AccessToken, name: string, given: Given) {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return result({ message: `There is no tool ${name}. Ask for the list of tools.` }, true);
  const id = String(given['id'] ?? '');
  if (tool.properties['id'] && !SCREEN_ID.test(id)) {
    return result({ message: 'The id of a screen is area/name. Ask list_screens for ids.' }, true);
  }
  const tooLong = ['app', ...(tool.query ?? [])].find((each) => String(given[each] ?? '').length > LONGEST_IN_ADDRESS);
  if (tooLong) return result({ message: `${tooLong} has ${LONGEST_IN_ADDRESS} signs at most.` }, true);
  const problems = problemsOf(request, inputSchemas.get(name)!, given);
  if (problems) return result(problems, true);
  const query = new URLSearchParams(picked(given, tool.query ?? []) as Record<string, string>).toString();
  const named: Given = {};
  for (const { as, method, path } of tool.calls) {
    const url = prefixOf(request, token, given) + path.replace('{id}', id) + (query ? `?${query}` : '');
    const { data, failure } = await call(
      request,
      method,
      url,
      method === 'POST' ? picked(given, tool.body ?? []) : null,
    );
    if (!data) return result(failure, true);
    if (!as && tool.isLink) return result(previewLink(request, data));
    const answer = withWholeLinks(request, data);
    if (!as) return result(tool.pick ? picked(answer, tool.pick) : answer);
    named[as] = answer;
  }
  return result(named);
}
