import type { FrameLocator, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const BLUE = '#2468f2';
const BLUE_SHOWN = 'rgb(36, 104, 242)';

/** The colour of the first primary button on a page. */
const primaryOf = (page: Page | FrameLocator) =>
  page
    .locator('.cxd-Button--primary')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

/** The brand's colour in a document. */
const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-5').trim());

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('changes the brand of a theme, shows it at once, saves it, and other browsers follow its choice', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'admin@example.com' });
    const other = await visit(platform, { as: 'owner@example.com' });
    await other.show('/', '.pw-card');
    const before = await brandOf(other.page);
    const visitor = await visit(platform);
    await visitor.show('/login?company=globex');
    await show('/admin/theme', '.pw-card');
    await page.getByText('The built-in look', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'New theme' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Deep Sea');
    await page.getByRole('button', { name: 'Make', exact: true }).click();
    const preview = page.frameLocator('.pw-theme-preview iframe');
    await preview.locator('.cxd-Button--primary').first().waitFor();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    expect(await save.isDisabled()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);

    // One shade changes what is seen; the whole scale is made when it is asked for.
    await page.getByRole('button', { name: 'Base colour' }).first().click();
    const field = page.locator('.pw-theme-side').getByRole('textbox').first();
    await field.fill(BLUE);
    await field.press('Enter');
    await expect.poll(() => primaryOf(preview)).toBe(BLUE_SHOWN);
    await page.getByRole('button', { name: 'Make the scale…' }).click();
    await page.getByText('Also make neutral, functional and data colours').click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect.poll(() => page.locator('.pw-theme-swatch').nth(3).getAttribute('style')).toContain('#144bcc');

    // Steps back and forth; the page is another one then and the same one again.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.reload();
    await preview.locator('.cxd-Button--primary').first().waitFor();
    await expect.poll(() => primaryOf(preview)).toBe(BLUE_SHOWN);

    // A real page in the dark look.
    await page.getByRole('combobox', { name: /^Page/ }).click();
    await page.getByRole('option', { name: 'Sign-in', exact: true }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect
      .poll(() => preview.locator('html').evaluate((html) => getComputedStyle(html).colorScheme))
      .toBe('dark');

    await save.click();
    await page.getByText('The theme is saved').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Themes', exact: true }).click();
    await page.locator('.pw-card', { hasText: 'Deep Sea' }).getByRole('button', { name: 'Use this' }).click();
    await expect.poll(() => brandOf(other.page)).toContain(BLUE);
    await expect.poll(() => brandOf(visitor.page)).toContain(BLUE);
    await page.getByRole('button', { name: 'Use the built-in look' }).click();
    await expect.poll(() => brandOf(other.page)).toBe(before);
    problems.assertNone();
    await other.close();
    await visitor.close();
    await close();
  });

  it.each([
    { button: 'Add a type of button', sample: '.cxd-Button--quiet' },
    { button: 'Add a size of button', sample: '.cxd-Button--size-quiet' },
  ])('opens the form of the new kind after $button', async ({ button, sample }) => {
    const admin = await platform.person('admin');
    const { id } = (await admin.post<{ id: number }>('/api/theme', { name: 'Kinds', from: 'cxd' })).json.data;
    const { page, show, problems, close } = await visit(platform, { as: 'admin@example.com' });
    await show(`/admin/theme/${id}?nav=component&tab=button`, '.pw-theme-list');
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: button });
    await dialog.getByLabel('Label').fill('Quiet');
    await dialog.getByLabel('Token').fill('quiet');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const side = page.locator('.pw-theme-side.is-open');
    await expect.poll(() => side.getByLabel('Label').inputValue()).toBe('Quiet');
    await page.frameLocator('.pw-theme-preview iframe').locator(sample).first().waitFor();
    problems.assertNone();
    await close();
  });
});
