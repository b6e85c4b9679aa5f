import { expect, it } from 'vitest';
import { signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('follows links in place, with title, back and forward', async () => {
    const { page } = await platform.open('/', { as: 'member@example.com' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.waitForURL('**/docs');
    await page.waitForFunction(() => document.title.startsWith('Documentation'));
    expect(await page.title()).toMatch(/^Documentation · /);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Home'));
    await page.goForward();
    await page.waitForFunction(() => document.title.startsWith('Documentation'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('hides header and side in embed mode, also after moving on', async () => {
    const { page } = await platform.open('/i/profile?embed=1', { as: 'member@example.com' });
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await page.locator('header').count()).toBe(0);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Move on' });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Move on' }).click();
    await page.waitForURL(/\/\?embed=1$/);
    expect(await page.locator('header').count()).toBe(0);
  });

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

  it('shows one account on a page: the present one, when another tab has signed in', async () => {
    const { page, problems } = await platform.open('/', { as: 'owner@example.com' });
    problems.expect(/401/);
    const nameInHeader = page.locator('#root header .pw-user-menu > button');
    await nameInHeader.getByText('Owner').waitFor();
    // A call that is still under way while nobody is signed in would lead the tab to the sign-in page.
    await page.waitForFunction(() => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return ['/api/company', '/api/first-steps', '/api/find'].every((path) => paths.includes(path));
    });
    const other = await page.context().newPage();
    const { origin } = new URL(platform.server().base);
    await other.request.post(`${origin}/logout`, { headers: { origin } });
    await signIn(other, origin, 'admin@example.com', demoPassword);
    await nameInHeader.click();
    await page.getByText('User center').click();
    await nameInHeader.getByText('Admin').waitFor();
    expect(new URL(page.url()).pathname).toBe('/i/profile');
    await expect.poll(() => page.locator('#root input[name=username]').inputValue()).toBe('admin');
  });
});
