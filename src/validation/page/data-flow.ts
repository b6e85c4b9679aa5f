import type { Node } from 'jsonc-parser';
import { hasChoices } from '../../types/field-types.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { isBuiltIn, namesOnPage } from '../rules/known-names.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty, typeOf } from '../walk.ts';
import { BRINGS_DATA, REPEATED, REPEATS } from './brings-data.ts';
import {
  ANYTHING,
  fieldsAt,
  itemsOf,
  namesOf,
  pathOf,
  resultOf,
  type Source,
  type UnknownField,
  unknownField,
} from './fields.ts';
import type { PageFinding } from './finding.ts';
import { pathsIn } from './formula-names.ts';
import { type Scope, seenFrom } from './scope.ts';
import { unknownFieldAt } from './unknown-field.ts';

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
export function followData(root: Node, operations: readonly ApiOperation[]): PageFinding[] {
  const onPage = namesOnPage(root);
  const findings: PageFinding[] = [];
  const looked = new WeakMap<Scope, Map<string, string | undefined>>();

  const tell = (node: Node, field: UnknownField, operation: string) =>
    findings.push(unknownFieldAt(node, field, operation));

  function look(node: Node, [name = '', ...rest]: string[], scope: Scope | undefined): void {
    if (!scope || onPage.has(name) || isBuiltIn(name)) return;
    const { fields, isOpen } = seenFrom(scope);
    const found = fields.get(name);
    const unknown = found && unknownField(found.fields, rest);
    if (found && unknown) tell(node, unknown, found.operation);
    const near = found || isOpen ? undefined : nearest(name, scope);
    if (near !== undefined) tell(node, { name, near }, scope.operation);
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
      const value = property(column, 'name');
      const name: unknown = value?.value;
      const isShown = typeOf(column) === 'operation' || SHOWN_OTHERWISE.some((key) => property(column, key));
      if (typeof name !== 'string' || !value || name.includes('$') || isShown) continue;
      const unknown = unknownField(fields, name.split('.'));
      if (unknown) tell(value, unknown, operation);
    }
  }

  function choices(node: Node, scope: Scope | undefined): void {
    const source = property(node, 'source');
    if (!source) return;
    const { operation, fields } = itemsFrom(source, scope);
    if (namesOf(fields).length === 0) return;
    for (const [key, usual] of [
      ['labelField', 'label'],
      ['valueField', 'value'],
    ] as const) {
      const field = property(node, key);
      const name = typeof field?.value === 'string' ? field.value : usual;
      const shownOtherwise = key === 'labelField' && !field && property(node, 'menuTpl');
      const unknown = shownOtherwise ? undefined : unknownField(fields, name.split('.'));
      if (!unknown) continue;
      tell(field ?? source, unknown, operation);
    }
  }

  /** The items that a `source` brings: those of the answer of a call, or a list in the data around it. */
  function itemsFrom(source: Node, scope: Scope | undefined, path = pathOf(source.value)): Source {
    if (!path) {
      const { operation, fields } = resultOf(source, operations);
      return { operation, fields: itemsOf(fields) };
    }
    const [name = '', ...rest] = path;
    const found = scope && !onPage.has(name) ? seenFrom(scope).fields.get(name) : undefined;
    return found ? { ...found, fields: fieldsAt(found.fields, [...rest, '0']) } : ANYTHING;
  }

  function rowsOf(node: Node, type: string, own: Scope | undefined): Source {
    const source = property(node, 'source');
    if (source) return itemsFrom(source, own);
    if (type === 'each') return itemsFrom(node, own, stringProperty(node, 'name')?.split('.') ?? []);
    const isCrud = type.startsWith('crud') && property(node, 'api');
    return isCrud && own ? { ...own, fields: itemsOf(own.fields) } : ANYTHING;
  }

  function visitObject(node: Node, scope: Scope | undefined): void {
    const type = typeOf(node) || (node.parent ? '' : 'page');
    const call = property(node, BRINGS_DATA[type] ?? '');
    const own = call || property(node, 'schemaApi') ? { ...resultOf(call, operations), above: scope } : scope;
    const repeats = REPEATS.test(type);
    const rows = repeats ? rowsOf(node, type, own) : undefined;
    const inRows = rows && { ...rows, above: own };
    if (rows) columns(property(node, 'columns'), rows);
    if (hasChoices(type)) choices(node, scope);
    for (const entry of node.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name || !value || name.value === 'responseData') continue;
      visit(value, inRows && REPEATED.has(name.value) ? inRows : own);
    }
  }

  function visit(node: Node, scope: Scope | undefined): void {
    if (node.type === 'array') {
      for (const item of node.children ?? []) visit(item, scope);
    } else if (node.type === 'object') visitObject(node, scope);
    else if (node.type === 'string' && scope) for (const names of pathsIn(node.value)) look(node, names, scope);
  }

  visit(root, undefined);
  return findings;
}
