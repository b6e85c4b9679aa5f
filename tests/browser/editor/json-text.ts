import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The lines that Monaco shows; blanks of a line's beginning are others there. */
export const linesOf = (view: Locator): Promise<string> =>
  view.locator('.view-lines').evaluate((lines) =>
    [...lines.children]
      .map((line) => ({ top: Number.parseFloat((line as HTMLElement).style.top), text: line.textContent ?? '' }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join('\n'),
  );

/** Puts another text in place of the whole. */
export async function replaceText(page: Page, view: Locator, text: string): Promise<void> {
  // A list that was closed a moment ago takes the focus back once.
  const isFocused = async (): Promise<boolean> => {
    await view.locator('.view-lines').click();
    return view.locator('textarea').evaluate((place) => place === document.activeElement);
  };
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await view.locator('textarea').evaluate((place, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
