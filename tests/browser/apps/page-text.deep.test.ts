import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

const owner = 'owner@example.com';
const app = '/company/globex/app/handbook';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Handbook' });
    await person.post(`/api${app}/page`, { name: 'News', type: 3 });
  });
  afterAll(closeChromium);

  const button = (key: keyof typeof en) => ({ name: en[key], exact: true });

  it('makes a page of Markdown, which members read once it is published', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${app}/pages`, '.pw-row');
    await page.getByRole('button', button('pages.add')).click();
    await page.getByRole('dialog').getByLabel(en['pages.name']).fill('Guide');
    await page.getByRole('radio', { name: en['pages.typeMarkdown'] }).check();
    await page.getByRole('button', button('pages.make')).click();
    await page.waitForURL(`**${app}/pages/guide`);
    const field = page.getByLabel(en['pageText.text'], { exact: true });
    await field.fill('# Welcome\n\nIt costs **$5**, `${user.name}`.');
    await page.locator('.pw-pair-shown').getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', button('pageText.keep')).click();
    await page.getByText(en['pageText.draft']).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toContain('# Welcome');
    await page.getByRole('button', button('pageText.publish')).click();
    await page.getByText(en['pageText.draft']).waitFor({ state: 'detached' });
    await close();

    const reader = await visit(platform, { as: 'member@example.com', width: WIDTHS.narrow });
    await reader.show(`${app}/guide`, 'main');
    const text = reader.page.frameLocator('main iframe').locator('.pw-written');
    await text.getByText('It costs $5, ${user.name}.').waitFor();
    await reader.close();
  });

  it('shows rich text as it was written', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${app}/pages`, '.pw-row');
    const row = page.locator('#root .pw-row').filter({ hasText: 'News' });
    await row.getByRole('link', { name: en['pages.edit'], exact: true }).click();
    const text = page.frameLocator('.tox-edit-area__iframe').locator('body');
    await text.click();
    await page.keyboard.type('Good ');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('news');
    await page.getByRole('button', button('pageText.publish')).click();
    await page.getByText(en['pageText.published']).waitFor();
    await page.getByRole('link', { name: en['pageText.open'] }).click();
    const shown = page.frameLocator('main iframe').locator('.pw-written');
    await shown.locator('strong', { hasText: 'news' }).waitFor();
    await close();
  });
});
