import { isRefusedElement, isRefusedKey } from '../../reach/refused-nodes.ts';
import { chartInPlace } from './chart-config.ts';
import { isComputedStyle, isUnsafeNavStyle } from './computed-style.ts';
import { framedSheet, isOwnSheet, isSheetKey } from './framed-sheet.ts';
import { tenantLimits } from './limits.ts';
import { nearest, numberExcess } from './number-limits.ts';
import { isOutsideKey, isSelfOpening } from './outside.ts';
import { isRareEnough, isWaiting } from './polling.ts';
import { isRefusedStyle, isStyleKey } from './style.ts';
import { isRefusedInTooltip, isTooltipKey, isTooltipStyle } from './tooltips.ts';

type Node = Record<string, unknown>;

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A style without what a tenant's page may not have; the same object when there is nothing of that kind. */
function withoutCost(style: unknown): unknown {
  if (!isObject(style)) return style;
  let copy: Node | undefined;
  for (const [key, value] of Object.entries(style)) {
    const kept = isRefusedStyle(key, value) ? undefined : withoutCost(value);
    if (kept === value) continue;
    copy ??= { ...style };
    if (kept === undefined) delete copy[key];
    else copy[key] = kept;
  }
  return copy ?? style;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A style sheet that stays inside the frame; the same object where it does already. */
function framed(key: string, value: unknown, id: unknown): unknown {
  const { kept } = framedSheet(key, value, id);
  return withoutCost(isEqual(kept, value) ? value : kept);
}

/** The rows of a `table-view` without refused styles; each row and each cell has a style and a background of its own. */
function boundedRows(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const part = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === 'tds') return [[name, boundedRows(value)]];
    if (name !== 'background' && name !== 'style') return [[name, value]];
    return isRefusedStyle(name, value) ? [] : [[name, withoutCost(value)]];
  };
  const kept = rows.map((row: unknown) =>
    isObject(row) ? Object.fromEntries(Object.entries(row).flatMap(part)) : row,
  );
  return isEqual(kept, rows) ? rows : kept;
}

/** A style without what a tooltip may not have. */
function tooltipStyle(style: unknown): unknown {
  if (!isObject(style)) return undefined;
  const kept = Object.fromEntries(Object.entries(style).filter(([key, value]) => !isRefusedInTooltip(key, value)));
  return withoutCost(isEqual(kept, style) ? style : kept);
}

/** A part of a node that is no node itself, within the same bounds. */
function boundedPart(around: string, part: Node): Node {
  const inBounds = ([key, value]: [string, unknown]): [string, unknown][] => {
    const excess = numberExcess('', key, value);
    const kept = excess ? nearest(value, excess) : bounded(key, value, part, around);
    return kept === undefined ? [] : [[key, kept]];
  };
  const kept = Object.fromEntries(Object.entries(part).flatMap(inBounds));
  return isEqual(kept, part) ? part : kept;
}

/** What stays of a node's property. */
function bounded(key: string, value: unknown, { type, id }: Node, around = ''): unknown {
  const { rows, interval } = tenantLimits;
  if (isSheetKey(key)) return framed(key, value, id);
  if (isOutsideKey(key, value) || isComputedStyle(key) || isUnsafeNavStyle(key, type)) return undefined;
  if (isSelfOpening(key, type)) return undefined;
  if (isRefusedKey(key) || isRefusedElement(key, value)) return undefined;
  if (key === 'loadingConfig' && isObject(value) && 'root' in value) return { ...value, root: undefined };
  if (key === 'config' && String(type).toLowerCase() === 'chart') return chartInPlace(value);
  if (key === 'trs') return boundedRows(value);
  if ((/^(?:overflow|autoGenerateFilter)$/.test(key) || isTooltipKey(key)) && isObject(value))
    return boundedPart(key, value);
  if (isTooltipStyle(key, around)) return tooltipStyle(value);
  if (isStyleKey(key)) return isRefusedStyle(key, value) ? undefined : withoutCost(value);
  if (key === 'perPage') return Number(value) > rows ? rows : value;
  if (key === 'perPageAvailable') return Array.isArray(value) ? value.filter((each) => Number(each) <= rows) : value;
  return isWaiting(key, String(type)) && !isRareEnough(value) ? interval : value;
}

/** amis writes a page's variables for the whole document; as rules of the frame they hold in it alone. */
function inFrame({ cssVars, ...node }: Node): Node {
  return cssVars ? { ...node, css: { '.pw-tenant > *': cssVars, ...(node['css'] as Node | undefined) } } : node;
}

const known = new WeakMap<object, object>();

/**
 * A node's definition within the bounds of a tenant's page; the checker refuses the same. Answers the same object for the same
 * object, so that React sees no change where there is none.
 */
export function boundedSchema<Schema>(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const seen = known.get(schema);
  if (seen) return seen as Schema;
  const copy: Node = {};
  let isChanged = false;
  for (const [key, value] of Object.entries(schema)) {
    const kept = bounded(key, value, schema);
    if (kept !== value) isChanged = true;
    if (kept !== undefined) copy[key] = kept;
  }
  const result = isChanged || copy['cssVars'] ? inFrame(copy) : schema;
  known.set(schema, result);
  known.set(result, result);
  return result as Schema;
}

const plain = new WeakMap<object, object>();

/** A node without style sheets of its own: those of a sign-in page could hide or rename the parts of the platform's form. */
export function withoutSheets<Schema>(schema: Schema): Schema {
  if (!isObject(schema) || !Object.keys(schema).some(isOwnSheet)) return schema;
  const result = plain.get(schema) ?? Object.fromEntries(Object.entries(schema).filter(([key]) => !isOwnSheet(key)));
  plain.set(schema, result);
  return result as Schema;
}
