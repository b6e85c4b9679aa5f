import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { pointerTo } from '../json-pointer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty } from '../walk.ts';
import { fieldsAt, itemsOf, namesOf, pathOf, resultOf, type Source, unknownField } from './fields.ts';
import { pathsIn } from './formula-names.ts';
import { builtInNames, namesOnPage } from './known-names.ts';
import { type Scope, seenFrom } from './scope.ts';

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

/** Names are compared with those of answers so often; a page that has more of its own is let pass. */
const MOST_LOOKED_UP = 100;

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

  const tell = (node: Node, name: string, operation: string, suggestion?: string) => {
    if (findings.length > MOST_MESSAGES) return;
    findings.push({
      offset: node.offset,
      pointer: pointerTo(node),
      severity: 'error',
      code: 'api.unknown-field',
      values: { name, operation },
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };

  function look(node: Node, [name = '', ...rest]: string[], scope: Scope | undefined): void {
    if (!scope || onPage.has(name) || builtInNames.has(name)) return;
    const { fields, isOpen } = seenFrom(scope);
    const found = fields.get(name);
    const unknown = found && unknownField(found.fields, rest);
    if (found && unknown) tell(node, unknown.name, found.operation, unknown.near);
    const near = found || isOpen ? undefined : nearest(name, scope);
    if (near !== undefined) tell(node, name, scope.operation, near);
  }

  let lookedUp = 0;

  /** The field of an answer around that a name is nearly. A page may use a name 10,000 times; it is looked up once. */
  function nearest(name: string, scope: Scope): string | undefined {
    if (name.length < SHORTEST_NEAR) return undefined;
    const seen = looked.get(scope) ?? new Map<string, string | undefined>();
    looked.set(scope, seen);
    if (!seen.has(name) && lookedUp < MOST_LOOKED_UP) {
      lookedUp += 1;
      seen.set(name, suggest(name, seenFrom(scope).fields.keys()));
    }
    return seen.get(name);
  }

  function columns(list: Node | undefined, { fields, operation }: Source): void {
    if (fields === true) return;
    for (const column of list?.children ?? []) {
      const name = stringProperty(column, 'name');
      const value = property(column, 'name');
      const isShown =
        stringProperty(column, 'type') === 'operation' || SHOWN_OTHERWISE.some((key) => property(column, key));
      if (name === undefined || !value || name.includes('$') || isShown) continue;
      const unknown = unknownField(fields, name.split('.'));
      if (unknown) tell(value, unknown.name, operation, unknown.near);
    }
  }

  function choices(node: Node, scope: Scope | undefined): void {
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
      tell(field ?? source, unknown.name, result.operation, unknown.near);
    }
  }

  /** What a `source` brings: the answer of a call, or a part of the data around it. */
  function sourceOf(source: Node, scope: Scope | undefined): Source {
    const path = pathOf(source.value);
    if (!path) return resultOf(source, operations);
    const [name = '', ...rest] = path;
    const found = scope && !onPage.has(name) ? seenFrom(scope).fields.get(name) : undefined;
    if (found) return { ...found, fields: fieldsAt(found.fields, rest) };
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

  function visitObject(node: Node, scope: Scope | undefined): void {
    const type = stringProperty(node, 'type') ?? (node.parent ? '' : 'page');
    const call = property(node, BRINGS_DATA[type] ?? '');
    const own = call || property(node, 'schemaApi') ? { ...callResult(call), above: scope } : scope;
    const repeats = REPEATS.test(type);
    const rows = repeats ? rowsOf(node, type, own) : undefined;
    const inRows = rows && { ...rows, above: own };
    if (rows) columns(property(node, 'columns'), rows);
    if (CHOICES.test(type)) choices(node, scope);
    for (const entry of node.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name || !value || name.value === 'responseData') continue;
      visit(value, inRows && REPEATED.has(name.value) ? inRows : own);
    }
  }

  const callResult = (call: Node | undefined): Source =>
    call ? resultOf(call, operations) : { operation: '', fields: true };

  function visit(node: Node, scope: Scope | undefined): void {
    if (node.type === 'array') {
      for (const item of node.children ?? []) visit(item, scope);
    } else if (node.type === 'object') visitObject(node, scope);
    else if (node.type === 'string' && scope) for (const names of pathsIn(node.value)) look(node, names, scope);
  }

  visit(root, undefined);
  return findings;
}
