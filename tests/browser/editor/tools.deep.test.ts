import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';
import { canvasOf } from './editor-parts.ts';

const admin = 'admin@example.com';

const text = (id: string, words: string, wrapperComponent = '') => ({ type: 'tpl', id, tpl: words, wrapperComponent });

/** A heading above a text, in a box; short texts one below the other, beside one another and alone. */
const schema = {
  type: 'page',
  id: 'page',
  body: [
    {
      type: 'container',
      id: 'box',
      body: [text('heading', 'Nothing here yet', 'h2'), text('below', 'The apps of this company', 'p')],
    },
    { type: 'container', id: 'one', body: text('short', 'One') },
    { type: 'container', id: 'two', body: text('shorter', 'Two') },
    { type: 'container', id: 'three', body: [text('left', 'Left'), text('right', 'Right')] },
  ],
};

const WORDS = ['Nothing here yet', 'The apps of this company', 'One', 'Two', 'Left', 'Right'];

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startPlatform(engine);
    const person = await server.person(admin);
    await person.post('/api/screen/tools/page/draft', { schema });
  });
  afterAll(closeChromium);

  const active = (page: Page) =>
    page.evaluate(
      () => (window.editorStore.getSchema(window.editorStore.activeId) as { tpl?: string } | undefined)?.tpl,
    );

  it('of a selected node cover no other that one could click', { timeout: 240_000 }, async () => {
    const { page, close } = await visit(server, { as: admin, width: WIDTHS.wide });
    await page.goto(`${server.base}/admin/screens/tools/page/edit`);
    for (const [at, selected] of WORDS.entries()) {
      for (const clicked of WORDS.slice(Math.max(0, at - 1), at + 3).filter((words) => words !== selected)) {
        await page.keyboard.press('Escape');
        await canvasOf(page).getByText(selected, { exact: true }).click();
        await page.locator('.ae-Editor-toolbarPopover[data-at]').waitFor();
        await expect.poll(() => active(page)).toBe(selected);
        // As a mouse does it: whatever lies on top there gets the click.
        const box = await canvasOf(page).getByText(clicked, { exact: true }).boundingBox();
        await page.mouse.click(box!.x + Math.min(20, box!.width / 2), box!.y + box!.height / 2);
        await expect.poll(() => active(page)).toBe(clicked);
      }
    }
    await close();
  });

  it.each([WIDTHS.wide, 1600])(
    'a selection leaves the canvas of a window of %i pixels as it is, and its tools can be hit',
    {
      timeout: 120_000,
    },
    async (width) => {
      const { page, close } = await visit(server, { as: admin, width });
      await page.goto(`${server.base}/admin/screens/tools/page/edit`);
      const words = canvasOf(page).getByText('Nothing here yet', { exact: true });
      await words.waitFor();
      await page.waitForFunction(() => window.editorStore.ready);
      const places = () =>
        Promise.all([page.locator('iframe.ae-PreviewIFrame'), words].map((one) => one.boundingBox()));
      const before = await places();
      await words.click();
      const tools = page.locator('.ae-Editor-toolbarPopover[data-at] button:visible');
      await tools.first().waitFor();
      await page.locator('.editor-right-panel').waitFor();
      expect(await places()).toEqual(before);
      const sizes = await tools.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height]),
      );
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.flat().filter((size) => size < 23.9)).toEqual([]);
      await close();
    },
  );
});
