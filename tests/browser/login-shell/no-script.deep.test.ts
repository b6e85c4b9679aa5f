import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { demoPassword, startServer, type TestServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';

const maker = new StorageMaker('pglite');
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    storage: await maker.make(),
    clientDir: process.env['CLIENT_DIR'] ?? join(import.meta.dirname, '../../../dist/client'),
    environment: { PAGEWRIGHT_DEFAULT_AUTH: 'password' },
  });
});

afterAll(async () => {
  await closeChromium();
  await server.stop();
  await maker.end();
});

test('a person signs in without any script and comes back to where the way began', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${server.base}/i/profile`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.locator('input[name="email"]').fill('member@example.com');
  await page.locator('input[name="token"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${server.base}/i/profile`);
  await close();
});

test('a method is chosen without any script; what only a script can do is not there, or said', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${server.base}/login?authType=email&redirect=%2Fi%2Fprofile`);
  expect(await page.locator('noscript div').innerText()).toContain('switched off in this browser');
  expect(await page.getByRole('button', { name: 'Send code' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.waitForURL(/authType=password/);
  await page.locator('input[name="email"]').fill('member@example.com');
  await page.locator('input[name="token"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${server.base}/i/profile`);
  await close();
});

test('a wrong password is refused on the same page, in words', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${server.base}/login`);
  await page.locator('input[name="email"]').fill('member@example.com');
  await page.locator('input[name="token"]').fill('wrong');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/login\?.*error=invalid-credentials/);
  expect(await page.locator('.pw-note.is-error').textContent()).not.toBe('');
  await close();
});
