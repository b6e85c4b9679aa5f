import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf, write, writePlain } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

const builtIn = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(findProjectRoot(), 'schemas/screens', `${id}.json`), 'utf8'));

/** The page in the editor, without the parts that are edited in their places. */
const shownPage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(window.editorStore.schemaRaw, (name, value) => (name === '$$parts' ? undefined : value)),
  );

/** Changes the first node of a page's body. Says of each node whether the canvas takes it for the one that it was. */
const changesFirst = (page: Page) =>
  page.evaluate(() => {
    const store = window.editorStore;
    const shown = (): { $$id: string }[] => store.filteredSchema.body;
    const before = shown();
    store.changeValueById(before[0]!.$$id, { className: 'changed' });
    return before.map((node, at) => node === shown()[at]);
  });

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  /** Opens a screen in the editor and waits until its canvas and its palette are there. */
  async function edit(id: string, ready: string): Promise<Visit> {
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/${id}/edit`);
    await canvasOf(opened.page).locator(ready).first().waitFor();
    await opened.page
      .locator('.editor-left-panel')
      .getByText(en['editor.renderer.container']!, { exact: true })
      .first()
      .waitFor();
    return opened;
  }

  const draft = async (id: string) =>
    (await demo.person.get(`/api/screen/${id}/draft`)).json.data as { schema: object };

  it.each([
    ['account/login', 'body div'],
    ['home/companies', 'h1'],
    ['account/sign-in-title', 'h1'],
  ])('%s stays as it is when it is opened and its nodes are selected', { timeout: 180_000 }, async (id, ready) => {
    const { page, problems, close } = await edit(id, ready);
    // The canvas shows no other document.
    if (id === 'account/login') problems.expect(/Framing .*frame-src/);
    const nodes = canvasOf(page).locator('[data-editor-id]');
    for (const at of [0, 1, 2]) {
      if (at < (await nodes.count())) await nodes.nth(at).click({ position: { x: 3, y: 3 }, force: true });
      await panelOf(page).locator('.cxd-Form-item').first().waitFor();
    }
    const [canvas, palette] = await Promise.all(
      ['iframe.ae-PreviewIFrame', '.editor-left-panel'].map((part) => page.locator(part).boundingBox()),
    );
    expect(canvas!.x).toBeGreaterThanOrEqual(palette!.x + palette!.width);
    expect(canvas!.x + canvas!.width).toBeLessThanOrEqual(1601);
    expect(await shownPage(page)).toBe(JSON.stringify(builtIn(id)));
    expect(await page.evaluate(() => window.editorStore.canUndo)).toBe(false);
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    expect((await demo.person.get(`/api/screen/${id}/draft`)).status).toBe(404);
    if (id === 'account/login') expect(await changesFirst(page)).toEqual([false, true]);
    await close();
  });

  it('edits a text in both languages at once, with words that belong to the page', { timeout: 240_000 }, async () => {
    const id = 'errors/logged-out';
    const key = 'errors.loggedOut.question';
    const { page, close } = await edit(id, 'h1');
    const heading = (name: string, level = 1) => canvasOf(page).getByRole('heading', { level, name, exact: true });
    await heading(en[key]!).click();
    const words = panelOf(page).getByRole('region', { name: en['editor.texts']! });
    const field = (language: string) => words.getByLabel(en[`editor.texts.${language}`]!, { exact: true });
    // The texts of the other language come with the first field that shows them.
    await expect.poll(() => field('zh-CN').inputValue()).toBe(textsOf('zh-CN')[key]);
    await field('zh-CN').fill('现在退出吗？');
    await field('en-US').fill('Leave now?');
    await heading('Leave now?').waitFor();
    await field('en-US').fill('Leave, really?');
    await heading('Leave, really?').waitFor();
    const $texts = { 'zh-CN': { [key]: '现在退出吗？' }, 'en-US': { [key]: 'Leave, really?' } };
    await expect.poll(async () => (await draft(id)).schema).toEqual({ ...builtIn(id), $texts });
    expect(await accessibilityViolations(page, '.pw-texts')).toEqual([]);

    await field('zh-CN').fill('');
    await words.getByRole('alert').waitFor();
    const problems = page.getByRole('region', { name: en['editor.problems']! });
    await problems.locator('code').getByText(`/$texts/zh-CN/${key}`, { exact: true }).waitFor();
    await field('zh-CN').fill('现在退出吗？');
    await problems.getByText(en['editor.problems.none']!).waitFor();
    await expect.poll(async () => (await draft(id)).schema).toEqual({ ...builtIn(id), $texts });
    await page.getByRole('button', { name: en['edit.publish']! }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`English words of heading “${en[key]}”: “${en[key]}” → “Leave, really?”`).waitFor();
    await dialog.getByRole('textbox').fill('another question');
    await dialog.getByRole('button', { name: en['edit.publish']! }).click();
    await page.locator('.pw-edit-published').getByText('Published as version 1.', { exact: false }).waitFor();

    const visitor = await visit(demo.server, { as: 'member@example.com' });
    await visitor.page.goto(`${demo.server.base}/logout`);
    await visitor.page.locator('#root').getByRole('heading', { name: 'Leave, really?' }).waitFor();
    await visitor.page.getByText('简体中文').click();
    await visitor.page.locator('#root').getByRole('heading', { name: '现在退出吗？' }).waitFor();
    await visitor.close();

    await words.getByRole('button', { name: en['editor.texts.giveBack']! }).click();
    await heading(en[key]!).waitFor();
    await expect.poll(async () => (await draft(id)).schema).toEqual(builtIn(id));
    await writePlain(page);
    await write(page, 'Plain words');
    await words.getByRole('button', { name: en['editor.texts.translate']! }).click();
    await field('zh-CN').fill('普通文字');
    const own = { 'zh-CN': '普通文字', 'en-US': 'Plain words' };
    await expect
      .poll(async () => Object.values(((await draft(id)).schema as { $texts?: object }).$texts ?? {}))
      .toEqual(Object.values(own).map((text) => ({ 'own.logged-out-question-tpl': text })));
    await heading('Plain words').waitFor();
    await close();
  });

  it('offers what only this browser has when the server has another draft', { timeout: 180_000 }, async () => {
    const id = 'errors/not-found';
    const { page, close, problems } = await edit(id, 'h1');
    problems.expect(/Failed to load resource|blockedbyclient|ERR_/);
    await page.route('**/draft', (route) => route.abort('blockedbyclient'));
    await canvasOf(page).locator('h1').click();
    await writePlain(page);
    await write(page, 'Written here');
    await page.getByText(en['edit.draft.failed']!, { exact: true }).waitFor();
    await demo.person.post(`/api/screen/${id}/draft`, {
      schema: { type: 'page', body: [{ type: 'tpl', tpl: 'Elsewhere' }] },
    });
    await page.reload();
    await canvasOf(page).getByText('Elsewhere').waitFor();
    const notice = page.getByText(en['edit.copy']!);
    await notice.waitFor();
    expect(await accessibilityViolations(page, '.pw-edit-copy')).toEqual([]);
    await page.unroute('**/draft');
    await page.getByRole('button', { name: en['edit.copyTake']! }).click();
    await canvasOf(page).getByRole('heading', { name: 'Written here' }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(async () => JSON.stringify((await draft(id)).schema)).toContain('Written here');
    await close();
  });

  it('offers no program in panels, and runs none of a page', { timeout: 180_000 }, async () => {
    const id = 'errors/forbidden';
    const program = 'document.title = "ran"';
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', tpl: 'Heading', wrapperComponent: 'h1', visibleOn: `(${program}, true)` },
        { type: 'tpl', tpl: `<% ${program} %>x<img src="x" onerror='${program}'>` },
        { type: 'button', label: 'Press', onClick: program, className: { a: `(${program})` } },
        { type: 'service', api: '/api/x', dataProvider: program, body: 'Service' },
        { type: 'custom', html: '<b>x</b>', onMount: program },
      ],
      onEvent: { init: { actions: [{ actionType: 'custom', script: program }] } },
    };
    await demo.person.post(`/api/screen/${id}/draft`, { schema });
    const { page, close, problems } = await edit(id, 'button');
    // A condition that is a program holds for nobody.
    expect(await canvasOf(page).locator('h1').count()).toBe(0);
    await page.getByText(en['edit.showHidden']!, { exact: true }).click();
    await canvasOf(page).locator('h1').waitFor();
    for (const text of ['Press', 'Service']) {
      await canvasOf(page).getByText(text, { exact: true }).first().click();
      await panelOf(page).locator('.cxd-Form-item').first().waitFor();
      expect(await panelOf(page).locator('.cxd-EditorControl, .ae-AdaptorControl').count()).toBe(0);
    }
    await page.getByRole('tab', { name: 'Event' }).first().click();
    expect(await page.title()).not.toBe('ran');
    problems.expect(/Executing inline event handler violates|forbidden\/x'|script-src/);
    await close();
  });
});
