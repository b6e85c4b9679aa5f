import type { Page } from 'playwright';

/** A window that notes its frames. */
type NotingWindow = Window & { lastFrame: number; longestGap: number };

/** Milliseconds between two frames that no page is blamed for, however fast the machine is. */
const LEAST = 6000;

/** A page may let people wait this many times as long for a frame as a plain one on the same machine. */
const TIMES = 12;

/** Frames that must come once a page has answered. A page that draws nothing any more answers still. */
const FURTHER = 5;

/** Notes the longest time between two frames of each document that a page shows from now on. */
export const noteFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noting = window as unknown as NotingWindow;
    noting.longestGap = 0;
    const note = (now: number) => {
      if (noting.lastFrame) noting.longestGap = Math.max(noting.longestGap, now - noting.lastFrame);
      noting.lastFrame = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** Milliseconds of the longest time between two frames until some more have been drawn, or until `most` is over. */
export const longestGap = (page: Page, most: number): Promise<number> =>
  page.evaluate(
    ([most, further]) =>
      new Promise<number>((resolve) => {
        const noting = window as unknown as NotingWindow;
        const begun = performance.now();
        const end = () => resolve(Math.max(noting.longestGap, performance.now() - (noting.lastFrame || begun)));
        const timer = setTimeout(end, most);
        const next = (left: number): unknown => {
          if (left > 0) return requestAnimationFrame(() => next(left - 1));
          clearTimeout(timer);
          return end();
        };
        next(further);
      }),
    [most, FURTHER] as const,
  );

/** The longest time that a page may take between two frames, by what a plain page took. */
export const gapBound = (plain: number): number => Math.max(LEAST, TIMES * plain);
