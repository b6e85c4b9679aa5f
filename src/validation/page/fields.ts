import type { Node } from 'jsonc-parser';
import type { Fields } from '../../types/generated/answers.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { operationOf } from '../rules/api-call.ts';
import { suggest } from '../suggest.ts';
import { property } from '../walk.ts';

/** Values that an operation answers, as far as its contract says which fields they have. */
export interface Source {
  operation: string;
  fields: Fields;
}

/** Values of which nothing is known. */
export const ANYTHING: Source = { operation: '', fields: true };

/** A field that nothing promises, and what it may have been meant to be. */
export interface UnknownField {
  name: string;
  near: string | undefined;
}

/** A formula that is one path and nothing else. */
const PATH = /^\$\{\s*([A-Za-z_]\w*(?:\.\w+)*)\s*\}$/;

const isList = (fields: Fields): fields is readonly [Fields] => Array.isArray(fields);

/** What a field holds; undefined when there is none of that name. */
export function member(fields: Fields, name: string): Fields | undefined {
  if (fields === true) return true;
  if (isList(fields)) return /^\d+$/.test(name) ? fields[0] : true;
  const open = fields as { readonly [name: string]: Fields };
  return Object.hasOwn(open, name) ? open[name] : undefined;
}

/** Names of fields. */
export function namesOf(fields: Fields): string[] {
  return fields === true || isList(fields) ? [] : Object.keys(fields);
}

/** What stands at a path; `true` when that is not known. */
export function fieldsAt(fields: Fields, path: readonly string[]): Fields {
  return path.reduce<Fields>((present, name) => member(present, name) ?? true, fields);
}

/** The first field of `path` that is not there. */
export function unknownField(fields: Fields, path: readonly string[]): UnknownField | undefined {
  let present = fields;
  for (const name of path) {
    const next = member(present, name);
    if (next === undefined) return { name, near: suggest(name, namesOf(present)) };
    present = next;
  }
  return undefined;
}

/** The path that a text such as `${user.name}` is. */
export function pathOf(text: unknown): string[] | undefined {
  return typeof text === 'string' ? PATH.exec(text)?.[1]?.split('.') : undefined;
}

/** What items a table or a choice shows of an answer: the list itself, its `items`, `rows` or `options`, or its only list. */
export function itemsOf(fields: Fields): Fields {
  if (fields === true) return true;
  if (isList(fields)) return fields[0];
  const lists = namesOf(fields).filter((name) => isList(fieldsAt(fields, [name])));
  const named = ['items', 'rows', 'options'].find((name) => member(fields, name) !== undefined);
  const name = named ?? (lists.length === 1 ? lists[0] : undefined);
  const found = name === undefined ? true : fieldsAt(fields, [name]);
  return isList(found) ? found[0] : true;
}

/** What `responseData` makes of an answer. */
function mapped(mapping: Node, fields: Fields): Fields {
  if (mapping.type === 'string') {
    if (mapping.value === '$$') return fields;
    const path = pathOf(mapping.value);
    return path ? fieldsAt(fields, path) : true;
  }
  if (mapping.type !== 'object') return true;
  let result: Record<string, Fields> = {};
  for (const entry of mapping.children ?? []) {
    const [name, value] = entry.children ?? [];
    if (!name || !value) continue;
    const below = mapped(value, fields);
    if (name.value !== '&') result[name.value] = below;
    else if (below === true || isList(below)) return true;
    else result = { ...below, ...result };
  }
  return result;
}

/** What a call answers before the page reshapes it; undefined when no contract says. */
export function answerOf(call: Node | undefined, operations: readonly ApiOperation[]): Source | undefined {
  const operation = call && operationOf(call, operations);
  const fields = operation?.answer;
  return operation && fields ? { operation: operation.id, fields } : undefined;
}

/** What the page gets of a call's answer: reshaped by `responseData`, and anything at all where that is not known. */
export function resultOf(call: Node | undefined, operations: readonly ApiOperation[]): Source {
  const source = answerOf(call, operations) ?? ANYTHING;
  const mapping = property(call, 'responseData');
  if (property(call, 'adaptor')) return { ...source, fields: true };
  return mapping ? { ...source, fields: mapped(mapping, source.fields) } : source;
}
