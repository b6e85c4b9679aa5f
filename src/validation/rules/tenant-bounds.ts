import { HIGHEST, isTooHigh } from '../../hardening/bounds/layers.ts';
import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { isTrackList } from '../../hardening/bounds/part-numbers.ts';
import { isRareEnough, isWaiting } from '../../hardening/bounds/polling.ts';
import { isRefusedStyle, isStyleKey } from '../../hardening/bounds/style.ts';
import { isRefusedInTooltip, isTooltipStyle } from '../../hardening/bounds/tooltips.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { typeOf } from '../walk.ts';
import type { Problem, Rule } from './rule.ts';

const ROWS = /^perPage(?:Available)?$/;

/** A number, also one that is written as a text. */
const numberOf = (value: unknown): number => (typeof value === 'string' && !value.trim() ? Number.NaN : Number(value));

/** What is wrong with a declaration: it lies higher than it may, or is none of those that a tenant's page may have. */
const declarationProblem = (key: string, value: unknown): Problem =>
  isTooHigh(key, value)
    ? { code: 'bounds.number', values: { key, limit: HIGHEST } }
    : { code: 'bounds.style', values: { key } };

/** Whether a property belongs to a `grid-2d`, or to one of its parts. */
function isOfGrid({ owner, keys, key }: Parameters<Rule>[0]): boolean {
  if (key === 'rowHeight') return typeOf(owner) === 'grid-2d';
  return keys.at(-2) === 'grids' && typeOf(owner?.parent?.parent?.parent) === 'grid-2d';
}

/** Refuses what a company's or app's page would have its readers' browsers and the server do too often or too much of. */
export const tenantBounds: Rule = (visit, { layer }) => {
  const { node, key, keys, owner, reading } = visit;
  if (!isTenantLayer(layer) || node.type === 'object' || node.type === 'array') return [];
  const [above = '', around = ''] = keys.slice(-3, -1);
  const isInTooltip = isTooltipStyle(around, above) && isRefusedInTooltip(key, node.value);
  if (isInTooltip || isTooltipStyle(key, around)) return [declarationProblem(key, node.value)];
  const isRowBackground = key === 'background' && /^t[dr]s$/.test(keys.at(-2) ?? '');
  if (keys.slice(0, -1).some(isStyleKey) || isStyleKey(key) || isRowBackground)
    return isRefusedStyle(key, node.value) ? [declarationProblem(key, node.value)] : [];
  if (isOfGrid(visit) && isTrackList(key, node.value)) return [{ code: 'bounds.style', values: { key } }];
  if (reading !== 'node' && !keys.includes('defaultParams')) return [];
  const number = numberOf(node.value);
  const { interval, rows } = tenantLimits;
  if (isWaiting(key, typeOf(owner)) && !isRareEnough(node.children ? Number.NaN : node.value))
    return [{ code: 'bounds.interval', values: { limit: interval / 1000 } }];
  return ROWS.test(key) && number > rows ? [{ code: 'bounds.rows', values: { limit: rows } }] : [];
};
