import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { usePlatform } from './platform.ts';

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

  it('asks for a sign-in and leads back to where one wanted to go', async () => {
    const { page } = await platform.open('/i/profile?from=mail');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.locator('#root input[name=email]:visible').fill('member@example.com');
    await page.locator('#root input[name=token]:visible').fill(demoPassword);
    await page.locator('#root button[type=submit]:visible').click();
    await page.waitForURL('**/i/profile?from=mail');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  it('shows the not-found screen: inside the user center, and with status 404 elsewhere', async () => {
    const { page, problems } = await platform.open('/i/nowhere', { as: 'member@example.com' });
    problems.expect(/404/);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Profile' }).first().waitFor();
    const answer = await page.goto(`${platform.server().base}/nowhere`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  it('shows the forbidden screen for a company one does not belong to', async () => {
    const { page, problems } = await platform.open('/company/globex/', { as: 'admin@example.com' });
    problems.expect(/403/);
    await page.getByRole('heading', { name: 'No permission' }).waitFor();
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

  it('signs out', async () => {
    const { page } = await platform.open('/', { as: 'member@example.com' });
    await page.locator('.pw-user-menu button').first().click();
    await page.getByText('Sign out').click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await page.goto(`${platform.server().base}/i/profile`);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
