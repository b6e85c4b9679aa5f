/** What a page notes about itself while it loads; times in ms since the navigation began. */
export interface Observed {
  firstPaint: number;
  /** The first frame with the page's heading, its words in it. */
  heading: number;
  /** The first frame with what the page is for: its cards, fields or rows. */
  content: number;
  /** The live page stands in the place of the first picture. */
  live: number;
  /** The sum of all layout shifts. */
  shift: number;
}

/**
 * Runs in the page before everything else and collects into `window.observed`. Must not use anything of this module.
 * @param content selects what the page is for
 */
export function observe(content: string): void {
  const seen: Observed = { firstPaint: 0, heading: 0, content: 0, live: 0, shift: 0 };
  Object.assign(window, { observed: seen });
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  follow('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().height > 1,
    );
  const look = () => {
    const now = performance.now();
    // A name that only listeners get is not seen.
    if (!seen.heading && isShown('h1:not(:empty):not(:has(.pw-unseen))')) seen.heading = now;
    if (!seen.content && isShown(content)) seen.content = now;
    const isLive = document.readyState === 'complete' && !document.querySelector('#shell > *');
    if (isLive && isShown('#root main')) seen.live = now;
    if (!seen.heading || !seen.content || !seen.live) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
