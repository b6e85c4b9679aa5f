import { patchMethod } from '../patch-method.ts';
import { axisParts } from './chart-axes.ts';
import { chartInPlace } from './chart-config.ts';
import { allDrawnParts } from './chart-parts.ts';

type Options = Record<string, unknown>;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;
const isNamed = (part: unknown): boolean => isObject(part) && 'id' in part;
const hasForces = (part: unknown): boolean => isObject(part) && part['layout'] === 'force';

/** Whether options cannot be merged with others within the bounds: they multiply parts, or ECharts would add theirs by their ids. */
function standsAlone(options: unknown): boolean {
  if (!isObject(options)) return false;
  const parts = Object.values(options).flat();
  return parts.some((part) => isNamed(part) || hasForces(part)) || allDrawnParts(options) + axisParts(options) > 0;
}

/** Pixels of a chart's width and height. A drawing area of 16,000 in both takes a second and a gigabyte. */
const LONGEST_SIDE = 4000;

interface Sized {
  getDom(): HTMLElement;
  resize(size?: object): void;
}

/** A chart draws on an area as large as its box; a larger box keeps a part of itself empty. */
function boundSize(chart: Sized): void {
  const tooLong = () => {
    const { clientWidth, clientHeight } = chart.getDom();
    return {
      ...(clientWidth > LONGEST_SIDE && { width: LONGEST_SIDE }),
      ...(clientHeight > LONGEST_SIDE && { height: LONGEST_SIDE }),
    };
  };
  patchMethod(
    chart,
    'resize',
    (resize) =>
      function (this: object, size: object) {
        return resize.call(this as Sized, { ...size, ...tooLong() } as never);
      },
  );
  if (Object.keys(tooLong()).length) chart.resize();
}

/**
 * Bounds every option that a chart gets, also those that come from a call or from the page's data. Options whose parts multiply
 * take the place of those before them and after them: each is within the bounds, both together need not be.
 */
export function boundChart(chart: object): void {
  if ('getDom' in chart) boundSize(chart as Sized);
  let wasAlone = false;
  patchMethod(
    chart,
    'setOption',
    (setOption) =>
      function (this: object, option: never, notMerge: never, ...more: never[]) {
        const kept = chartInPlace(option);
        const isAlone = standsAlone(kept);
        const replaces = wasAlone || isAlone || notMerge;
        wasAlone = isAlone;
        return setOption.call(this, kept as never, replaces as never, ...more);
      },
  );
}
