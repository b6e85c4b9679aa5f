import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { scopes } from '../../types/scopes.ts';
import { withoutFormulas } from '../formula-parts.ts';
import { LONGEST_WORD, suggest } from '../suggest.ts';
import { property, stringProperty } from '../walk.ts';
import { isCallKey } from './call-keys.ts';
import { methodOf } from './call-method.ts';
import type { Problem, Rule } from './rule.ts';

const CALL = /^(?:(get|post|put|delete|patch|options|head):)?(?:\$\{(?:prefix|contextPath)\})?(\/[^?#]*)/i;
/** A path whose slash in front was forgotten. */
const WITHOUT_SLASH = /^((?:get|post|put|delete|patch|options|head):)?(?=[\w-]+(?:\/|$))/i;
const METHOD = /^(?:get|post|put|delete|patch|options|head)$/i;

interface Call {
  method: string;
  path: string;
  prefixed: boolean;
}

/** The call that `"post:${prefix}/screen/…"` makes; undefined when it is only known at run time. */
export function parseCall(text: string, method: string): Call | undefined {
  const match = CALL.exec(text.trim());
  if (!match?.[2]) return undefined;
  const path = withoutFormulas(match[2], ':').replace(/\/$/, '');
  return { method: (match[1] ?? method).toUpperCase(), path, prefixed: text.includes('${prefix}') };
}

function patternsOf(operation: ApiOperation, prefixed: boolean): string[] {
  if (!operation.scoped) return prefixed ? [] : [operation.path];
  return prefixed ? [operation.path] : scopes.map((scope) => scope + operation.path);
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
  const filled = new Map<string, string>();
  for (const pattern of patterns) {
    const parts = pattern.split('/');
    const isFixed = (_: string, index: number) => !parts[index]?.startsWith(':');
    if (suggest(segments.filter(isFixed).join('/'), [parts.filter(isFixed).join('/')]) === undefined) continue;
    const whole = parts.map((part, index) => (isFixed(part, index) ? part : (segments[index] ?? part)));
    filled.set(whole.join('/'), pattern);
  }
  const near = suggest(path, filled.keys());
  return near === undefined ? undefined : filled.get(near);
}

/** What a call says of where it goes, with the method for an address that names none: that of the object with `url`, or amis's. */
export function textOf(node: Node): { text: string; method: string } | undefined {
  const text = node.type === 'string' ? String(node.value) : stringProperty(node, 'url');
  return text === undefined ? undefined : { text, method: stringProperty(node, 'method') || methodOf(node) };
}

/** What a value counts that is filled in at run time where the address has a parameter: much less than a word. */
const FILLED = 1 / 1024;

/** How many words of an address stand in a call as they are; among equals, an address whose parameters the call fills in counts more. */
const likeness = (actual: readonly string[], { segments }: Address): number =>
  segments.reduce((sum, segment, at) => {
    if (segment === actual[at]) return sum + 1;
    return segment.startsWith(':') && actual[at]?.includes(':') ? sum + FILLED : sum;
  }, 0);

/** The addresses that a call may have. */
function matching(call: Call, operations: readonly ApiOperation[]): Address[] {
  const actual = call.path.split('/');
  const addresses = indexOf(operations).get(formOf(call.prefixed, actual)) ?? [];
  return addresses.filter(({ segments }) => fits(actual, segments));
}

/**
 * The operation that a call (its address, or an object with `url`) reaches; undefined when that is not known. Where a word of one
 * address is a parameter of another one, the word counts, as for the server's router.
 */
export function operationOf(node: Node, operations: readonly ApiOperation[]): ApiOperation | undefined {
  const written = textOf(node);
  const call = written && parseCall(written.text, written.method);
  if (!call) return undefined;
  const actual = call.path.split('/');
  const found = matching(call, operations).filter(({ operation }) => operation.method === call.method);
  const most = Math.max(...found.map((address) => likeness(actual, address)));
  const best = found.filter((address) => likeness(actual, address) === most);
  const reached = new Set(best.map(({ operation }) => operation));
  return reached.size === 1 ? best[0]?.operation : undefined;
}

/** Where the address or the method of a call is written. */
export function placeIn(call: Node, name: string): Pick<Problem, 'property' | 'offset'> {
  const value = property(call, name);
  return value ? { property: name, offset: value.offset } : {};
}

/** Every call of a platform screen is one that a contract describes. */
export const apiCall: Rule = ({ node, key, path }, { operations }) => {
  if (!operations || !isCallKey(key) || path.at(-1) !== key) return [];
  const written = textOf(node);
  const call = written && parseCall(written.text.replace(WITHOUT_SLASH, '$1/'), written.method);
  if (!call || !METHOD.test(call.method)) return [];
  const found = [...new Set(matching(call, operations).map(({ operation }) => operation))];
  const lacksSlash = WITHOUT_SLASH.test(written.text);
  const values = { method: call.method, path: lacksSlash ? call.path.slice(1) : call.path };
  const unknown: Problem = { code: 'api.unknown', values, ...placeIn(node, 'url') };
  if (lacksSlash) return found.length > 0 ? [{ ...unknown, suggestion: call.path }] : [];
  if (found.some((operation) => operation.method === call.method)) return [];
  const other = found.find(({ method }) => key === 'schemaApi' && method === 'GET') ?? found[0];
  if (other) {
    const suggestion = other.method.toLowerCase();
    return [{ ...unknown, code: 'api.method', ...placeIn(node, 'method'), suggestion }];
  }
  const patterns = operations.flatMap((operation) => patternsOf(operation, call.prefixed));
  return [{ ...unknown, suggestion: nearestPattern(call.path, patterns) }];
};
