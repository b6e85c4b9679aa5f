import type { Node } from 'jsonc-parser';
import type { Fields } from '../../types/generated/answers.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { jsonPointer } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty } from '../walk.ts';
import { itemsOf, member, namesOf, pathOf, resultOf, type Source, unknownField } from './fields.ts';
import { pathsIn } from './formula-names.ts';
import { builtInNames, namesOnPage } from './known-names.ts';

/** Answers that formulas see, the nearest first. */
interface Scope extends Source {
  above: Scope | undefined;
}

type Path = readonly (string | number)[];

/** The call whose answer becomes the data of a node and what it holds. */
const BRINGS_DATA: Readonly<Record<string, string>> = {
  page: 'initApi',
  form: 'initApi',
  wizard: 'initApi',
  service: 'api',
  crud: 'api',
  crud2: 'api',
};

/** Nodes that repeat something for each item, and what they repeat. */
const REPEATS = /^(?:crud2?|table2?|cards|list|each|input-table)$/;
const REPEATED = new Set([
  'columns',
  'card',
  'listItem',
  'items',
  'itemAction',
  'itemActions',
  'expandable',
  'subTable',
]);

/** Fields with choices. */
const CHOICES =
  /^(?:select|multi-select|radios|checkboxes|list-select|button-group-select|chained-select|transfer|input-tag)$/;

/** What a column shows without the field of its name. */
const SHOWN_OTHERWISE = ['tpl', 'body', 'value', 'buttons', 'source'];

/** Names shorter than this are near to too many others. */
const SHORTEST_NEAR = 4;

/**
 * Follows what calls answer through a page: into the data of services, forms and tables, their rows, choices and dialogs.
 * Tells of fields that a contract rules out; a name that may come from elsewhere only when an answer has nearly that.
 */
export function followData(root: Node, operations: readonly ApiOperation[]): Finding[] {
  const onPage = namesOnPage(root);
  const findings: Finding[] = [];
  const looked = new WeakMap<Scope, Map<string, string | undefined>>();

  const tell = (node: Node, path: Path, name: string, operation: string, suggestion?: string) => {
    findings.push({
      offset: node.offset,
      pointer: jsonPointer(path),
      severity: 'error',
      code: 'api.unknown-field',
      values: { name, operation },
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };

  function look(node: Node, path: Path, [name = '', ...rest]: string[], scope: Scope | undefined): void {
    if (onPage.has(name) || builtInNames.has(name)) return;
    for (let at = scope; at; at = at.above) {
      if (at.fields === true) return;
      const found = member(at.fields, name);
      if (found === undefined) continue;
      const unknown = unknownField(found, rest);
      if (unknown) tell(node, path, unknown.name, at.operation, unknown.near);
      return;
    }
    const near = scope && nearest(name, scope);
    if (near !== undefined) tell(node, path, name, scope?.operation ?? '', near);
  }

  /** The field of an answer around that a name is nearly. A page may use a name 10,000 times; it is looked up once. */
  function nearest(name: string, scope: Scope): string | undefined {
    if (name.length < SHORTEST_NEAR) return undefined;
    const seen = looked.get(scope) ?? new Map<string, string | undefined>();
    looked.set(scope, seen);
    if (!seen.has(name)) {
      const candidates: string[] = [];
      for (let at: Scope | undefined = scope; at; at = at.above) candidates.push(...namesOf(at.fields));
      seen.set(name, suggest(name, candidates));
    }
    return seen.get(name);
  }

  function columns(list: Node | undefined, path: Path, { fields, operation }: Source): void {
    if (fields === true) return;
    list?.children?.forEach((column, index) => {
      const name = stringProperty(column, 'name');
      const value = property(column, 'name');
      const isShown =
        stringProperty(column, 'type') === 'operation' || SHOWN_OTHERWISE.some((key) => property(column, key));
      if (name === undefined || !value || name.includes('$') || isShown) return;
      const unknown = unknownField(fields, name.split('.'));
      if (unknown) tell(value, [...path, 'columns', index, 'name'], unknown.name, operation, unknown.near);
    });
  }

  function choices(node: Node, path: Path, scope: Scope | undefined): void {
    const source = property(node, 'source');
    if (!source) return;
    const result = sourceOf(source, scope);
    const item = itemsOf(result.fields);
    if (item === true || namesOf(item).length === 0) return;
    for (const [key, usual] of [
      ['labelField', 'label'],
      ['valueField', 'value'],
    ] as const) {
      const field = property(node, key);
      const name = typeof field?.value === 'string' ? field.value : usual;
      const shownOtherwise = key === 'labelField' && !field && property(node, 'menuTpl');
      const unknown = shownOtherwise ? undefined : unknownField(item, name.split('.'));
      if (!unknown) continue;
      tell(field ?? source, [...path, field ? key : 'source'], unknown.name, result.operation, unknown.near);
    }
  }

  /** What a `source` brings: the answer of a call, or a part of the data around it. */
  function sourceOf(source: Node, scope: Scope | undefined): Source {
    const path = pathOf(source.value);
    if (!path) return resultOf(source, operations);
    const [name = '', ...rest] = path;
    for (let at = scope; at && at.fields !== true && !onPage.has(name); at = at.above) {
      const found = member(at.fields, name);
      if (found === undefined) continue;
      return { operation: at.operation, fields: rest.reduce<Fields>((now, next) => member(now, next) ?? true, found) };
    }
    return { operation: '', fields: true };
  }

  function rowsOf(node: Node, type: string, own: Scope | undefined): Source {
    const source = property(node, 'source');
    if (source) {
      const found = sourceOf(source, own);
      return { ...found, fields: itemsOf(found.fields) };
    }
    const isCrud = type.startsWith('crud') && property(node, 'api');
    return isCrud && own ? { ...own, fields: itemsOf(own.fields) } : { operation: '', fields: true };
  }

  function visitObject(node: Node, path: Path, scope: Scope | undefined): void {
    const type = stringProperty(node, 'type') ?? (path.length === 0 ? 'page' : '');
    const call = property(node, BRINGS_DATA[type] ?? '');
    const own = call || property(node, 'schemaApi') ? { ...callResult(call), above: scope } : scope;
    const repeats = REPEATS.test(type);
    const rows = repeats ? rowsOf(node, type, own) : undefined;
    const inRows = rows && { ...rows, above: own };
    if (rows) columns(property(node, 'columns'), path, rows);
    if (CHOICES.test(type)) choices(node, path, scope);
    for (const entry of node.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name || !value || name.value === 'responseData') continue;
      visit(value, [...path, name.value], inRows && REPEATED.has(name.value) ? inRows : own);
    }
  }

  const callResult = (call: Node | undefined): Source =>
    call ? resultOf(call, operations) : { operation: '', fields: true };

  function visit(node: Node, path: Path, scope: Scope | undefined): void {
    if (node.type === 'array') {
      node.children?.forEach((item, index) => {
        visit(item, [...path, index], scope);
      });
    } else if (node.type === 'object') visitObject(node, path, scope);
    else if (node.type === 'string' && scope) for (const names of pathsIn(node.value)) look(node, path, names, scope);
  }

  visit(root, [], undefined);
  return findings;
}
