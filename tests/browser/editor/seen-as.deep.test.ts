import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, textsOf, visit } from '../screens/platform.ts';
import { canvasOf } from './editor-parts.ts';

const en = textsOf('en-US');
const id = 'errors/not-found';
const part = (tpl: string, visibleOn: string) => ({ type: 'tpl', wrapperComponent: 'p', tpl, visibleOn });
const draft = {
  type: 'page',
  body: [
    { type: 'tpl', wrapperComponent: 'h1', tpl: 'Heading' },
    part('For visitors', '${!user}'),
    part('For ${user.name}', '${user}'),
    part('For administrators', '${user.isSuperAdmin}'),
    part('Second tab', "${query.tab == '2'}"),
    part('For one company', "${config.mode == 'private'}"),
    part('Not of the page', '${editor || seenBy || width}'),
    { type: 'form', wrapWithPanel: false, body: [{ type: 'hidden', name: 'code' }] },
  ],
};

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startPlatform(engine);
    await (await server.person('admin@example.com')).post(`/api/screen/${id}/draft`, { schema: draft });
  });
  afterAll(closeChromium);

  it('the canvas shows the page as another reader sees it, at another address', { timeout: 180_000 }, async () => {
    const { page, close } = await visit(server, { as: 'admin@example.com', width: 1600 });
    await page.goto(`${server.base}/admin/screens/${id}/edit`);
    const canvas = canvasOf(page);
    const shown = async (): Promise<string[]> =>
      (await canvas.locator('p').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    // What I see is there from the start, with what I am.
    await expect.poll(shown).toEqual(['For Admin', 'For administrators']);
    const hiddenStates = page.getByRole('checkbox', { name: en['edit.showHidden']! });
    const showHidden = async (isShown: boolean): Promise<void> => {
      await page.getByText(en['edit.showHidden']!, { exact: true }).click();
      await expect.poll(() => hiddenStates.isChecked()).toBe(isShown);
    };
    // Nor is a field that nobody sees.
    const unseen = canvas.getByText('Hidden field', { exact: true });
    expect(await unseen.count()).toBe(0);
    await showHidden(true);
    await expect.poll(shown).toHaveLength(6);
    await expect.poll(() => unseen.count()).toBe(1);
    await showHidden(false);
    await expect.poll(shown).toHaveLength(2);

    const dialog = page.getByRole('dialog');
    const show = dialog.getByRole('button', { name: en['edit.seenShow']! });
    const fill = async (reader: string, more = ''): Promise<void> => {
      await page.getByRole('button', { name: en['edit.seen']!, exact: true }).click();
      await dialog.getByText(reader, { exact: true }).click();
      await dialog.getByLabel(en['edit.seenMore']!).fill(more);
      expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
      await show.click();
    };
    const choose = async (reader: string, more = ''): Promise<void> => {
      await fill(reader, more);
      await dialog.waitFor({ state: 'detached' });
    };

    await canvas.getByText('For administrators', { exact: true }).click();
    const fields = page.locator('.editor-right-panel .cxd-Form-item');
    await fields.first().waitFor();
    await choose(en['edit.seenVisitor']!);
    await expect.poll(shown).toEqual(['For visitors']);
    // The selected node is not on the canvas: the place of its panel says so, and has it again with the node.
    const hidden = page.getByText(en['editor.hiddenSelection']!);
    await hidden.waitFor();
    await showHidden(true);
    await hidden.waitFor({ state: 'detached' });
    await fields.first().waitFor();
    await showHidden(false);
    await choose(en['edit.seenVisitor']!);
    await expect.poll(shown).toEqual(['For visitors']);
    await canvas.getByText('For visitors', { exact: true }).click();
    await hidden.waitFor({ state: 'detached' });
    await choose(en['edit.seenMember']!, '{"query": {"tab": "2"}}');
    await expect.poll(shown).toEqual([`For ${en['edit.seenMember']}`, 'Second tab']);
    await page.getByRole('button', { name: en['edit.seen']!, exact: true }).click();
    await dialog.getByText(en['edit.seenModePrivate']!, { exact: true }).click();
    await dialog.locator('.cxd-Combo-addBtn').click();
    await dialog.getByPlaceholder(en['edit.seenQueryName']!).fill('tab');
    await dialog.getByPlaceholder(en['edit.seenQueryValue']!).fill('2');
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel(en['edit.seenMore']!).fill('');
    await show.click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(shown).toEqual([`For ${en['edit.seenMember']}`, 'Second tab', 'For one company']);
    await page.getByRole('button', { name: en['edit.seen']!, exact: true }).click();
    await dialog.getByText(en['edit.seenModeOwn']!, { exact: true }).click();
    await dialog.locator('.cxd-Combo-delBtn').click();
    await show.click();
    await dialog.waitFor({ state: 'detached' });
    await fill(en['edit.seenMe']!, 'nonsense');
    await page.getByText(en['edit.seenMoreWrong']!, { exact: true }).waitFor();
    await dialog.getByLabel(en['edit.seenMore']!).fill('');
    await show.click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(shown).toEqual(['For Admin', 'For administrators']);
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await close();
  });

  it('draws what calls and lists have for me, and no formulas', { timeout: 120_000 }, async () => {
    const { page, close } = await visit(server, { as: 'admin@example.com', width: 1600 });
    await page.goto(`${server.base}/admin/screens/home/companies/edit`);
    const canvas = canvasOf(page);
    await canvas.getByText('Acme', { exact: true }).first().waitFor();
    await canvas.getByText('Hello, Admin').waitFor();
    expect(await canvas.locator('body').innerText()).not.toContain('${');
    // What is looked for is shown, whatever its conditions say.
    await page.goto(`${server.base}/admin/screens/${id}/edit`);
    await canvas.getByText('For administrators', { exact: true }).waitFor();
    await page.getByRole('button', { name: en['edit.search']!, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Second tab');
    await dialog.getByRole('button', { name: /›/ }).first().click();
    await canvas.getByText('Second tab', { exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: en['edit.showHidden']! }).isChecked()).toBe(true);
    await close();
  });

  it('draws the canvas as large as somebody wants it, also after a reload', { timeout: 120_000 }, async () => {
    const { page, close } = await visit(server, { as: 'admin@example.com', width: 1280 });
    await page.goto(`${server.base}/admin/screens/${id}/edit`);
    const canvas = canvasOf(page);
    const scale = () =>
      page.locator('.pw-editor-main').evaluate((place) => Number(place.style.getPropertyValue('--canvas-scale')));
    await canvas.locator('h1').waitFor();
    await expect.poll(scale).toBeGreaterThan(0);
    expect(await scale()).toBeLessThan(1);
    await page.locator('.pw-edit-view .cxd-Select').nth(2).click();
    await page.getByText('75 %', { exact: true }).click();
    await expect.poll(scale).toBe(0.75);
    await canvas.locator('h1').click();
    await page.locator('.editor-right-panel .cxd-Form-item').first().waitFor();
    expect(await scale()).toBe(0.75);
    await page.reload();
    await canvas.locator('h1').waitFor();
    await expect.poll(scale).toBe(0.75);
    // A name and all keys have room, down to small windows.
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.locator('.pw-edit-bar').evaluate((header) => {
        const tops = [...header.querySelectorAll('.pw-edit-tools > *')].map((key) => key.getBoundingClientRect().top);
        return { rows: new Set(tops.map(Math.round)).size, name: header.querySelector('h1')!.clientWidth };
      });
      expect(bar.rows).toBe(1);
      expect(bar.name).toBeGreaterThan(200);
    }
    await close();
  });
});
