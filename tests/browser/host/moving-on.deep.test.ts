import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('keeps the old page, with a line of progress, until the next one is ready', async () => {
    const { page } = await platform.open('/', { as: 'member@example.com' });
    await listening(page);
    await page.locator('.pw-card').nth(1).waitFor();
    let arrive = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/screen/docs/empty', async (route) => {
      await waiting;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.locator('.pw-host-progress').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Member');
    expect(await page.locator('.pw-card').count()).toBe(2);
    arrive();
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await expect.poll(() => page.locator('.pw-host-progress').count()).toBe(0);
    await expect.poll(() => page.locator('.pw-card').count()).toBe(0);
  });

  it('comes back to where one was on a long page, and begins new ones at the top', async () => {
    const tall = { type: 'container', style: { height: '3000px' }, body: 'The end' };
    platform.write(DOCS, { type: 'page', body: [{ type: 'tpl', tpl: 'A long page' }, tall] });
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    await page.getByText('A long page').waitFor();
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByText('A long page').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
  });

  it('asks before a link leads away from a form with unsaved changes', async () => {
    platform.write(DOCS, {
      type: 'page',
      body: {
        type: 'form',
        wrapWithPanel: false,
        promptPageLeave: true,
        body: [
          { type: 'input-text', name: 'note', label: 'Note' },
          { type: 'tpl', tpl: 'Typed: ${note}' },
        ],
      },
    });
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    const note = page.locator('#root input[name=note]');
    await note.fill('half a sentence');
    await page.getByText('Typed: half a sentence').waitFor();
    const home = page.getByRole('link', { name: 'Home' });
    const question = page.getByRole('dialog').filter({ hasText: 'Your changes are not saved.' });
    await home.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/docs');
    expect(await note.inputValue()).toBe('half a sentence');
    await home.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
  });

  it('leaves an unchanged form without asking', async () => {
    const body = [{ type: 'input-text', name: 'note', label: 'Note' }];
    platform.write(DOCS, { type: 'page', body: { type: 'form', wrapWithPanel: false, promptPageLeave: true, body } });
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    await page.locator('#root input[name=note]').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
