import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { isShown } from './eval-text.ts';
import { costlyPart } from './markup.ts';
import type { Rule } from './rule.ts';

/** Refuses markup of a company's or app's page that slows its readers' screens down. The host takes the same out. */
export const tenantDrawing: Rule = (visit, { layer }) => {
  const { node, reading } = visit;
  if (!isTenantLayer(layer) || node.type !== 'string' || reading === 'data' || !isShown(visit)) return [];
  const key = costlyPart(node.value);
  return key ? [{ code: 'bounds.style', values: { key } }] : [];
};
