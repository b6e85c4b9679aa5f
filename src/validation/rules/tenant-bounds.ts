import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { isOutside } from '../../hardening/bounds/outside.ts';
import { isRareEnough, isWaiting } from '../../hardening/bounds/polling.ts';
import { isRefusedStyle, isStyleKey } from '../../hardening/bounds/refused-styles.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { typeOf } from '../walk.ts';
import { isShown } from './eval-text.ts';
import { hasRefusedMarkup } from './markup.ts';
import type { Rule } from './rule.ts';

/** Refuses what a company's or app's page would have its readers' browsers do too often, or outside of the page. */
export const tenantBounds: Rule = (visit, { layer }) => {
  const { node, key, keys, owner, path, reading } = visit;
  if (!isTenantLayer(layer)) return [];
  if (reading === 'node' && path.at(-1) === key && isOutside(key, node.value, typeOf(owner)))
    return [{ code: 'bounds.style', values: { key } }];
  if (node.type === 'object' || node.type === 'array') return [];
  if (keys.some(isStyleKey)) return isRefusedStyle(key, node.value) ? [{ code: 'bounds.style', values: { key } }] : [];
  if (node.type === 'string' && reading !== 'data' && isShown(visit) && hasRefusedMarkup(node.value))
    return [{ code: 'bounds.style', values: { key: 'style' } }];
  if (reading !== 'node' && !keys.includes('defaultParams')) return [];
  if (!isWaiting(key, typeOf(owner)) || isRareEnough(node.value)) return [];
  return [{ code: 'bounds.interval', values: { limit: tenantLimits.interval / 1000 } }];
};
