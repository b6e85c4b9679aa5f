import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/demo-platform.ts';
import { live, usePlatform } from '../host/platform.ts';

const member = 'member@example.com';
const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]`);
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Your changes are not saved.' });
const back = (page: Page) => page.getByText('Your unsaved changes are back.');
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('pagewright.unsaved')));

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  /** Opens the profile and types a nickname. */
  async function changed(nickName = 'Half a nick') {
    const opened = await platform.open('/i/profile', { as: member });
    await field(opened.page, 'nickName').fill(nickName);
    await expect.poll(() => kept(opened.page)).toHaveLength(1);
    return opened;
  }

  it('asks before a link leads away, and brings back what was typed after Back and after a reload', async () => {
    const { page } = await changed();
    await page.getByRole('link', { name: 'Roles' }).click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await field(page, 'nickName').inputValue()).toBe('Half a nick');
    await page.getByRole('link', { name: 'Roles' }).click();
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor();

    await page.goBack();
    await back(page).waitFor();
    expect(await field(page, 'nickName').inputValue()).toBe('Half a nick');
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => void dialog.accept().then(() => resolve(dialog.type()))),
    );
    await field(page, 'name').click();
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await live(page);
    await back(page).waitFor();
    expect(await field(page, 'nickName').inputValue()).toBe('Half a nick');
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Discard' }).click();
    await back(page).waitFor({ state: 'detached' });
    expect(await field(page, 'nickName').inputValue()).not.toBe('Half a nick');
    await page.getByRole('link', { name: 'Roles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor();
    expect(await kept(page)).toEqual([]);
  });

  it('asks nothing and keeps nothing once it is saved', async () => {
    const { page } = await changed('A whole nick');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your profile is saved.').first().waitFor();
    expect(await kept(page)).toEqual([]);
    await page.getByRole('link', { name: 'Roles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor();
  });

  it('asks before signing out, and forgets what was typed then', async () => {
    const { page } = await changed();
    const signOut = async () => {
      await page.locator('.pw-user-menu button').first().click();
      await page.getByText('Sign out', { exact: true }).click();
    };
    await signOut();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(page.url()).pathname).toBe('/i/profile');
    await question(page).waitFor({ state: 'detached' });
    await signOut();
    // The browser has nothing to ask any more.
    page.on('dialog', (dialog) => void dialog.dismiss());
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL((url) => url.pathname !== '/i/profile');
    expect(await kept(page)).toEqual([]);
  });

  it('shows nobody what another person has typed, and forgets it', async () => {
    const { page } = await changed();
    await signIn(page, new URL(platform.server().base).origin, 'owner@example.com', demoPassword);
    await page.goto(`${platform.server().base}/i/profile`);
    await field(page, 'nickName').waitFor();
    expect([await field(page, 'nickName').inputValue(), await back(page).count()]).not.toContain('Half a nick');
    expect(await back(page).count()).toBe(0);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  it('keeps no password, and asks for it all the same', async () => {
    const { page } = await platform.open('/i/password', { as: member });
    await field(page, 'originalPassword').fill(demoPassword);
    await page.getByRole('link', { name: 'Roles' }).click();
    await question(page).waitFor();
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(demoPassword);
  });
});
