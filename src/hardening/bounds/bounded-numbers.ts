import { dataMapping, resolveVariableAndFilter } from 'amis-core';
import { boundedChart } from './chart-bounds.ts';
import { boundedMatrix } from './matrix.ts';
import { hasManySteps, isShortEntry, nearest, numberExcess, SCHEDULES, SLIDER_MARKS } from './number-limits.ts';
import { partChanges } from './part-numbers.ts';

type Node = Record<string, unknown>;

const NO_PARTS: readonly number[] = [];

/** The options that amis gives ECharts, whether they came from the page, a variable or a call. */
function drawable(config: unknown, _: unknown, data: object): unknown {
  try {
    return boundedChart(dataMapping(config, data));
  } catch {
    // amis would take the options as they were.
    return {};
  }
}

/** The first marks of a slider, where it has more; a text would be read letter by letter. */
function firstMarks(marks: unknown): Node | undefined {
  if (typeof marks === 'string') return { marks: undefined };
  const entries = Object.entries(Object(marks));
  return entries.length > SLIDER_MARKS ? { marks: Object.fromEntries(entries.slice(0, SLIDER_MARKS)) } : undefined;
}

/** amis lists all steps of a slider, also where it shows none. A list of its own, without any, takes their place. */
function withoutSteps({ showSteps, parts }: Node): Node | undefined {
  const isSplit = Array.isArray(parts) || Number(parts) > 1;
  return showSteps || isSplit ? undefined : { parts: NO_PARTS };
}

/** What a node has instead of the properties whose numbers are too large; formulas in them are left out. */
function changesOf(schema: Node): Node {
  const type = String(schema['type']).toLowerCase();
  const changes: Node = {};
  for (const [key, value] of Object.entries(schema)) {
    const excess = numberExcess(type, key, value);
    if (excess) changes[key] = nearest(value, excess);
  }
  Object.assign(changes, partChanges(type, schema));
  if (type === 'input-range' && hasManySteps(schema)) changes['showSteps'] = false;
  if (type === 'input-range')
    Object.assign(changes, firstMarks(schema['marks']), withoutSteps({ ...schema, ...changes }));
  if (type === 'chart') Object.assign(changes, { disableDataMapping: true, onDataFilter: drawable });
  if (type === 'matrix-checkboxes') {
    const { columns, rows } = boundedMatrix(schema);
    if (rows !== schema['rows']) Object.assign(changes, { columns, rows });
  }
  return changes;
}

const known = new WeakMap<object, object>();

/** A node's definition with numbers that a tenant's page may have; the same object for the same object. */
export function boundedNumbers<Schema>(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const seen = known.get(schema);
  if (seen) return seen as Schema;
  const changes = changesOf(schema as Node);
  const result = Object.keys(changes).length ? { ...schema, ...changes } : schema;
  known.set(schema, result);
  known.set(result, result);
  return result as Schema;
}

const kept = new WeakMap<readonly unknown[], unknown[]>();

/** A calendar's definition with the entries that it may show; where a variable names them, those it has now. */
export function boundedSchedules<Schema extends object>(schema: Schema, data: object): Schema {
  const given = (schema as Node)['schedules'];
  if (given === undefined || given === null) return schema;
  const list = typeof given === 'string' ? resolveVariableAndFilter(given, data, '| raw') : given;
  if (!Array.isArray(list)) return { ...schema, schedules: undefined };
  const schedules = kept.get(list) ?? list.filter(isShortEntry).slice(0, SCHEDULES.entries);
  kept.set(list, schedules);
  return schedules.length === list.length && list === given ? schema : { ...schema, schedules };
}
