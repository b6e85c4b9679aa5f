import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { LOCALES, textsOf, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const owner = 'owner@example.com';
const globex = '/api/company/globex/screen';
const text = (id: string, tpl: string, more: object = {}) => ({ type: 'tpl', id, tpl, wrapperComponent: 'p', ...more });

/** Words of a part of the page that stand on two lines. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of node.textContent!.matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

onOneEngine((engine) => {
  const demo = demoWith(engine, owner);

  async function edit(
    name: string,
    schema: object,
    options: { width?: number; locale?: (typeof LOCALES)[number] } = {},
  ) {
    await demo.person.post(`${globex}/sales/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: owner, width: 1280, ...options });
    await opened.page.goto(`${demo.server.base}/company/globex/screens/sales/${name}/edit`);
    await opened.page.waitForFunction(() => window.editorStore?.ready);
    return opened;
  }

  it('every button of the bar is in sight on a tablet', { timeout: 180_000 }, async () => {
    const { page, close } = await edit('bar', { type: 'page', body: text('t', 'Hello') }, { width: 768 });
    await page.getByRole('button', { name: en['edit.discard']! }).waitFor();
    const outside = await page
      .locator('.pw-edit-bar')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ name }) => name),
      );
    expect(outside).toEqual([]);
    await close();
  });

  it('says in the notice what can be done, and that nothing can be published', { timeout: 180_000 }, async () => {
    const { page, problems, close } = await edit('held', { type: 'page', title: 'Held', body: text('t', 'Hello') });
    problems.expect(/403/);
    const publish = page.getByRole('button', { name: en['edit.publish']!, exact: true });
    await expect.poll(() => publish.isDisabled()).toBe(false);
    await page.route('**/sales/held/draft', (route) =>
      route.fulfill({ status: 403, json: { status: 403, msg: 'No right' } }),
    );
    await page.evaluate(() => {
      const { body } = window.editorStore.filteredSchema as unknown as { body: { $$id: string } };
      window.editorStore.changeValueById(body.$$id, { className: 'changed' });
    });
    const notice = page.locator('.pw-edit-copy');
    const words = (await notice.getByText(en['edit.forbidden']!).boundingBox())!;
    const button = (await notice.getByRole('button', { name: en['edit.download']! }).boundingBox())!;
    expect(button.y).toBeLessThan(words.y + words.height);
    expect(button.x).toBeGreaterThan(words.x + words.width);
    expect(await publish.isDisabled()).toBe(true);
    await publish.hover({ force: true });
    await page.getByText(en['edit.publishForbidden']!).waitFor();
    await close();
  });

  it.each(LOCALES)('names, labels and hidden nodes can be read: %s', { timeout: 180_000 }, async (locale) => {
    const schema = {
      type: 'page',
      body: [text('above', 'Above'), text('below', 'Below'), text('away', 'Away', { visibleOn: '${!"a"}' })],
    };
    const { page, close } = await edit(`read-${locale.toLowerCase()}`, schema, { locale });
    const canvas = canvasOf(page);
    await page.getByText(textsOf(locale)['edit.showHidden']!, { exact: true }).click();
    const label = canvas.locator('[data-visible="false"]');
    // What stands before the words of a node takes room of its own.
    const style = await label.evaluate((node) => {
      const { position, content } = getComputedStyle(node, '::before');
      return { position, content };
    });
    expect(style).toEqual({ position: 'static', content: locale === 'en-US' ? '"Hidden"' : '"已隐藏"' });
    const names = page.locator('.ae-RendererInfo');
    await names.first().waitFor();
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const icon = page.locator('.icon-switch-container-plugin');
    expect(await icon.evaluate((drawn) => getComputedStyle(drawn).fill === getComputedStyle(drawn).color)).toBe(true);

    await canvas.getByText('Below', { exact: true }).click();
    await panelOf(page).getByRole('tab').first().waitFor();
    const above = (await canvas.getByText('Above', { exact: true }).boundingBox())!;
    const tools = (await page.locator('.ae-Editor-toolbarPopover').boundingBox())!;
    const wordsEnd = await canvas.getByText('Above', { exact: true }).evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right / innerWidth;
    });
    const frame = (await page.locator('iframe.ae-PreviewIFrame').boundingBox())!;
    expect(tools.height).toBeGreaterThan(20);
    expect([tools.x > frame.x + frame.width * wordsEnd, above.y > 0]).toEqual([true, true]);
    expect(await brokenWords(page, '.editor-right-panel .cxd-Form-label')).toEqual([]);
    // An apostrophe in an English word is no Chinese sign, around the canvas and in it.
    const signs = (body: HTMLElement) => getComputedStyle(body).fontVariantEastAsian;
    const expected = locale === 'en-US' ? 'proportional-width' : 'normal';
    expect(await page.locator('body').evaluate(signs)).toBe(expected);
    expect(await canvas.locator('body').evaluate(signs)).toBe(expected);
    // One part of the panel scrolls, below what stands at its head.
    const scrolling = await panelOf(page)
      .locator('.ae-Settings-content, .editor-prop-config-tabs-cont')
      .evaluateAll((parts) => parts.filter((one) => one.scrollHeight > one.clientHeight).length);
    expect(scrolling).toBeLessThan(2);

    await page.locator('.ae-Editor-toolbarPopover .fa-bug').click();
    const levels = page.getByRole('dialog').locator('.aeDataChain-aside li');
    await levels.nth(2).waitFor();
    const said = await levels.allInnerTexts();
    expect(said[2]).toBe(locale === 'en-US' ? '2 levels up' : '上2层');
    await close();
  });

  it('draws the parts of a page with the page, and says in words which one is missing', {
    timeout: 180_000,
  }, async () => {
    await demo.person.post(`${globex}/sales/piece/publish`, { schema: text('piece', 'A piece'), note: 'a part' });
    const include = (screen: string) => ({ type: 'include', id: screen.replace('/', '-'), screen });
    const body = [include('sales/piece'), include('sales/none')];
    const { page, problems, close } = await edit('whole', { type: 'page', body });
    problems.expect(/404/);
    const canvas = canvasOf(page);
    await canvas.getByText('A piece', { exact: true }).waitFor();
    await canvas.getByText(`${en['editor.renderer.include']} · None`, { exact: true }).waitFor();
    expect(await canvas.locator('code').count()).toBe(0);
    await close();
  });

  it('says in an empty state why a page is not opened, and hands it over', { timeout: 180_000 }, async () => {
    const body = Array.from({ length: 5001 }, (_, at) => ({ type: 'tpl', id: `t${at}`, tpl: 'x' }));
    await demo.person.post(`${globex}/sales/crowd/draft`, { schema: { type: 'page', body } });
    const { page, close } = await visit(demo.server, { as: owner, width: 390 });
    await page.goto(`${demo.server.base}/company/globex/screens/sales/crowd/edit`);
    const said = page.locator('.pw-edit-failed');
    await said.getByText(en['edit.failed']!).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: en['edit.undo']! }).count()).toBe(0);
    const saving = page.waitForEvent('download');
    await said.getByRole('button', { name: en['edit.download']! }).click();
    expect((await saving).suggestedFilename()).toBe('sales.crowd.json');
    await said.getByRole('button', { name: en['edit.failedBack']! }).click();
    await page.waitForURL('**/company/globex/screens/sales/crowd');
    await close();
  });
});
