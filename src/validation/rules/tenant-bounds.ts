import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { isRefusedStyle, isStyleKey } from '../../hardening/bounds/style.ts';
import { typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';
import { isTenantLayer } from './tenant-layer.ts';

const POLLING = /^(?:interval|checkInterval)$/;
const ROWS = /^perPage(?:Available)?$/;

/** A number, also one that is written as a text. */
const numberOf = (value: unknown): number => (typeof value === 'string' && !value.trim() ? Number.NaN : Number(value));

/** Refuses what a company's or app's page would have its readers' browsers and the server do too often or too much of. */
export const tenantBounds: Rule = ({ node, key, keys, owner, reading }, { layer }) => {
  if (!isTenantLayer(layer) || node.type === 'object' || node.type === 'array') return [];
  const isRowBackground = key === 'background' && /^t[dr]s$/.test(keys.at(-2) ?? '');
  if (keys.slice(0, -1).some(isStyleKey) || isStyleKey(key) || isRowBackground)
    return isRefusedStyle(key, node.value) ? [{ code: 'bounds.style', values: { key } }] : [];
  if (reading !== 'node' && !keys.includes('defaultParams')) return [];
  const number = numberOf(node.value);
  const { interval, rows } = tenantLimits;
  // A carousel's interval only turns its pictures over.
  if (POLLING.test(key) && number < interval && typeOf(owner) !== 'carousel')
    return [{ code: 'bounds.interval', values: { limit: interval / 1000 } }];
  return ROWS.test(key) && number > rows ? [{ code: 'bounds.rows', values: { limit: rows } }] : [];
};
