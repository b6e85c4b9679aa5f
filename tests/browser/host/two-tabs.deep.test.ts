import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { usePlatform } from './platform.ts';

const nameInHeader = (page: Page) => page.locator('#root header .pw-user-menu > button');
const username = (page: Page) => page.locator('#root input[name=username]');

/** The calls of the home page have been answered. */
const answered = (page: Page) =>
  page.waitForFunction(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return ['/api/company', '/api/first-steps', '/api/find'].every((path) => paths.includes(path));
  });

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  /** A tab of the owner's whose browser another tab has signed out and in as the administrator since. */
  async function leftBehind(path: string, isLoaded: (page: Page) => Promise<unknown>) {
    const { page, problems } = await platform.open(path, { as: 'owner@example.com' });
    problems.expect(/401/);
    await nameInHeader(page).getByText('Owner').waitFor();
    // A call that is still under way while nobody is signed in would lead the tab to the sign-in page.
    await isLoaded(page);
    const other = await page.context().newPage();
    const { origin } = new URL(platform.server().base);
    await other.request.post(`${origin}/logout`, { headers: { origin } });
    await signIn(other, origin, 'admin@example.com', demoPassword);
    return page;
  }

  it('shows one account on a page, the present one', async () => {
    const page = await leftBehind('/', answered);
    await nameInHeader(page).click();
    await page.getByText('User center').click();
    await nameInHeader(page).getByText('Admin').waitFor();
    expect(new URL(page.url()).pathname).toBe('/i/profile');
    await expect.poll(() => username(page).inputValue()).toBe('admin');
  });

  it('saves nothing of one account into another', async () => {
    const page = await leftBehind('/i/profile#security', (tab) =>
      expect.poll(() => username(tab).inputValue()).toBe('owner'),
    );
    await page.locator('#root input[name=nickName]').fill('Typed by the owner');
    await page.getByRole('button', { name: 'Save' }).click();
    await nameInHeader(page).getByText('Admin').waitFor();
    expect(new URL(page.url()).hash).toBe('#security');
    await expect.poll(() => username(page).inputValue()).toBe('admin');
    expect(await page.locator('#root input[name=nickName]').inputValue()).not.toBe('Typed by the owner');
  });
});
