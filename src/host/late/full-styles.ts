import { whenIdle } from './when-idle.ts';

/**
 * Loads the whole style sheet into a document that began with a part of it. Resolves when it applies; a document that
 * has it already loads nothing. Without an answer the page goes on with what it has; the next call tries again.
 */
export async function loadFullStyles(): Promise<void> {
  await import('../../theme/styles.ts').catch(() => undefined);
}

/**
 * Loads it while the person is busy with the page: after the first touch of the live page, when the browser is idle. A
 * visit that never goes further costs nothing.
 */
export function loadFullStylesAfterFirstUse(): void {
  const used = new AbortController();
  const load = () => {
    used.abort();
    whenIdle(() => void loadFullStyles());
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, load, { signal: used.signal, passive: true });
}
