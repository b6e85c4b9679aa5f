import type { Node } from 'jsonc-parser';
import { answers, type Fields } from '../../types/generated/answers.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { codeOf, formulaParts } from '../formula-parts.ts';
import { jsonPointer } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { operationOf } from '../rules/api-call.ts';
import { suggest } from '../suggest.ts';
import { property, walk } from '../walk.ts';

/** What a name stands for in formulas: the fields of an operation's answer. */
interface Source {
  operation: string;
  fields: Fields;
}

const API_KEY = /^(?:api|\w+Api)$/;
const MEMBER = /(?<![\w$.])([A-Za-z_]\w*)((?:\.\w+)+)/g;
const RESULT = /\bevent\.data\.result\.data((?:\.\w+)+)/g;

/** The first field of `path` that is not among `fields`. */
function unknownField(path: readonly string[], fields: Fields): { name: string; near: string | undefined } | undefined {
  let present = fields;
  for (const name of path) {
    if (present === true) return undefined;
    if (!Object.hasOwn(present, name)) return { name, near: suggest(name, Object.keys(present)) };
    present = present[name] ?? true;
  }
  return undefined;
}

function sourceOf(call: Node, operations: readonly ApiOperation[]): Source | undefined {
  const operation = operationOf(call, operations);
  const fields = operation && answers[operation.id];
  return operation && fields ? { operation: operation.id, fields } : undefined;
}

/** Names that a page gives to whole answers, as long as nothing else on the page has that name. */
function namedAnswers(root: Node, operations: readonly ApiOperation[]): Map<string, Source> {
  const named = new Map<string, Source>();
  const taken = new Set<string>();
  walk(root, ({ node, key, path }) => {
    if (key === 'name' && node.type === 'string') taken.add(node.value);
    if (key === 'data' && node.type === 'object')
      for (const entry of node.children ?? []) taken.add(entry.children?.[0]?.value);
    if (!API_KEY.test(key) || path.at(-1) !== key || node.type !== 'object') return;
    const source = sourceOf(node, operations);
    for (const entry of property(node, 'responseData')?.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name) continue;
      if (named.has(name.value) || value?.value !== '$$' || !source) taken.add(name.value);
      else named.set(name.value, source);
    }
  });
  for (const name of taken) named.delete(name);
  return named;
}

/** What stands at the pointer or nearest above it. */
function nearest<T>(places: ReadonlyMap<string, T>, pointer: string): T | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = places.get(at);
    if (found) return found;
  }
  return undefined;
}

/**
 * Fields of answers that a page uses and no contract promises, as far as the page says plainly where a value comes from:
 * in `responseData`, through a name given to the whole answer, and as the result of the form around an event.
 */
export function unknownFields(root: Node, operations: readonly ApiOperation[]): Finding[] {
  const named = namedAnswers(root, operations);
  const findings: Finding[] = [];
  const look = (node: Node, path: readonly (string | number)[], fieldPath: string, source: Source) => {
    const unknown = unknownField(fieldPath.split('.').filter(Boolean), source.fields);
    if (!unknown) return;
    const { name, near } = unknown;
    findings.push({
      offset: node.offset,
      pointer: jsonPointer(path),
      severity: 'error',
      code: 'api.unknown-field',
      values: { name, operation: source.operation },
      ...(near === undefined ? {} : { suggestion: near }),
    });
  };
  const results = new Map<string, Source>();
  walk(root, ({ node, key, path }) => {
    if (node.type === 'object') {
      const call = property(node, 'api');
      const source = call && sourceOf(call, operations);
      if (source) results.set(`${jsonPointer(path)}/onEvent/submitSucc`, source);
    }
    if (API_KEY.test(key) && path.at(-1) === key && node.type === 'object') {
      const source = sourceOf(node, operations);
      for (const entry of source ? (property(node, 'responseData')?.children ?? []) : []) {
        const [name, value] = entry.children ?? [];
        const field = /^\$\{\s*([A-Za-z_][\w.]*)\s*\}$/.exec(String(value?.value))?.[1];
        if (name && value && source && field) look(value, [...path, 'responseData', name.value], field, source);
      }
    }
    if (node.type !== 'string' || !node.value.includes('${')) return;
    const code = formulaParts(node.value)
      .map(({ source }) => codeOf(source))
      .join(' ');
    for (const [, name = '', field = ''] of named.size > 0 ? code.matchAll(MEMBER) : []) {
      const source = named.get(name);
      if (source) look(node, path, field, source);
    }
    if (!code.includes('event.data.result.data')) return;
    const around = nearest(results, jsonPointer(path));
    if (around) for (const [, field = ''] of code.matchAll(RESULT)) look(node, path, field, around);
  });
  return findings;
}
