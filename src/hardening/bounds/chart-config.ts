const REFUSED = new Set([
  // They lead to another place without a question.
  'link',
  'sublink',
  'target',
  'subtarget',
  'nodeClick',
  // They draw outside the chart.
  'appendTo',
  'appendToBody',
  'extraCssText',
  'toolbox',
  // Each is a canvas of its own.
  'zlevel',
]);

/** Ways to answer a click on a part of a treemap or sunburst without leaving the page. */
const STAYS = new Set<unknown>([false, 'zoomToNode', 'rootToNode']);

type Json = Record<string, unknown>;

/**
 * Whether a chart of a tenant's page may not have an option. The ends of a line in a graph are called `source` and `target`, which
 * leads nowhere.
 *
 * @param isLine whether the option's object has a `source`
 */
export function isRefusedOption(key: string, value: unknown, isLine: boolean): boolean {
  if (key === 'nodeClick') return !STAYS.has(value);
  return REFUSED.has(key) && !(key === 'target' && isLine);
}

/** Rows of a chart: the names in them are people's own. */
export const CHART_ROWS = 'dataset';

/** Levels of a chart's options; none of echarts's go as deep. */
const DEPTH = 40;

/** Whether a value is made of plain data; amis's data stands on other data. Gradients and elements are not. */
function isData(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null) return false;
  let parent = Object.getPrototypeOf(value);
  // No data has a function: an own constructor is a class's.
  while (
    parent &&
    parent !== Object.prototype &&
    typeof Object.getOwnPropertyDescriptor(parent, 'constructor')?.value !== 'function'
  )
    parent = Object.getPrototypeOf(parent);
  return parent === null || parent === Object.prototype;
}

/** A chart's options without those that leave the chart; the same value where there are none. */
export function chartInPlace(value: unknown, depth = 0): unknown {
  if (depth > DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => chartInPlace(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isData(value)) return value;
  let copy: Json | undefined;
  for (const [key, part] of Object.entries(value)) {
    const isRefused = isRefusedOption(key, part, Object.hasOwn(value, 'source'));
    const kept = isRefused || key === CHART_ROWS ? part : chartInPlace(part, depth + 1);
    if (!isRefused && kept === part) continue;
    copy ??= { ...value };
    if (isRefused) delete copy[key];
    else copy[key] = kept;
  }
  return copy ?? value;
}
