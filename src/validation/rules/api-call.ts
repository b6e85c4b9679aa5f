import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { withoutFormulas } from '../formula-parts.ts';
import { LONGEST_WORD, suggest } from '../suggest.ts';
import { stringProperty } from '../walk.ts';
import type { Problem, Rule } from './rule.ts';

const API_KEY = /^(?:api|\w+Api|source)$/;
const CALL = /^(?:(get|post|put|delete|patch|options|head):)?(?:\$\{(?:prefix|contextPath)\})?(\/[^?#]*)/i;
/** A path whose slash in front was forgotten. */
const WITHOUT_SLASH = /^((?:get|post|put|delete|patch|options|head):)?(?=[\w-]+(?:\/|$))/i;
const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
const SCOPES = ['/api', '/api/company/:companyKey', '/api/company/:companyKey/app/:appKey'];

interface Call {
  method: string;
  path: string;
  prefixed: boolean;
}

/** The call that `"post:${prefix}/screen/…"` makes; undefined when it is only known at run time. */
function parseCall(text: string, method: string | undefined): Call | undefined {
  const match = CALL.exec(text.trim());
  if (!match?.[2]) return undefined;
  const path = withoutFormulas(match[2], ':').replace(/\/$/, '');
  return { method: (match[1] ?? method ?? 'get').toUpperCase(), path, prefixed: text.includes('${prefix}') };
}

function patternsOf(operation: ApiOperation, prefixed: boolean): string[] {
  if (!operation.scoped) return prefixed ? [] : [operation.path];
  return prefixed ? [operation.path] : SCOPES.map((scope) => scope + operation.path);
}

/** A value filled in at run time (`:` here) fits any parameter, and the other way round. */
function fits(actual: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every(
    (segment, index) => segment.startsWith(':') || actual[index] === segment || actual[index]?.includes(':'),
  );
}

/** An operation under one of its addresses. */
interface Address {
  operation: ApiOperation;
  segments: readonly string[];
}

/** Operations by the form of their addresses: a page may hold 10,000 calls, and few addresses are as long as each. */
const indices = new WeakMap<readonly ApiOperation[], Map<string, Address[]>>();

const formOf = (prefixed: boolean, segments: readonly string[]) => `${prefixed} ${segments.length}`;

function indexOf(operations: readonly ApiOperation[]): Map<string, Address[]> {
  const known = indices.get(operations);
  if (known) return known;
  const index = new Map<string, Address[]>();
  for (const operation of operations) {
    for (const prefixed of [true, false]) {
      for (const segments of patternsOf(operation, prefixed).map((pattern) => pattern.split('/'))) {
        const form = formOf(prefixed, segments);
        index.set(form, [...(index.get(form) ?? []), { operation, segments }]);
      }
    }
  }
  indices.set(operations, index);
  return index;
}

/** The pattern that was most likely meant; what stands in the place of a parameter does not count. */
function nearestPattern(path: string, patterns: readonly string[]): string | undefined {
  if (path.length > LONGEST_WORD) return undefined;
  const segments = path.split('/');
  const filled = new Map(
    patterns.map((pattern) => {
      const parts = pattern.split('/').map((part, index) => (part.startsWith(':') ? (segments[index] ?? part) : part));
      return [parts.join('/'), pattern];
    }),
  );
  const near = suggest(path, filled.keys());
  return near === undefined ? undefined : filled.get(near);
}

function textOf(node: Node): { text: string; method?: string } | undefined {
  if (node.type === 'string') return { text: node.value };
  const text = stringProperty(node, 'url');
  const method = stringProperty(node, 'method');
  return text === undefined ? undefined : { text, ...(method ? { method } : {}) };
}

function matching(call: Call, operations: readonly ApiOperation[]): ApiOperation[] {
  const actual = call.path.split('/');
  const addresses = indexOf(operations).get(formOf(call.prefixed, actual)) ?? [];
  return [...new Set(addresses.filter(({ segments }) => fits(actual, segments)).map(({ operation }) => operation))];
}

/** The operation that a call (its address, or an object with `url`) reaches; undefined when that is not known. */
export function operationOf(node: Node, operations: readonly ApiOperation[]): ApiOperation | undefined {
  const written = textOf(node);
  const call = written && parseCall(written.text, written.method);
  const found = call ? matching(call, operations).filter(({ method }) => method === call.method) : [];
  return found.length === 1 ? found[0] : undefined;
}

const unknown = ({ method, path }: Call): Problem => ({ code: 'api.unknown', values: { method, path } });

/** Every call of a platform screen is one that a contract describes. */
export const apiCall: Rule = ({ node, key, path }, { operations }) => {
  if (!operations || !API_KEY.test(key) || path.at(-1) !== key) return [];
  const written = textOf(node);
  const call = written && parseCall(written.text.replace(WITHOUT_SLASH, '$1/'), written.method);
  if (!call || !METHODS.has(call.method)) return [];
  const found = matching(call, operations);
  if (WITHOUT_SLASH.test(written.text)) return found.length > 0 ? [{ ...unknown(call), suggestion: call.path }] : [];
  if (found.some((operation) => operation.method === call.method)) return [];
  const [other] = found;
  if (other) return [{ ...unknown(call), code: 'api.method', suggestion: other.method.toLowerCase() }];
  const patterns = operations.flatMap((operation) => patternsOf(operation, call.prefixed));
  const near = nearestPattern(call.path, patterns);
  return [{ ...unknown(call), ...(near ? { suggestion: near } : {}) }];
};
