import { afterAll, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startPlatform, textsOf, visit } from '../screens/platform.ts';

const en = textsOf('en-US');
const home = '/admin/widget-template';
const groupMenu = (name: string) => en['templates.groupMenu']!.replace('{name}', name);

onOneEngine((engine) => {
  afterAll(closeChromium);

  it('the screen of templates keeps the group in the address as long as there is one', {
    timeout: 180_000,
  }, async () => {
    const platform = await startPlatform(engine);
    const admin = await platform.person('admin@example.com');
    const groupOf = async (name: string) =>
      (await admin.post<{ id: number }>('/api/widgetTemplate/group/create', { name })).json.data.id;
    const used = await groupOf('Figures');
    await admin.post('/api/widgetTemplate/create', { name: 'Chart', type: used, widgetType: 1 });
    const group = await groupOf('1Group');
    const { page, show, close } = await visit(platform, { as: 'admin@example.com' });
    await show(`${home}?tplType=${group}`, '.pw-empty');

    // A name that began with a digit may stay.
    await page.getByRole('button', { name: groupMenu('1Group') }).click();
    await page.getByText(en['templates.editGroup']!, { exact: true }).click();
    const edit = page.getByRole('dialog', { name: en['templates.editGroup']! });
    await edit.getByLabel(en['templates.description']!).fill('Described');
    await edit.getByRole('button', { name: en['templates.save']! }).click();
    await edit.waitFor({ state: 'detached' });

    // The reason why a group stays is read in its menu.
    await page.getByRole('button', { name: groupMenu('Figures') }).click();
    await page.getByRole('menuitem', { name: en['templates.removeGroupUsed']! }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: groupMenu('1Group') }).click();
    await page.getByText(en['templates.removeGroup']!, { exact: true }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.waitForURL(`${platform.base}${home}`);
    await page.locator('.pw-template-card').first().waitFor();

    await page.getByRole('link', { name: 'Figures', exact: true }).click();
    await page.waitForURL(/tplType=\d+$/);
    const figures = page.url();
    const card = page.locator('.pw-template-card', { hasText: 'Chart' });
    await card.hover();
    await card.getByRole('link', { name: en['templates.edit']! }).click();
    await page.getByRole('link', { name: en['edit.backToTemplates']! }).click();
    await page.waitForURL(figures);
    await close();
  });
});
