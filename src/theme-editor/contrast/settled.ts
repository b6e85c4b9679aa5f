import { ON_ITS_WAY } from '../../state/on-its-way.ts';

/** Milliseconds without a change after which a document is as it stays. */
const QUIET = 250;
/** Milliseconds after which it is looked at in any case. */
const LONGEST = 10_000;

/** Waits until all that the selectors name stands in a document and nothing in it changes any more; for a moment only. */
export function settled(page: Document, selectors: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(wait);
    const longest = setTimeout(end, LONGEST);
    function end(): void {
      watch.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    }
    function wait(): void {
      clearTimeout(quiet);
      const isThere = selectors.every((selector) => page.querySelector(selector));
      if (isThere && !page.querySelector(ON_ITS_WAY)) quiet = setTimeout(end, QUIET);
    }
    watch.observe(page, { childList: true, subtree: true });
    wait();
  });
}
