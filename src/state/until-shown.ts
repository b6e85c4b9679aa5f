/** How long something shown may stay unchanged, though it is not what one waits for, before it is taken as it is, in ms. */
const SETTLED_AFTER = 1000;

/** Resolves when what an element shows is complete, or has not changed for a second. An empty element shows nothing yet. */
export function untilShown(element: HTMLElement, isComplete: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(check);
    const finish = () => {
      observer.disconnect();
      clearTimeout(settled);
      resolve();
    };
    function check(): void {
      clearTimeout(settled);
      if (isComplete()) {
        finish();
      } else if (element.firstElementChild) {
        settled = setTimeout(finish, SETTLED_AFTER);
      }
    }
    observer.observe(element, { childList: true, subtree: true });
    check();
  });
}
