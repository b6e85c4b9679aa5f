import type { ComponentSchema, ListSchema, PropertySchema } from '../../custom-components/schema.ts';
import { isObject, type Json } from '../page/json.ts';
import { withoutMarks } from '../page/notes.ts';

/** What the panel shows of a list: its rows, or the formula that answers them. */
export interface ShownList {
  from: 'rows' | 'formula';
  rows: readonly unknown[];
  formula: string;
}

/** Whether a list can be shown as rows. Lists with formulas among their items are JSON. */
export function hasRows({ items }: ListSchema, value: unknown): boolean {
  if (value === undefined || typeof value === 'string') return true;
  if (!Array.isArray(value)) return false;
  return value.every((item) => isObject(item) === (items.type === 'object'));
}

const isShownList = (schema: PropertySchema, value: unknown): schema is ListSchema =>
  schema.type === 'array' && hasRows(schema, value);

const listOf = (value: unknown): ShownList =>
  typeof value === 'string'
    ? { from: 'formula', rows: [], formula: value }
    : { from: 'rows', rows: (value as unknown[] | undefined) ?? [], formula: '' };

/** What the panel shows of the properties of a node. */
export function shownOf({ properties }: ComponentSchema, props: unknown): Json {
  const given = isObject(props) ? (withoutMarks(props) as Json) : {};
  const shown = Object.entries(properties).map(([name, schema]) => [
    name,
    isShownList(schema, given[name]) ? listOf(given[name]) : given[name],
  ]);
  return Object.fromEntries(shown);
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function writtenList({ from, rows, formula }: ShownList): unknown {
  return from === 'formula' ? formula : rows;
}

/** The properties of a node for what the panel shows. What the schema does not know stays: the checker names it. */
export function propsOf({ properties, required = [] }: ComponentSchema, shown: Json, before: unknown): Json {
  const given = isObject(before) ? before : {};
  const others = Object.entries(given).filter(([name]) => !Object.hasOwn(properties, name));
  const written = Object.entries(properties).map(([name, schema]) => {
    const value = shown[name];
    const isList = isShownList(schema, given[name]) && isObject(value);
    return [name, isList ? writtenList(value as unknown as ShownList) : value] as const;
  });
  const kept = written.filter(([name, value]) => {
    if (value === '' && required.includes(name)) return true;
    const isNewList = Array.isArray(value) && value.length === 0 && given[name] === undefined;
    return !isEmpty(value) && !isNewList;
  });
  return Object.fromEntries([...kept, ...others]);
}
