import type { Page } from 'playwright';
import { type Editor, type EditorWindow, usable } from './edited.ts';

/** Fields that are typed into, and keys for each. */
const FIELDS = 5;
const KEYS = 4;

/** Milliseconds of rest between two keys: each is one that nothing else follows. */
const REST = 1000;

/** The editor's own ids of the first text fields of the page. */
const firstFields = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const found: string[] = [];
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const node = value as { type?: string; $$id?: string };
      if (node.type === 'input-text' && node.$$id) found.push(node.$$id);
      for (const each of Object.values(value)) visit(each);
    };
    visit((window as unknown as EditorWindow).editorStore.schema);
    return found.slice(0, most);
  }, FIELDS);

/** Presses a key in the field that has the keyboard. Milliseconds until the canvas shows other words of a node. */
async function timedKey(page: Page, label: () => Promise<string>): Promise<number> {
  const before = await label();
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        (window as unknown as EditorWindow).lastChange = performance.now();
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press('x');
  const shown = await page.waitForFunction(
    ([was, id]) => {
      const editor = window as unknown as EditorWindow;
      const drawn = editor.editorStore.getDoc().querySelector<HTMLElement>(`[data-editor-id="${id}"]`);
      return drawn && drawn.innerText !== was ? performance.now() - editor.lastChange : false;
    },
    [before, await page.evaluate(() => (window as unknown as EditorWindow).editorStore.activeId)] as const,
    { polling: 'raf' },
  );
  return (await shown.jsonValue()) as number;
}

/** Opens the page of 60 nodes and types into the labels of some fields, a key at a time. */
export async function measureTyping(page: Page, editor: Editor): Promise<number[]> {
  await editor.open(page, 'small');
  await usable(page, editor);
  const samples: number[] = [];
  for (const id of await firstFields(page)) {
    await page.evaluate((one) => (window as unknown as EditorWindow).editorStore.setActiveId(one), id);
    const field = page.locator('.editor-right-panel input[name="label"]').first();
    await field.waitFor();
    await page.waitForTimeout(REST);
    await field.focus();
    const canvas = await editor.canvas(page);
    const label = () => canvas.locator(`[data-editor-id="${id}"]`).first().innerText();
    for (let key = 0; key < KEYS; key += 1) {
      samples.push(await timedKey(page, label));
      await page.waitForTimeout(REST);
    }
  }
  return samples;
}
