/** Whether a person has just used this document or one in it. The page's own document knows which click was the page's. */
export const wasUsed = (): boolean => navigator.userActivation?.isActive ?? true;

/** Milliseconds that browsers may take to tell this document of a click in the page. */
const DELAY = 250;

/** Waits until this document must have heard of a click in the page: what the page sends with it may be faster. */
export const whenHeard = (): Promise<void> =>
  wasUsed() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, DELAY));

/** Says yes once in a period. */
export function everyPeriod(period: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < period) return false;
    last = performance.now();
    return true;
  };
}

/** Lets a page have one thing in a period, while a person uses it: browsers do not say which use it was. */
export function onceIn(period: number): () => boolean {
  const isTime = everyPeriod(period);
  return () => wasUsed() && isTime();
}
