import { CHART, type Excess } from '../../hardening/bounds/number-limits.ts';
import { property, type Visit } from '../walk.ts';
import type { Checked } from './rule.ts';

/** Properties whose nodes are shown one after the other, or later. */
const LATER = /^(?:tabs|steps|dialog|drawer|actions|onEvent|definitions)$/;
/** Properties of a chart that may hide it. */
const HIDES = ['visible', 'visibleOn', 'hidden', 'hiddenOn'] as const;

const counts = new WeakMap<Checked, number>();

/**
 * Finds the first chart that is one too many for a page that shows all its charts at once. Charts in tabs, in dialogs and under a
 * condition are left out: how many of them are there is known at run time alone.
 */
export function moreCharts({ node, key, keys, owner }: Visit, document: Checked): Excess | undefined {
  if (key !== 'type' || String(node.value).toLowerCase() !== 'chart') return undefined;
  if (keys.some((name) => LATER.test(name)) || HIDES.some((name) => property(owner, name))) return undefined;
  const count = (counts.get(document) ?? 0) + 1;
  counts.set(document, count);
  return count === CHART.charts + 1 ? { key: 'chart', limit: CHART.charts } : undefined;
}
