import type { Frame, Page } from 'playwright';

/** What of amis-editor's store is used; it is the same in both editors. */
interface EditorStore {
  schema: object;
  subRenderers: unknown[];
  activeId: string;
  /** The document in which the page is drawn. */
  getDoc(): Document;
  setActiveId(id: string): void;
  changeValueById(id: string, value: object): void;
  duplicate(id: string): void;
  moveDown(move: { sourceId: string }): void;
  undo(): void;
}

/** The window of an editor. */
export type EditorWindow = Window & {
  editorStore: EditorStore;
  /** The moment at which a document of the editor last changed, in milliseconds since the window was opened; our own. */
  lastChange: number;
};

/** What is measured. */
export const ACTIONS = ['select', 'change a property', 'insert', 'move', 'undo'] as const;
export type Action = (typeof ACTIONS)[number];

/** One of the two editors. */
export interface Editor {
  name: 'ours' | 'bare';
  /** Opens a page in it. */
  open(page: Page, name: string): Promise<unknown>;
  /** The document in which the page is drawn. */
  canvas(page: Page): Promise<Frame>;
}

/** Agrees to a large page where the editor asks before it draws one. */
async function agreed(page: Page, canvas: Promise<unknown>): Promise<void> {
  const open = page.getByRole('button', { name: 'Open in the editor' });
  const isAsked = await Promise.race([open.waitFor({ timeout: 120_000 }).then(() => true), canvas.then(() => false)]);
  if (isAsked) await open.click();
}

/** Resolves when the page is drawn to its end, the palette is filled, and a panel is there. */
export async function usable(page: Page, editor: Editor): Promise<void> {
  const drawn = editor.canvas(page);
  await agreed(page, drawn);
  const canvas = await drawn;
  await canvas.getByText('The last of all').waitFor({ timeout: 180_000 });
  await page.waitForFunction(
    () => (window as unknown as EditorWindow).editorStore.subRenderers.length > 50,
    undefined,
    { timeout: 120_000 },
  );
  await page.locator('.editor-left-panel .ae-RendererList-item').first().waitFor();
}

/** Milliseconds without a change after which the screen has come to rest. */
const REST = 400;

/**
 * Notes when the editor's document and the one of its canvas change. The bar above our editor does not count: it tells that the draft
 * is being saved, which a clock begins, and amis-editor alone saves nothing.
 */
export async function watchChanges(page: Page, editor: Editor): Promise<void> {
  const canvas = await editor.canvas(page);
  const frame = canvas === page.mainFrame() ? null : await canvas.frameElement();
  await page.evaluate((inner) => {
    const editor = window as unknown as EditorWindow;
    const noted = () => {
      editor.lastChange = performance.now();
    };
    const isInBar = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('.pw-edit-bar');
    const observer = new MutationObserver((changes) => {
      if (!changes.every(isInBar)) requestAnimationFrame(noted);
    });
    const documents = [document, ...(inner ? [(inner as unknown as HTMLIFrameElement).contentDocument!] : [])];
    for (const each of documents) observer.observe(each.body, { childList: true, characterData: true, subtree: true });
  }, frame);
}

/**
 * Does something with a node in the editor.
 * @returns milliseconds until the frame in which its documents changed for the last time before they came to rest
 */
export function timed(page: Page, action: Action, id: string): Promise<number> {
  return page.evaluate(
    async ({ action, id, REST }) => {
      const editor = window as unknown as EditorWindow;
      const store = editor.editorStore;
      const runs: Record<Action, () => void> = {
        select: () => store.setActiveId(id),
        'change a property': () => store.changeValueById(id, { label: `Changed ${id}` }),
        insert: () => store.duplicate(id),
        move: () => store.moveDown({ sourceId: id }),
        undo: () => store.undo(),
      };
      const before = store.schema;
      const begun = performance.now();
      editor.lastChange = begun;
      runs[action]();
      if (action !== 'select' && store.schema === before) throw new Error(`${action} did not change the page`);
      await new Promise<void>((done) => {
        // A long piece of work is no rest: what it changed is noted in the frame after it.
        let quietFrames = 0;
        let lastFrame = performance.now();
        const look = () => {
          const now = performance.now();
          const isQuiet = now - editor.lastChange > REST && now - lastFrame < REST;
          lastFrame = now;
          quietFrames = isQuiet ? quietFrames + 1 : 0;
          if (quietFrames > 3) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      return editor.lastChange - begun;
    },
    { action, id, REST },
  );
}
