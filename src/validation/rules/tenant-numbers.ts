import { getNodeValue, type Node } from 'jsonc-parser';
import { axisParts } from '../../hardening/bounds/chart-axes.ts';
import { chartExcess, forcedNodes } from '../../hardening/bounds/chart-bounds.ts';
import { allDrawnParts } from '../../hardening/bounds/chart-parts.ts';
import { drawnPart } from '../../hardening/bounds/drawn-parts.ts';
import { valueExcess } from '../../hardening/bounds/held-values.ts';
import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { CHOICES, choicesKey, firstChoices, ITEM_KEYS, itemLimit, LISTS } from '../../hardening/bounds/list-types.ts';
import {
  CHART,
  type Excess,
  hasManySteps,
  isShortEntry,
  MATRIX_CELLS,
  numberExcess,
  numberLimit,
  SCHEDULES,
  SLIDER_MARKS,
  SLIDER_STEPS,
} from '../../hardening/bounds/number-limits.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { property, stringProperty, typeOf } from '../walk.ts';
import type { Problem, Rule } from './rule.ts';
import { moreCharts } from './tenant-charts.ts';
import { inPart, moreTracks } from './tenant-parts.ts';

const jsonOf = (node: Node | undefined): unknown => node && getNodeValue(node);
const lengthOf = (node: Node | undefined): number => (node?.type === 'array' ? (node.children?.length ?? 0) : 0);
const isFormula = (value: unknown): boolean => typeof value === 'string' && value.includes('$');

/** Values in a part of a chart's options. */
function valuesIn(node: Node): number {
  const children = node.children ?? [];
  return node.type === 'property'
    ? valuesIn(children[1] ?? node)
    : children.reduce((sum, each) => sum + valuesIn(each), 1);
}

/** The nodes of a series with forces, when there are too many. */
function forcedIn(series: Node): Excess | undefined {
  const layout = stringProperty(series, 'layout');
  if (layout !== 'force') return undefined;
  return forcedNodes({ layout, data: property(series, 'data')?.children, nodes: property(series, 'nodes')?.children });
}

/** What a chart's options have too much of in one value; formulas are bounded by their answers, at run time. */
function inChart(node: Node, key: string, keys: readonly string[]): Excess | undefined {
  if (isFormula(node.value)) return undefined;
  // A list is judged by its length, so that its items need not be read again at every level.
  const value = key === 'range' ? jsonOf(node) : (node.value ?? node.children);
  return forcedIn(node) ?? chartExcess(key, value, keys.slice(keys.lastIndexOf('config') + 1, -1));
}

/** What the entries of a calendar have too much of. */
function inSchedules(node: Node): Excess | undefined {
  if (lengthOf(node) > SCHEDULES.entries) return { key: 'schedules', limit: SCHEDULES.entries };
  const isShort = node.children?.every((entry) => isShortEntry(jsonOf(entry))) ?? true;
  return isShort ? undefined : { key: 'endTime', limit: SCHEDULES.days };
}

/** What a list written out in a page has too much of; choices count those below them. */
function inList(node: Node, type: string, key: string, owner: Node | undefined): Excess | undefined {
  if (node.type !== 'array') return undefined;
  if (LISTS.has(type) && ITEM_KEYS.some((name) => name === key) && !(type === 'each' && key === 'items')) {
    const limit = itemLimit(type, property(owner, 'columns')?.children);
    if (lengthOf(node) > limit) return { key, limit };
  }
  const part = drawnPart(type, key);
  const limit = part?.limit ?? (CHOICES.has(type) && key === choicesKey(type) ? tenantLimits.items : undefined);
  if (limit === undefined) return undefined;
  return isCut(jsonOf(node) as unknown[], limit, part?.below) ? { key, limit } : undefined;
}

const isCut = (choices: unknown[], limit: number, below?: string): boolean =>
  firstChoices(choices, limit, below) !== choices;

/** What the value of a field has too much of. */
function inValue(node: Node, type: string, owner: Node | undefined): Excess | undefined {
  const field = ['options', 'source', 'multiple', 'delimiter'].map((name) => [name, jsonOf(property(owner, name))]);
  return valueExcess(type, jsonOf(node), Object.fromEntries(field));
}

/** What a chart's options have too much of in all. */
function inConfig(node: Node, key: string): Excess | undefined {
  if (node.type !== 'object') return undefined;
  if (valuesIn(node) > CHART.values) return { key, limit: CHART.values };
  const options = jsonOf(node) as Record<string, unknown>;
  const drawn = allDrawnParts(options) + axisParts(options);
  return drawn > CHART.drawn ? { key, limit: CHART.drawn } : undefined;
}

/** What a node has too much of under one of its properties. */
function inNode(node: Node, key: string, owner: Node | undefined): Excess | undefined {
  const type = typeOf(owner);
  if (type === 'chart' && key === 'config') return inConfig(node, key);
  if (key === 'schedules' && node.type === 'array') return inSchedules(node);
  if (type === 'input-range' && key === 'showSteps' && hasManySteps(jsonOf(owner) as Record<string, unknown>))
    return { key, limit: SLIDER_STEPS };
  if (
    type === 'matrix-checkboxes' &&
    key === 'rows' &&
    lengthOf(node) * lengthOf(property(owner, 'columns')) > MATRIX_CELLS
  )
    return { key, limit: MATRIX_CELLS };
  if (type === 'input-range' && key === 'marks' && (node.children?.length ?? 0) > SLIDER_MARKS)
    return { key, limit: SLIDER_MARKS };
  if (numberLimit(key, type)) return numberExcess(type, key, jsonOf(node));
  return inList(node, type, key, owner) ?? (key === 'value' ? inValue(node, type, owner) : undefined);
}

/** Loops of actions in one another: each multiplies the rounds of those around it. */
const LOOPS = 2;

function isDeepLoop({ node, key, owner }: Parameters<Rule>[0]): boolean {
  if (key !== 'actionType' || node.value !== 'loop') return false;
  let loops = 0;
  for (let around = owner; around; around = around.parent)
    loops += Number(stringProperty(around, 'actionType') === 'loop');
  return loops > LOOPS;
}

function problemsOf(excess: Excess | undefined): Problem[] {
  if (!excess) return [];
  const { key, limit, least } = excess;
  return [
    least === undefined
      ? { code: 'bounds.number', values: { key, limit } }
      : { code: 'bounds.whole', values: { key, least, limit } },
  ];
}

/** Refuses numbers of a company's or app's page that would keep a reader's browser busy: it draws as many parts. */
export const tenantNumbers: Rule = (visit, context, document): Problem[] => {
  if (!isTenantLayer(context.layer)) return [];
  const { node, key, keys, owner, path, reading } = visit;
  if (isDeepLoop(visit)) return [{ code: 'bounds.depth', values: { limit: LOOPS } }];
  const isItem = path.at(-1) !== key;
  const excess =
    reading === 'chart'
      ? inChart(node, key, keys)
      : reading !== 'node' || isItem
        ? undefined
        : (inNode(node, key, owner) ?? moreCharts(visit, document) ?? moreTracks(visit, context, document));
  return problemsOf(excess ?? (isItem ? undefined : inPart(visit)));
};
