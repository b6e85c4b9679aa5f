import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import palettes from '../../../schemas/editor/palette.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, type VisitOptions, visit } from '../screens/platform.ts';
import { canvasOf, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const [id, other] = ['errors/done', 'errors/not-found'];
const program = 'document.title = "ran"';
const hostile = `<img src="x" onerror='${program}'>${'$'}{1 + 1}`;

const text = (own: string, words = own) => ({ type: 'tpl', id: own, wrapperComponent: 'p', tpl: words });
const draft = {
  type: 'page',
  id: 'page',
  body: [
    text('first'),
    text('second'),
    {
      type: 'form',
      id: 'form',
      title: 'Form',
      api: 'get:/api/company',
      body: [
        { type: 'input-text', id: 'city', name: 'city', label: 'City' },
        { type: 'select', id: 'kind', name: 'kind', label: 'Kind', options: [{ label: 'One', value: 1 }] },
      ],
    },
    {
      type: 'button',
      id: 'go',
      label: 'Go',
      visibleOn: "${city != 'x'}",
      onEvent: { click: { actions: [{ actionType: 'reload', componentId: 'go' }] } },
    },
    text('last'),
  ],
};

type Shown = { body: Record<string, unknown>[] };
const shown = (page: Page): Promise<Shown> => page.evaluate(() => window.editorStore.schemaRaw as never);
const lineOf = (piece: string): number => {
  const before = JSON.stringify(draft, null, 2).split(piece)[0]!;
  return before.split('\n').length;
};
const idsShown = async (page: Page) => (await shown(page)).body.map((node) => node['id']);
const active = (page: Page) =>
  page.evaluate(() => (window.editorStore.getSchema(window.editorStore.activeId) as { id?: string } | undefined)?.id);
/** The rules of axe that something on the page breaks. */
const rules = async (page: Page) =>
  [...new Set((await accessibilityViolations(page)).map((line) => line.split(' ')[0]))].sort();
const select = async (page: Page, words: string): Promise<void> => {
  await canvasOf(page).getByText(words, { exact: true }).first().click();
};

onOneEngine((engine) => {
  let server: DemoPlatform;
  let person: Person;
  beforeAll(async () => {
    server = await startPlatform(engine);
    person = await server.person('admin@example.com');
  });
  beforeEach(async () => {
    await person.post(`/api/screen/${id}/draft`, { schema: draft });
    await person.post(`/api/screen/${other}/draft`, {
      schema: { type: 'page', id: 'page', body: [text('go', 'Elsewhere')] },
    });
  });
  afterAll(closeChromium);

  async function open(page: Page, screen: string, ready: string): Promise<void> {
    await page.goto(`${server.base}/admin/screens/${screen}/edit`);
    await canvasOf(page).getByText(ready, { exact: true }).first().waitFor();
    if (page.viewportSize()!.width > 900) await page.locator('.ae-RendererList-item').first().waitFor();
  }

  async function edit(options: VisitOptions = {}) {
    const opened = await visit(server, { as: 'admin@example.com', width: 1600, ...options });
    await open(opened.page, id, 'first');
    return opened;
  }

  /** Pastes behind the one text of the other page, in a second tab. */
  async function pasteElsewhere(page: Page): Promise<Page> {
    await page.getByText(en['editor.notice.copied']!).waitFor();
    const second = await page.context().newPage();
    await open(second, other!, 'Elsewhere');
    await select(second, 'Elsewhere');
    await second.keyboard.press('ControlOrMeta+v');
    return second;
  }

  it('keys move, double and take away nodes, on the canvas and around it, and never while somebody types', {
    timeout: 240_000,
  }, async () => {
    const { page, close } = await edit();
    const before = await shown(page);
    const ids = ['first', 'second', 'form', 'go', 'last'];
    await select(page, 'second');
    await page.keyboard.press('ControlOrMeta+ArrowUp');
    await expect.poll(() => idsShown(page)).toEqual(['second', 'first', 'form', 'go', 'last']);
    await page.keyboard.press('ControlOrMeta+ArrowUp');
    await page.getByText(en['editor.notice.first']!).waitFor();
    await page.locator('.ae-Header').click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => idsShown(page)).toEqual(ids);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+ArrowDown');
    await expect.poll(() => shown(page)).toEqual(before);

    await select(page, 'Go');
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(() => idsShown(page)).toEqual(['first', 'second', 'form', 'go', 'go-2', 'last']);
    expect(JSON.stringify((await shown(page)).body[4])).toContain('"componentId":"go-2"');
    await expect.poll(() => active(page)).toBe('go-2');

    await panelOf(page).locator('.CodeMirror, input[type=text]').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('?');
    expect(await idsShown(page)).toHaveLength(6);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+p');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    // A field of the canvas keeps the focus of no click, so the key is for its node.
    await canvasOf(page).locator('[role=combobox]').click();
    await expect.poll(() => active(page)).toBe('kind');
    await page.keyboard.press('Delete');
    await expect.poll(async () => JSON.stringify((await shown(page)).body[2])).not.toContain('kind');

    // The context menu is amis-editor's own. It gives no id twice either.
    const menu = async (words: string, entry: string): Promise<void> => {
      const chosen = page.locator('.cxd-ContextMenu').getByText(en[`editor.menu.${entry}`]!, { exact: true });
      // While a menu closes, no other opens.
      const isOpen = async (): Promise<boolean> => {
        await canvasOf(page).getByText(words, { exact: true }).first().click({ button: 'right' });
        return chosen.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      };
      await expect.poll(isOpen).toBe(true);
      await chosen.click();
    };
    await menu('first', 'copy');
    await expect.poll(() => idsShown(page)).toEqual(['first', 'first-2', 'second', 'form', 'go', 'go-2', 'last']);
    await menu('second', 'copy-config');
    await menu('first', 'paste-config');
    await expect.poll(() => idsShown(page)).toEqual(['second-2', 'first-2', 'second', 'form', 'go', 'go-2', 'last']);
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await close();
  });

  it('what is copied is pasted on another page with ids of its own; other texts are refused', {
    timeout: 240_000,
  }, async () => {
    const { page, close } = await edit();
    await select(page, 'Go');
    await page.keyboard.press('ControlOrMeta+c');
    const second = await pasteElsewhere(page);
    await expect.poll(() => idsShown(second)).toEqual(['go', 'go-2']);
    const [, , , copied] = draft.body;
    expect((await shown(second)).body[1]).toEqual(JSON.parse(JSON.stringify(copied).replaceAll('"go"', '"go-2"')));
    await second.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => idsShown(second)).toEqual(['go']);

    const words = second.locator('.ae-RendererList input');
    await words.fill('only words');
    await words.press('ControlOrMeta+a');
    await words.press('ControlOrMeta+c');
    await select(second, 'Elsewhere');
    await second.keyboard.press('ControlOrMeta+v');
    await second.getByText(en['editor.notice.foreign']!).waitFor();
    expect(await idsShown(second)).toEqual(['go']);
    await close();
  });

  it('what is copied brings the words of its page along', { timeout: 240_000 }, async () => {
    const words = { 'own.hint': 'Ask the desk' };
    const hint = text('hint', 'i18n:own.hint');
    const $texts = { 'zh-CN': words, 'en-US': words };
    await person.post(`/api/screen/${id}/draft`, { schema: { ...draft, $texts, body: [...draft.body, hint] } });
    const { page, close } = await edit();
    await select(page, 'Ask the desk');
    await page.keyboard.press('ControlOrMeta+c');
    const second = await pasteElsewhere(page);
    await canvasOf(second).getByText('Ask the desk', { exact: true }).waitFor();
    await expect.poll(() => idsShown(second)).toEqual(['go', 'hint']);
    expect(await shown(second)).toMatchObject({ $texts, body: [{ id: 'go' }, hint] });
    // One step back takes the text away and leaves no key without words.
    await second.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => idsShown(second)).toEqual(['go']);
    await close();
  });

  it('search finds words, names, formulas and calls, shows them as they are written, and selects', {
    timeout: 240_000,
  }, async () => {
    await person.post(`/api/screen/${id}/draft`, {
      schema: { ...draft, body: [...draft.body, text('odd', `Odd ${hostile}`)] },
    });
    const { page, close, problems } = await edit();
    problems.expect(/Executing inline event handler violates|errors\/done\/x/);
    await select(page, 'first');
    const dialog = page.getByRole('dialog');
    const look = async (words: string): Promise<string[]> => {
      await page.keyboard.press('ControlOrMeta+f');
      await dialog.getByRole('textbox').fill(words);
      await dialog.locator('.pw-edit-hit').first().waitFor();
      return dialog.locator('.pw-edit-hit-value').allInnerTexts();
    };
    expect(await look('CITY')).toEqual(['city', 'city', 'City', "${city != 'x'}"]);
    const kinds = () => dialog.locator('.pw-edit-hit .pw-tag').allInnerTexts();
    const nameOf = (kind: string) => en[`edit.searchKind.${kind}`]!;
    expect(await kinds()).toEqual(['id', 'id', 'text', 'expression'].map(nameOf));
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog
      .locator('label')
      .filter({ hasText: nameOf('expression') })
      .click();
    await expect.poll(kinds).toEqual([nameOf('expression')]);
    // Enter is for what stands in the field, though the list follows a moment later.
    await dialog.getByRole('textbox').fill('city !=');
    await dialog.getByRole('textbox').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => active(page)).toBe('go');
    expect(await look('/api/')).toEqual(['get:/api/company']);
    await dialog.locator('.pw-edit-hit').getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => active(page)).toBe('form');
    expect(await look('odd')).toEqual(['odd', `Odd ${hostile}`]);
    expect(await page.title()).not.toBe('ran');
    await close();
  });

  it('the palette offers components and blocks in our words, by mouse and keys, with ids of their own', {
    timeout: 240_000,
  }, async () => {
    const { page, close } = await edit();
    const palette = page.locator('.ae-RendererPanel');
    const groups = await palette.locator('.ae-RendererList-head').allInnerTexts();
    // There are no templates on this platform, and no custom components.
    const names = palettes.groups.map(({ name }) => name).filter((name) => !['template', 'component'].includes(name));
    expect(groups).toEqual(names.map((name) => en[`editor.group.${name}`]));
    expect(await page.locator('.ae-RendererList-item [title*="点击"]').count()).toBe(0);
    // Every entry has a picture; amis-editor draws some with a font that is not loaded.
    expect(await page.locator('.ae-RendererList-item:not(:has(.icon-box svg))').allInnerTexts()).toEqual([]);
    await select(page, 'first');
    for (const block of ['card-grid', 'card-grid', 'row-list', 'empty-state', 'form-section']) {
      const before = await active(page);
      await palette.getByText(en[`editor.snippet.${block}`]!, { exact: true }).click();
      await expect.poll(() => active(page)).not.toBe(before);
    }
    const ids = [...JSON.stringify(await shown(page)).matchAll(/"id":"([^"]+)"/g)].map(([, own]) => own);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['card-grid', 'card-grid-2', 'card-title-2', 'row-list', 'form-section']),
    );
    await page.getByText(en['editor.problems.none']!).waitFor();

    await select(page, 'second');
    await page.keyboard.press('ControlOrMeta+k');
    const word = palette.getByRole('textbox');
    await expect.poll(() => word.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('divider');
    const divider = palette.getByRole('button', { name: en['editor.renderer.divider']!, exact: true });
    await expect.poll(() => page.evaluate(() => window.editorStore.subRenderersKeywords)).toBe('divider');
    await divider.press('Enter');
    await expect.poll(() => active(page)).toBe('divider');
    // The palette is collected anew for the new node; what has the focus keeps it.
    await page.keyboard.press('Enter');
    await expect.poll(() => active(page)).toBe('divider-2');
    await close();
  });

  it('shows any node as JSON by one click on its tools, or by a key', { timeout: 180_000 }, async () => {
    const { page, close } = await edit();
    for (const [words, own] of [
      ['first', 'first'],
      ['City', 'city'],
      ['Form', 'form'],
      ['Go', 'go'],
    ] as const) {
      await select(page, words);
      await expect.poll(() => active(page)).toBe(own);
      await panelOf(page).getByText(en['editor.texts']!).first().waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    // What is left is listed in src/editor/README.md.
    await select(page, 'first');
    await panelOf(page).getByRole('tab', { name: 'Design' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await panelOf(page).getByRole('tab', { name: 'Event' }).click();
    await panelOf(page).locator('.ae-event-control-content').waitFor();
    expect(await rules(page)).toEqual(['list']);
    await select(page, 'Go');
    await canvasOf(page).getByText('Go', { exact: true }).first().click({ button: 'right' });
    await page.locator('.cxd-ContextMenu').getByText(en['editor.menu.copy']!, { exact: true }).waitFor();
    expect(await rules(page)).toEqual(['region']);
    await page.locator('.cxd-ContextMenu').getByText(en['editor.menu.copy-config']!, { exact: true }).click();
    await page.locator(`[data-tooltip="${en['editor.json.node']}"]`).click();
    const view = page.getByRole('region', { name: en['editor.json']! });
    await view.locator('.pw-json-selected').first().waitFor();
    await expect.poll(() => view.locator('.active-line-number').textContent()).toBe(String(lineOf('"id": "go"') - 2));
    await page.locator('.ae-Editor-outlinePane').click();
    await page.locator('.ae-Outline-node.is-active').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+f');
    const searched = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => searched.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('city');
    await page.getByRole('dialog').locator('.pw-edit-hit').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => view.locator('.active-line-number').textContent()).toBe(String(lineOf('"id": "city"') - 2));
    await page.getByRole('button', { name: en['edit.json']!, exact: true }).click();
    await view.waitFor({ state: 'detached' });
    await canvasOf(page).getByText('last', { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+j');
    await view.waitFor();
    await close();
  });

  it('the question mark lists the keys, on a narrow screen too', { timeout: 180_000 }, async () => {
    const texts = textsOf('zh-CN');
    const { page, close } = await edit({ locale: 'zh-CN', width: 390 });
    // On a narrow screen the palette leaves the page in sight.
    await expect.poll(() => page.locator('.ae-RendererList').isVisible()).toBe(false);
    await page.locator('body').press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts['edit.key.palette']!).waitFor();
    const keys = await dialog.locator('kbd').allInnerTexts();
    expect(keys).toEqual(expect.arrayContaining([process.platform === 'darwin' ? '⌘S' : 'Ctrl+S', '?']));
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('ControlOrMeta+f');
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });
});
