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
    // All of it can be edited, whatever its conditions say.
    await expect.poll(shown).toHaveLength(6);
    const ownName = (await shown())[1];

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
    await choose(en['edit.seenAll']!);
    await hidden.waitFor({ state: 'detached' });
    await fields.first().waitFor();
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
    await expect.poll(shown).toEqual([ownName, 'For administrators']);
    await choose(en['edit.seenAll']!);
    await expect.poll(shown).toHaveLength(6);
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await close();
  });
});
