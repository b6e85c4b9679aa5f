import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { CHART_ROWS, isRefusedOption } from '../../hardening/bounds/chart-config.ts';
import { isComputedStyle, isUnsafeNavStyle } from '../../hardening/bounds/computed-style.ts';
import { framedSheet, isSheetKey } from '../../hardening/bounds/framed-sheet.ts';
import { isTooHigh } from '../../hardening/bounds/layers.ts';
import { isOutsideKey, isSelfOpening } from '../../hardening/bounds/outside.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import { property, typeOf, type Visit } from '../walk.ts';
import type { Problem, Rule } from './rule.ts';

const refused = (key: string): Problem => ({ code: 'bounds.style', values: { key } });

const isLeavingOption = ({ node, key, keys, owner }: Visit): boolean =>
  !keys.includes(CHART_ROWS) && isRefusedOption(key, node.value, property(owner, 'source') !== undefined);

/** Whether the host leaves a property out because of its name. */
const isUndrawn = ({ node, key, owner }: Visit): boolean =>
  isOutsideKey(key, node.value) ||
  isComputedStyle(key) ||
  isUnsafeNavStyle(key, typeOf(owner)) ||
  isSelfOpening(key, typeOf(owner));

/** What the host would take out of a style sheet, at the place of each part. */
function sheetProblems({ node, key, owner }: Visit): Problem[] {
  const { refused: paths } = framedSheet(key, getNodeValue(node), property(owner, 'id')?.value);
  // Finding a place walks the sheet from its beginning: nobody is told of more than these.
  return paths.slice(0, MOST_MESSAGES + 1).flatMap((path) => {
    const part = path.length > 0 ? findNodeAtLocation(node, [...path]) : node;
    const name = path.at(-1) ?? key;
    // `tenantBounds` tells of this one, in every style.
    if (isTooHigh(name, part?.value)) return [];
    return [{ ...refused(name), offset: (path.length > 0 ? part?.parent : part)?.offset ?? node.offset }];
  });
}

/**
 * Refuses what a company's or app's page would draw outside its own frame: rules of style sheets, menus, charts. The host takes the same out.
 */
export const tenantFrame: Rule = (visit, context) => {
  const { key, keys, path, reading } = visit;
  if (!isTenantLayer(context.layer) || typeof path.at(-1) !== 'string') return [];
  if (reading === 'chart') return isLeavingOption(visit) ? [refused(key)] : [];
  if (reading !== 'node') return [];
  if (isUndrawn(visit) || (key === 'root' && keys.at(-2) === 'loadingConfig')) return [refused(key)];
  if (!isSheetKey(key) || keys.slice(0, -1).some(isSheetKey)) return [];
  return sheetProblems(visit);
};
