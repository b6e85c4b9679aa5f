import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf } from '../screens/platform.ts';
import { canvasOf, demoWith, edit, panelOf, write, writePlain } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);
  const button = (page: Page | Locator, text: string) => page.getByRole('button', { name: en[text]!, exact: true });

  it('previews a draft in a tab and on a phone, and offers nothing to publish once it is undone', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await edit(demo, admin, 'errors/link-expired');
    await canvasOf(page).locator('h1').click();
    await writePlain(page);
    await write(page, 'A new heading');
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    const opening = page.waitForEvent('popup');
    await button(page, 'edit.preview').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.previewLoopback']!).waitFor();
    const code = await dialog.getByRole('img', { name: en['edit.previewCodeLabel']! }).getAttribute('data-content');
    expect(code).toMatch(new RegExp(`^${demo.server.base}/.*preview=`));
    expect(await dialog.getByRole('radio', { name: en['edit.previewVisitor']! }).isEnabled()).toBe(true);
    const onPhone = dialog.getByRole('link', { name: en['phone.action']! });
    expect(await onPhone.getAttribute('href')).toBe('/preview/mobile?area=errors&name=link-expired');
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await button(dialog, 'edit.previewOpen').click();
    const preview = await opening;
    await preview.locator('#root').getByRole('heading', { name: 'A new heading' }).waitFor();
    expect(new URL(preview.url()).pathname).toBe('/410');
    await preview.close();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    for (const _step of [1, 2]) await button(page, 'edit.undo').click();
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    expect(await button(page, 'edit.publish').isDisabled()).toBe(true);
    expect((await demo.person.get('/api/screen/errors/link-expired/draft')).status).toBe(404);
    await close();
  });

  it('publishes nothing that the checker refuses, and leads to the mistake', { timeout: 180_000 }, async () => {
    const id = 'errors/done';
    const { page, close } = await edit(demo, admin, id);
    await canvasOf(page).locator('h1').click();
    await writePlain(page);
    await write(page, '${a +}');
    const problem = page.getByRole('region', { name: en['editor.problems']! }).getByRole('button').first();
    await problem.waitFor();
    const active = () => page.evaluate(() => window.editorStore.activeId);
    const property = () =>
      page.evaluate(() => document.activeElement!.closest<HTMLElement>('[data-amis-name]')?.dataset['amisName']);
    const heading = await active();
    const selectAnother = async () => {
      await canvasOf(page).locator('p').first().click();
      await expect.poll(active).not.toBe(heading);
    };
    await selectAnother();
    await problem.click();
    await expect.poll(active).toBe(heading);
    await expect.poll(property).toBe('tpl');
    await selectAnother();
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await button(page, 'edit.publish').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.publishError']!).waitFor();
    expect(await button(dialog, 'edit.publish').count()).toBe(0);
    expect((await demo.person.get(`/api/screen/${id}/versions`)).json.data).toMatchObject({ total: 0 });
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Text “${a +}” in Box' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(active).toBe(heading);
    await panelOf(page).locator('[data-amis-name="tpl"]').waitFor();
    await close();
  });
});
