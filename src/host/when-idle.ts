/** Calls back when the browser has nothing better to do, so that the first screen is never kept waiting. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => work(), { timeout: 5000 });
  } else {
    setTimeout(work, 1000);
  }
}
