/** Milliseconds without a change after which a document is as it stays. */
const QUIET = 250;
/** Milliseconds after which it is looked at in any case. */
const LONGEST = 5000;

/** Waits until something stands in a document and nothing in it changes any more; for a moment only. */
export function settled(page: Document, selector: string): Promise<void> {
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
      if (page.querySelector(selector)) quiet = setTimeout(end, QUIET);
    }
    watch.observe(page, { childList: true, subtree: true });
    wait();
  });
}
