import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  /** Puts a component at the end of the page and waits for its panel. */
  async function insert(page: Page, type: string): Promise<void> {
    await page.locator('.ae-RendererPanel').getByText(en[`editor.renderer.${type}`]!, { exact: true }).first().click();
    await panelOf(page).locator('.pw-rows').first().waitFor();
  }

  const pageOf = (page: Page): Promise<{ body: Record<string, unknown>[] }> =>
    page.evaluate(() => JSON.parse(JSON.stringify(window.editorStore.schemaRaw)));

  it('a designer builds a form with three fields and a chart with data, and styles them', {
    timeout: 300_000,
  }, async () => {
    const schema = { type: 'page', id: 'page', body: [{ type: 'tpl', id: 'start', tpl: 'Start' }] };
    await demo.person.post('/api/screen/blocks/page/draft', { schema });
    const { page, close } = await visit(demo.server, { as: admin, width: 1600 });
    await page.goto(`${demo.server.base}/admin/screens/blocks/page/edit`);
    await canvasOf(page).getByText('Start', { exact: true }).waitFor();
    await page.waitForFunction(() => window.editorStore.ready);

    // A form is there at once; the last of its three fields becomes another one.
    await insert(page, 'form');
    await canvasOf(page).getByText(en['snippet.form.title']!).waitFor();
    const rows = panelOf(page).locator('.pw-rows .cxd-Combo-item');
    await expect.poll(() => rows.count()).toBe(3);
    await rows.last().hover();
    await rows.last().locator('.cxd-Combo-delController, .cxd-Combo-delBtn').first().click();
    await expect.poll(() => rows.count()).toBe(2);
    await panelOf(page).getByRole('button', { name: en['editor.form.addField']! }).click();
    await expect.poll(() => rows.count()).toBe(3);
    await rows.last().locator('input[name=label]').fill('Budget');
    await canvasOf(page).getByText('Budget', { exact: true }).waitFor();
    await rows.last().locator('.cxd-Select').click();
    await page.getByRole('option', { name: en['editor.form.kind.number']!, exact: true }).click();
    const form = async () => (await pageOf(page)).body[1];
    await expect.poll(form).toMatchObject({
      type: 'form',
      body: [{ name: 'name' }, { name: 'date' }, { type: 'input-number', name: 'budget', label: 'Budget' }],
    });

    // A colour of the theme is stored as its variable.
    await panelOf(page).getByRole('tab', { name: 'Design' }).click();
    await panelOf(page).locator('.pw-style-color > .pw-style-input:visible').first().click();
    await page.getByRole('dialog').getByLabel(en['style.colour.brand']!, { exact: true }).click();
    await expect.poll(async () => JSON.stringify(await form())).toContain('var(--colors-brand-5)');
    await page.keyboard.press('Escape');

    // A chart shows samples at once, then what is typed.
    await page.evaluate(() => window.editorStore.setActiveId(''));
    await insert(page, 'chart');
    await canvasOf(page).locator('canvas').first().waitFor();
    await panelOf(page).locator('textarea[name=lines]').fill('North, 5, 6\nSouth, 7, 8');
    const chart = async () => (await pageOf(page)).body[2];
    const source = [
      { quarter: 'North', now: 5, before: 6 },
      { quarter: 'South', now: 7, before: 8 },
    ];
    await expect.poll(chart).toMatchObject({ type: 'chart', config: { dataset: { source } } });
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await page.getByText(en['editor.problems.none']!, { exact: true }).waitFor();
    await close();
  });
});
