import { beforeAll, beforeEach } from 'vitest';
import { closeChromium } from '../browser.ts';

/**
 * Prepares what the journeys of a file share: before the first of them, and anew before a second try. The failed try has changed the
 * platform, and has left its pages open.
 */
export function beforeEachTry(prepare: () => Promise<unknown>): void {
  beforeAll(prepare);
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await closeChromium();
    await prepare();
  });
}
