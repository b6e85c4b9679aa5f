import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const admin = 'admin@example.com';
const key = 'errors.loggedOut.question';

const schema = {
  type: 'page',
  id: 'page',
  body: [
    { type: 'tpl', id: 'keyed', wrapperComponent: 'h1', tpl: `i18n:${key}` },
    { type: 'tpl', id: 'heading', wrapperComponent: 'h2', tpl: 'A heading' },
    { type: 'tpl', id: 'rich', tpl: 'Ask the help desk' },
    { type: 'button', id: 'button', label: 'Send it' },
    {
      type: 'form',
      id: 'form',
      title: 'Your order',
      body: [{ type: 'input-text', id: 'city', name: 'city', label: 'Your city', description: 'Where you live' }],
    },
  ],
};

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  async function edit(name: string): Promise<Visit> {
    await demo.person.post(`/api/screen/twice/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/twice/${name}/edit`);
    await canvasOf(opened.page).getByText('Ask the help desk').waitFor();
    return opened;
  }

  const draft = async (name: string) =>
    JSON.stringify((await demo.person.get(`/api/screen/twice/${name}/draft`)).json.data);

  /** Whether the keyboard writes into a field of the panel for this node. */
  const isTyping = (page: Page, id: string) =>
    page.evaluate((own) => {
      const { editorStore } = window;
      const node = editorStore.getSchema(editorStore.activeId) as { id?: string } | undefined;
      const panel = document.querySelector('.editor-right-panel');
      return node?.id === own && Boolean(panel?.contains(document.activeElement));
    }, id);

  /** The selected text of the field that has the keyboard: of a field, of code, or of rich text in a frame of its own. */
  const selectedIn = (page: Page) =>
    page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement | HTMLIFrameElement;
      if (field instanceof HTMLIFrameElement) return field.contentDocument?.getSelection()?.toString().trim();
      const code = field.closest('.CodeMirror') as { CodeMirror?: { getSelection(): string } } | null;
      return code?.CodeMirror?.getSelection() ?? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });

  /** Whether the frame of the selected node lies around what the canvas has drawn for it. */
  const isFramed = (page: Page, id: string) =>
    page.evaluate((own) => {
      const { activeId, getDoc } = window.editorStore;
      const drawn = getDoc().querySelector(`[data-editor-id="${activeId}"][name="${own}"]`);
      const frame = document.querySelector<HTMLElement>(`[data-hlbox-id="${activeId}"]`);
      if (!drawn || !frame) return false;
      const { width, height } = drawn.getBoundingClientRect();
      return Math.abs(frame.offsetWidth - width) < 2 && Math.abs(frame.offsetHeight - height) < 2;
    }, id);

  it('a double click on a text leads to its field, whatever was selected before, and the canvas goes on', {
    timeout: 240_000,
  }, async () => {
    const { page, close } = await edit('each');
    const canvas = canvasOf(page);
    const texts = [
      ['keyed', textsOf('en-US')[key]!],
      ['heading', 'A heading'],
      ['rich', 'Ask the help desk'],
      ['button', 'Send it'],
      ['form', 'Your order'],
      ['city', 'Your city'],
    ] as const;
    for (const [id, words] of texts) {
      await canvas.getByText(words, { exact: true }).dblclick();
      await expect.poll(() => isTyping(page, id), { message: id }).toBe(true);
      // All of it is selected, so what is typed takes its place; no word of the canvas is.
      await expect.poll(() => selectedIn(page), { message: id }).toBe(words);
      expect(await canvas.locator('body').evaluate(() => getSelection()?.toString())).toBe('');
      await page.keyboard.type(`${words} now`);
      await canvas.getByText(`${words} now`, { exact: true }).waitFor();
      await expect.poll(() => isFramed(page, id), { message: id }).toBe(true);
      expect(await canvas.locator('[contenteditable]').count()).toBe(0);
    }
    await canvas.getByText('Where you live', { exact: true }).dblclick();
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-amis-name]')?.getAttribute('data-amis-name')),
      )
      .toBe('description');
    // Both languages stay: the words of one have changed.
    await expect.poll(() => draft('each')).toContain(`"tpl":"i18n:${key}"`);
    for (const [, words] of texts) await expect.poll(() => draft('each')).toContain(`${words} now`);
    await close();
  });

  it('a double click where no text is opens nothing', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('none');
    await canvasOf(page).locator('input[name=city]').dblclick({ force: true });
    await expect.poll(() => panelOf(page).locator('[data-panel-of]').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest('.editor-right-panel'))).toBeNull();
    await close();
  });
});
