import type { FrameLocator, Locator, Page } from 'playwright';
import { textsOf } from '../screens/platform.ts';

const en = textsOf('en-US');

/** What the tests read of amis-editor's store. */
interface EditorStore {
  schema: object;
  schemaRaw: object;
  canUndo: boolean;
  ready: boolean;
  activeId: string;
  /** What the palette is searched for. */
  subRenderersKeywords: string;
  getSchema(id: string): object | undefined;
  getRootId(): string;
  setActiveId(id: string): void;
  /** The page as the canvas is given it. */
  filteredSchema: { body: { $$id: string }[] };
  changeValueById(id: string, value: object): void;
}

declare global {
  interface Window {
    /** amis-editor's own. */
    editorStore: EditorStore;
  }
}

/** The page in the editor, as it is drawn. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe.ae-PreviewIFrame');

/** The panel of the selected node. */
export const panelOf = (page: Page): Locator => page.locator('.editor-right-panel');

/** Has the selected node's text be a plain one, in place of words in both languages. A step of its own. */
export async function writePlain(page: Page): Promise<void> {
  await panelOf(page).locator('.pw-words').getByRole('button', { name: en['editor.texts.plain']! }).first().click();
}

/** Writes into the field for the plain text of the selected node, in one go: the editor makes a step of what stands between two pauses. */
export async function write(page: Page, text: string): Promise<void> {
  await panelOf(page).locator('.CodeMirror').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
