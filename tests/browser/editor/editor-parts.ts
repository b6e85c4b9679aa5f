import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import type { TestEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, type Visit, visit } from '../screens/platform.ts';

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
  /** The entries of the palette. */
  subRenderers: readonly object[];
  getSchema(id: string): object | undefined;
  getRootId(): string;
  /** The canvas. */
  getDoc(): Document;
  /** Puts a page with marks in place, as one step of the history. */
  traceableSetSchema(schema: object): void;
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

/** A platform, and one of its people beside the browser. */
interface Demo {
  server: DemoPlatform;
  person: Person;
}

/** Starts a platform before the first test, for as long as the tests of a file run. What it answers is filled by then. */
export function demoWith(engine: TestEngine, account: string): Demo {
  const demo = {} as Demo;
  beforeEachTry(async () => {
    demo.server = await startPlatform(engine);
    demo.person = await demo.server.person(account);
  });
  afterAll(closeChromium);
  return demo;
}

/** The page in the editor, as it is drawn. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe.ae-PreviewIFrame');

/** The panel of the selected node. */
export const panelOf = (page: Page): Locator => page.locator('.editor-right-panel');

/** Opens a screen of the platform in the editor and waits until its canvas and its palette are there. */
export async function edit({ server }: Demo, account: string, id: string): Promise<Visit> {
  const opened = await visit(server, { as: account, width: 1600 });
  await opened.page.goto(`${server.base}/admin/screens/${id}/edit`);
  await canvasOf(opened.page).locator('h1').first().waitFor();
  const palette = opened.page.locator('.editor-left-panel');
  await palette.getByText(en['editor.renderer.container']!, { exact: true }).first().waitFor();
  return opened;
}

/** Has the selected node's text be a plain one, in place of words in both languages. A step of its own. */
export async function writePlain(page: Page): Promise<void> {
  const fields = panelOf(page).locator('.CodeMirror');
  const before = await fields.count();
  await panelOf(page).locator('.pw-words').getByRole('button', { name: en['editor.texts.plain']! }).first().click();
  // Until the field for the plain text is there, the first one is for an expression, and a click into it opens a dialog.
  await expect.poll(() => fields.count()).toBeGreaterThan(before);
}

/** Writes into the field for the plain text of the selected node, in one go: the editor makes a step of what stands between two pauses. */
export async function write(page: Page, text: string): Promise<void> {
  await panelOf(page).locator('.CodeMirror').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/**
 * Has the editor tell nobody any more that the page is open. It does so each 20 seconds, and without a session the answer asks for a sign-in
 * at once, before anything was written.
 */
export const muteEditor = (page: Page): Promise<unknown> =>
  page.route('**/presence', (route) => route.fulfill({ json: { status: 0, msg: '', data: { people: [], more: 0 } } }));
