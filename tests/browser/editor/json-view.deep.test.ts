import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, type VisitOptions, visit } from '../screens/platform.ts';
import { canvasOf, write, writePlain } from './editor-parts.ts';
import { linesOf, replaceText } from './json-text.ts';

const en = textsOf('en-US');
const id = 'errors/link-expired';
const shipped = readFileSync(join(findProjectRoot(), 'schemas/screens', `${id}.json`), 'utf8');
const builtIn = JSON.stringify(JSON.parse(shipped), null, 2);

/** Texts that are valid JSON and no page that could be meant. */
const ODD_PAGES = [
  '[]',
  '{}',
  '5',
  '{"type": 5}',
  '{"type":"page","body":[null,{"type":{}}]}',
  '{"type":"page","body":5}',
];

const lineOf = (text: string, piece: string): number => text.slice(0, text.indexOf(piece)).split('\n').length;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let person: Person;
  beforeAll(async () => {
    server = await startPlatform(engine);
    person = await server.person('admin@example.com');
  });
  beforeEach(() => person.post(`/api/screen/${id}/draft`, { schema: JSON.parse(builtIn) }));
  afterAll(closeChromium);

  /** Opens the screen in the editor, and its JSON view. */
  async function open(options: VisitOptions = {}, texts = en, look: 'light' | 'dark' = 'light') {
    const opened = await visit(server, { as: 'admin@example.com', width: 1600, ...options });
    const { page } = opened;
    await page.emulateMedia({ colorScheme: look });
    // The whole text is in sight.
    await page.setViewportSize({ width: options.width ?? 1600, height: 1200 });
    await page.goto(`${server.base}/admin/screens/${id}/edit`);
    await canvasOf(page).locator('h1').waitFor({ state: 'attached' });
    const schema = page.waitForResponse(/amis-page\.schema/);
    await page.getByRole('button', { name: texts['edit.json']!, exact: true }).click();
    await schema;
    const view = page.getByRole('region', { name: texts['editor.json']! });
    await view.locator('.view-lines').getByText('page', { exact: false }).first().waitFor();
    return { ...opened, view };
  }

  const savedDraft = async () => (await person.get(`/api/screen/${id}/draft`)).json.data as { schema: object } | null;
  const activeNode = (page: Page) =>
    page.evaluate(() => window.editorStore.getSchema(window.editorStore.activeId) as { id?: string } | undefined);

  it('shows the page as it is saved, and selection follows both ways', { timeout: 180_000 }, async () => {
    const { page, view, close } = await open();
    expect(await linesOf(view)).toBe(builtIn);
    await canvasOf(page).locator('h1').click();
    const heading = JSON.stringify((await activeNode(page))!.id);
    const line = lineOf(builtIn, `"id": ${heading}`);
    await expect.poll(() => view.locator('.active-line-number').textContent()).toBe(String(line - 2));
    await expect.poll(() => view.locator('.pw-json-selected').count()).toBeGreaterThan(1);
    await view.locator('.view-line').filter({ hasText: '"$schema"' }).click();
    await expect.poll(async () => (await activeNode(page))?.id).toBe(JSON.parse(builtIn).id);
    await view.locator('.view-line').filter({ hasText: heading }).click();
    await expect.poll(async () => JSON.stringify((await activeNode(page))?.id)).toBe(heading);
    expect(await page.evaluate(() => window.editorStore.canUndo)).toBe(false);
    await close();
  });

  it('a broken text leaves the canvas as it is; a valid one is one step of the history', {
    timeout: 240_000,
  }, async () => {
    const { page, view, close } = await open();
    const heading = canvasOf(page).getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    const note = view.getByRole('status');
    await replaceText(page, view, builtIn.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "Typed" "x"'));
    await expect.poll(() => note.textContent()).toContain(en['editor.json.broken']!.split('} ').at(-1));
    expect(await note.textContent()).toMatch(/^Line \d+, column \d+: /);
    const first = page.getByRole('region', { name: en['editor.problems']! }).getByRole('button').first();
    const why = (await note.textContent())!;
    expect(await first.textContent()).toContain(why);
    const inText = () => view.locator('textarea').evaluate((place) => place === document.activeElement);
    for (const way of [en['edit.publishToJson']!, null]) {
      await page.getByRole('button', { name: en['edit.publish']!, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(why, { exact: false }).waitFor();
      expect(await dialog.getByRole('button', { name: en['edit.publish']! }).count()).toBe(0);
      if (way) await dialog.getByRole('button', { name: way }).click();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      if (!way) await first.click();
      await expect.poll(inText).toBe(true);
    }
    expect(await heading.textContent()).toBe(before);
    expect(await page.evaluate(() => window.editorStore.canUndo)).toBe(false);
    // The view may be closed: its text waits, and the first problem leads back to it.
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await view.waitFor({ state: 'hidden' });
    expect(await first.textContent()).toContain(why);
    await first.click();
    await expect.poll(inText).toBe(true);
    expect(await note.textContent()).toBe(why);
    // A reload keeps it, too. What changes on the canvas meanwhile waits for it.
    await page.reload();
    await expect.poll(() => note.textContent(), { timeout: 60_000 }).toBe(why);
    await canvasOf(page).locator('p').first().click();
    await page.keyboard.press('Delete');
    await canvasOf(page).locator('p').first().waitFor({ state: 'detached' });
    expect(await note.textContent()).toBe(why);
    await replaceText(page, view, builtIn.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "Typed first"'));
    await canvasOf(page).getByRole('heading', { name: 'Typed first' }).waitFor();
    expect(await canvasOf(page).locator('p').count()).toBe(0);
    await expect.poll(() => linesOf(view)).not.toContain('link-expired-text');
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await expect.poll(() => linesOf(view)).toBe(builtIn);
    await replaceText(page, view, builtIn.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "Typed"'));
    await canvasOf(page).getByRole('heading', { name: 'Typed' }).waitFor();
    expect(await note.textContent()).toBe('');
    await expect
      .poll(async () => JSON.stringify((await savedDraft())?.schema, null, 2))
      .toBe(builtIn.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "Typed"'));
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await expect.poll(() => linesOf(view)).toBe(builtIn);
    expect(await heading.textContent()).toBe(before);
    for (const odd of ODD_PAGES) {
      await replaceText(page, view, odd);
      await view.locator('.squiggly-error').first().waitFor();
    }
    await replaceText(page, view, builtIn.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "Again"'));
    await canvasOf(page).getByRole('heading', { name: 'Again' }).waitFor();
    await close();
  });

  it('a change on the canvas changes its own line alone; a suggestion of the checker is one click', {
    timeout: 240_000,
  }, async () => {
    const { page, view, close } = await open();
    // Written otherwise than the view would write it.
    const own = builtIn.replace('"type": "page",', '"type":    "page",');
    await replaceText(page, view, own);
    await canvasOf(page).locator('h1').click();
    await writePlain(page);
    await write(page, 'From the panel');
    await expect.poll(() => linesOf(view)).toBe(own.replace(/"tpl": "i18n:[^"]+"/, '"tpl": "From the panel"'));
    await replaceText(page, view, own.replace('"type": "tpl"', '"type": "tpll"'));
    await view.locator('.squiggly-error').first().waitFor();
    await view.locator('.view-line').filter({ hasText: 'tpll' }).click();
    await page.keyboard.press('ControlOrMeta+.');
    await page.getByText(en['editor.json.fix']!.replace('{suggestion}', 'tpl'), { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => linesOf(view)).toBe(own);
    await expect.poll(() => view.locator('.squiggly-error').count()).toBe(0);
    await replaceText(page, view, own.replace('"type": "tpl"', '"type": "tpll"'));
    const problems = page.getByRole('region', { name: en['editor.problems']! });
    await problems.getByRole('button', { name: en['editor.json.fix']!.replace('{suggestion}', 'tpl') }).click();
    await expect.poll(() => linesOf(view)).toBe(own);
    await problems.getByText(en['editor.problems.none']!).waitFor();
    await close();
  });

  it('completes what pages may have', { timeout: 180_000 }, async () => {
    const { page, view, close } = await open();
    await view.locator('.view-line').filter({ hasText: '"type": "tpl"' }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"visib');
    await page.locator('.suggest-widget').getByText('visibleOn', { exact: true }).first().waitFor();
    await close();
  });

  it.each([
    ['en-US', 'dark', 1280],
    ['zh-CN', 'light', 390],
  ] as const)('has labels and contrast: %s, %s, %s wide', { timeout: 180_000 }, async (locale, look, width) => {
    const texts = textsOf(locale);
    const { page, view, close } = await open({ locale, width }, texts, look);
    await view.locator(look === 'dark' ? '.monaco-editor.vs-dark' : '.monaco-editor.vs').waitFor();
    await replaceText(page, view, '{"type": "page", }');
    await expect.poll(() => view.getByRole('status').textContent()).not.toBe('');
    const outside = (await accessibilityViolations(page, '.pw-json')).filter((line) => !/monaco|inputarea/.test(line));
    expect(outside).toEqual([]);
    const box = (await view.boundingBox())!;
    if (width === 390) expect([box.x, box.width]).toEqual([0, 390]);
    else expect(box.x + box.width).toBeLessThanOrEqual(width);
    // Monaco's own words are in the reader's language, too.
    await view.locator('.view-line').first().click();
    await page.keyboard.press('ControlOrMeta+f');
    await view.getByLabel({ 'en-US': 'Find', 'zh-CN': '查找' }[locale], { exact: true }).first().waitFor();
    await close();
  });
});
