import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, visit, WIDTHS } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  /** Opens a page with one text, and the dialog of an entry of the palette. */
  async function choose(name: string, type: string) {
    const schema = { type: 'page', body: [{ type: 'tpl', id: 'start', tpl: 'Start' }] };
    await demo.person.post(`/api/screen/tables/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: admin, width: WIDTHS.wide });
    const { page } = opened;
    await page.goto(`${demo.server.base}/admin/screens/tables/${name}/edit`);
    await canvasOf(page).getByText('Start', { exact: true }).click();
    await panelOf(page).getByRole('tab').first().waitFor();
    await page.locator('.ae-RendererPanel').getByText(en[`editor.renderer.${type}`]!, { exact: true }).click();
    const dialog = page.locator('.cxd-Modal-content').last();
    return { ...opened, dialog, confirm: () => dialog.getByRole('button', { name: 'Confirm' }).click() };
  }

  /** Heads that lie over the next one. */
  const covered = (page: Page) =>
    page.locator('.cxd-Modal-content th').evaluateAll((heads) => {
      const boxes = heads.map((head) => ({ name: head.textContent, box: head.getBoundingClientRect() }));
      return boxes.filter(({ box }, at) => boxes.slice(at + 1).some((next) => next.box.left < box.right - 1));
    });

  it('a table is put on the page without an error', { timeout: 180_000 }, async () => {
    const { page, confirm, close } = await choose('plain', 'table');
    await confirm();
    await canvasOf(page).locator('.cxd-Table-table').first().waitFor();
    // The panel of the table reads the data of its columns.
    await page.locator('.editor-right-panel').getByRole('tab').first().waitFor();
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await close();
  });

  it('the dialog of a table to fill in shows all heads, and its table takes further rows', {
    timeout: 180_000,
  }, async () => {
    const { page, dialog, confirm, close } = await choose('fill', 'input-table');
    await dialog.locator('th').nth(4).waitFor();
    expect(await covered(page)).toEqual([]);
    await page.setViewportSize({ width: WIDTHS.narrow, height: 844 });
    // Columns scroll below the one that stays, which hides them.
    const behind = dialog.locator('td.is-sticky').first();
    expect(await behind.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await accessibilityViolations(page, '.cxd-Modal-content')).toEqual([]);
    await page.setViewportSize({ width: WIDTHS.wide, height: 800 });
    await confirm();
    const shown = canvasOf(page);
    await shown.locator('.cxd-InputTable-toolbar, .cxd-Table-table').first().waitFor();
    await shown.getByRole('button', { name: 'Add' }).first().waitFor();
    await close();
  });
});
