import { useContext, useLayoutEffect, useState } from 'react';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../../state/screen-context.ts';
import { CHART } from './number-limits.ts';

type Tell = (hasPlace: boolean) => void;

/** The charts of each screen that are there, first come, first served. */
const charts = new WeakMap<ScreenOfNodes, Set<Tell>>();

function tellAll(all: ReadonlySet<Tell>): void {
  for (const [at, tell] of [...all].entries()) tell(at < CHART.charts);
}

/**
 * Whether a chart has one of the places that its screen has for charts. One that leaves makes room for the next. A React hook.
 */
export function useChartPlace(): boolean {
  const screen = useContext(ScreenOfNodesContext);
  const [hasPlace, tell] = useState(screen === null);
  useLayoutEffect(() => {
    if (!screen) return;
    const all = charts.get(screen) ?? new Set();
    charts.set(screen, all);
    tellAll(all.add(tell));
    return () => {
      all.delete(tell);
      tellAll(all);
    };
  }, [screen]);
  return hasPlace;
}
