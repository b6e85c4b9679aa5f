import type { Page } from 'playwright';
import { type Editor, usable } from './edited.ts';

/** One opening of the editor. */
export interface Opening {
  /** Milliseconds from the address to an editor that can be used. */
  time: number;
  /** Bytes that were received, headers included. */
  bytes: number;
  /** The same once the JSON view has been opened as well, where the editor has one. */
  bytesWithJson: number;
}

/** Opens the JSON view, and resolves when it shows the page's text. */
async function openJson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.locator('.view-lines').getByText('page', { exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
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
  const opening = { time, bytes };
  if (editor.name === 'ours') await openJson(page);
  await page.close();
  return { ...opening, bytesWithJson: bytes };
}
