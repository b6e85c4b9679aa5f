import type { Page } from 'playwright';

/**
 * Begins to watch for a heading. The answer resolves with the moment at which it has been painted, in milliseconds since 1970:
 * two frames after it came into the document.
 */
export async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('#root h1')?.textContent?.includes(wanted)) {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
        }
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { painted };
  }, text);
  return () => handle.evaluate(({ painted }) => painted);
}
