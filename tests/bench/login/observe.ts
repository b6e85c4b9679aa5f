/** What a page notes about itself while it loads; times in ms since the navigation began. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  typeable: number;
  live: number;
  blocking: number;
  shift: number;
}

/**
 * Runs in the page before everything else and collects into `window.observed`. Must not use anything of this module.
 * A field counts as typeable in the first frame that shows it enabled; the page as live when it says so by the mark
 * `pagewright-live` or, where it never does, when the field is there, because its scripts made it.
 */
export function observe(): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, typeable: 0, live: 0, blocking: 0, shift: 0 };
  Object.assign(window, { observed: seen });
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  follow('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  follow('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  follow('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  follow('mark', (entry) => {
    if (entry.name === 'pagewright-live') seen.live = entry.startTime;
  });
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('input[name="token"]');
    if (field && !field.disabled && field.getClientRects().length > 0) seen.typeable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
