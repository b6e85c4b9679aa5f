import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations, closeChromium, openPage } from '../../support/browser.ts';
import { demoPassword, startServer, type TestServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';

const maker = new StorageMaker('pglite');
let server: TestServer;

/** A login page without a form that does its best to be the only thing there is. */
const greedy = {
  type: 'page',
  css: { a: { display: 'none !important' }, nav: { display: 'none !important', 'z-index': '-1 !important' } },
  body: {
    type: 'container',
    style: { position: 'fixed', top: 0, left: 0, width: '100vw', height: '100vh', zIndex: 100000, background: '#123' },
    body: { type: 'tpl', tpl: 'Nothing to fill in here' },
  },
};

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

test.each([true, false])('no login page takes the way in away (scripts: %s)', async (javaScriptEnabled) => {
  const admin = await server.person('admin@example.com');
  expect((await admin.post('/api/screen/account/login/publish', { schema: greedy })).status).toBe(200);
  const { page, close } = await openPage({ javaScriptEnabled, locale: 'en-US' });
  await page.goto(`${server.base}/i/profile`);
  if (javaScriptEnabled) await page.locator('#root').getByText('Nothing to fill in here').waitFor();
  if (javaScriptEnabled) expect(await accessibilityViolations(page, 'body > nav')).toEqual([]);
  await page.getByRole('link', { name: 'Standard sign-in page' }).click();
  await page.waitForURL(/\/login\?safe=1&redirect=%2Fi%2Fprofile$/);
  await page.locator('input[name="email"]:visible').fill('admin@example.com');
  await page.locator('input[name="token"]:visible').fill(demoPassword);
  await page.locator('button[type="submit"]:visible').click();
  await page.waitForURL(/\/i\/profile(\?safe=1)?$/);
  await close();
});
