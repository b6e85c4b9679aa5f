import { getVariable, normalizeDate, resolveVariableAndFilter, setVariable } from 'amis-core';
import { isObject, type Json } from '../page/json.ts';

const NUMBER = 1234;
const SHARE = 0.42;
const PERCENT = 60;
const STARS = 3;
const CURVE = [3, 5, 2, 8, 6];
const MOMENT = new Date(2026, 0, 15, 9, 30);

/** Values of components that read no texts, by their types without what says that they are fields or static. */
const VALUES: Readonly<Record<string, unknown>> = {
  progress: PERCENT,
  range: PERCENT,
  rating: STARS,
  sparkline: CURVE,
  switch: true,
  checkbox: true,
};

const DATES = ['date', 'datetime', 'time', 'month', 'quarter', 'year'];

/** What belongs to a node and reads other data than its row. */
const APART = ['api', 'dialog', 'drawer', 'onEvent', 'schemaApi'];

/** A value that a text formats as a number or a date, such as `${paid | date:LL}` or `${ROUND(price, 2)}`. */
const NUMBER_IN_TEXT =
  /\$\{\s*([\w.]+)\s*\|\s*(?:number|round|percent|bytes|duration)\b|\b(?:ROUND|FLOOR|CEIL|INT|ABS)\(\s*([\w.]+)/g;
const SECONDS_IN_TEXT = /\$\{\s*([\w.]+)\s*\|\s*(?:date|fromNow|toDate)\b/g;
const DATE_IN_TEXT = /\b(?:DATETOSTR|YEAR|MONTH|DAY)\(\s*([\w.]+)/g;

const dateAs = (format: string): string => normalizeDate(MOMENT)!.format(format);

/** A sample for a component that shows or takes numbers, dates or the like; undefined for any other. */
function valueFor(node: Json): unknown {
  const type = String(node['type'] ?? '');
  const kind = type.replace(/^(?:input|static)-/, '');
  if (kind === 'number') return node['percent'] ? SHARE : NUMBER;
  if (DATES.includes(kind)) {
    const otherwise = type === 'input-time' ? 'HH:mm' : 'X';
    return dateAs(typeof node['valueFormat'] === 'string' ? node['valueFormat'] : otherwise);
  }
  if (kind === 'mapping' && isObject(node['map'])) return Object.keys(node['map']).find((key) => key !== '*');
  return VALUES[kind];
}

function readText(text: string, found: Map<string, unknown>): void {
  const note = (pattern: RegExp, value: unknown) => {
    for (const [, name, second] of text.matchAll(pattern)) found.set((name ?? second)!, value);
  };
  note(NUMBER_IN_TEXT, NUMBER);
  note(SECONDS_IN_TEXT, dateAs('X'));
  note(DATE_IN_TEXT, dateAs('YYYY-MM-DDTHH:mm:ss'));
}

/** Notes which values nodes and what is in them need. */
function readNodes(value: unknown, found: Map<string, unknown>): void {
  if (typeof value === 'string') readText(value, found);
  if (Array.isArray(value)) for (const one of value) readNodes(one, found);
  if (!isObject(value)) return;
  for (const [key, one] of Object.entries(value)) if (!APART.includes(key)) readNodes(one, found);
  const own = valueFor(value);
  if (typeof value['name'] === 'string' && own !== undefined) found.set(value['name'], own);
}

/**
 * A row of sample data for the nodes that show it on the canvas. Each value fits the component that reads it, or the component would say
 * that the number or the date is invalid. It is the same for the same nodes.
 * @param other a sample for a node of the list itself that takes any text
 */
export function sampleRow(nodes: unknown, other?: (node: Json) => unknown): Json {
  const row: Json = {};
  for (const node of other ? [nodes].flat().filter(isObject) : []) {
    if (typeof node['name'] === 'string' && node['name'] !== '') setVariable(row, node['name'], other!(node));
  }
  const found = new Map<string, unknown>();
  readNodes(nodes, found);
  for (const [name, value] of found) setVariable(row, name, value);
  return row;
}

/** A value that a text shows as it is, such as `${name}` or `${item.name}`. */
const PLAIN_IN_TEXT = /\$\{\s*(?:item\.)?([A-Za-z_][\w.]*)\s*(?:\|\s*(?:raw|html)\s*)?\}/g;

/** The address of a picture that a text alone gives, such as `"src":"${item.photo}"`. */
const PICTURE = /"src":"\$\{\s*(?:item\.)?([A-Za-z_][\w.]*)\s*\}"/g;

/** A sample of an item that nodes show: as `sampleRow`, in the place of texts the names of what comes there, and no pictures. */
export function sampleItem(nodes: unknown): Json {
  const row = sampleRow(nodes);
  for (const [, name = ''] of (JSON.stringify(nodes) ?? '').matchAll(PICTURE)) setVariable(row, name, '');
  for (const [, name = ''] of (JSON.stringify(nodes) ?? '').matchAll(PLAIN_IN_TEXT)) {
    if (getVariable(row, name) === undefined) setVariable(row, name, name.split('.').at(-1));
  }
  return row;
}

/** Whether what a loop reads has any items. */
export function hasItems({ data, source, name }: { data?: object; source?: unknown; name?: unknown }): boolean {
  const own = typeof source === 'string' ? resolveVariableAndFilter(source, data, '| raw') : undefined;
  const found: unknown = own ?? (typeof name === 'string' ? getVariable(data ?? {}, name) : undefined);
  return found !== null && typeof found === 'object' && Object.keys(found).length > 0;
}
