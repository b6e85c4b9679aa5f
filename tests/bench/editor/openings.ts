import type { Page } from 'playwright';
import { type Editor, usable } from './edited.ts';

/** One opening of the editor. */
export interface Opening {
  /** Milliseconds from the address to an editor that can be used. */
  time: number;
  /** Bytes that were received, headers included. */
  bytes: number;
}

/** Opens a page of 60 nodes in a new tab: cold when nothing of its browser's context has been there before. */
export async function openOnce(page: Page, editor: Editor): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await editor.open(page, 'small');
  await usable(page, editor);
  const time = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  await page.close();
  return { time, bytes };
}
