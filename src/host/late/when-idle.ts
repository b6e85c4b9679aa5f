/** Calls back when the browser has nothing better to do, so that the first screen is never kept waiting. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => work(), { timeout: 5000 });
  } else {
    setTimeout(work, 1000);
  }
}

/** Resolves when the person first does something with the page. */
export function whenTouched(page: Document = document): Promise<void> {
  const touches = ['pointerdown', 'keydown', 'focusin'];
  return new Promise((resolve) => {
    const end = () => {
      for (const touch of touches) {
        page.removeEventListener(touch, end, true);
      }
      resolve();
    };
    for (const touch of touches) {
      page.addEventListener(touch, end, true);
    }
  });
}
