import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations, screenshot } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

const pictures = 'test-results/screenshots';
const starts = ['login/card', 'login/split', 'login/minimal', 'login/embedded'];
/** Each width in one of the languages. */
const LOOKS = [
  ['en-US', 'wide'],
  ['zh-CN', 'narrow'],
] as const;

const setting = '/api/login-page';
const address = '/login?authType=password';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;

  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,phone,captcha,password,oauth,ldap' });
    admin = await platform.person('admin@example.com');
    mkdirSync(pictures, { recursive: true });
  });
  beforeEach(() => admin.post(setting, { page: '' }));
  afterAll(closeChromium);

  it('asks before all visitors see a page, in the list and in its dialog', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
    await show('/admin/login-page', '.pw-card iframe');
    const asked = page.getByText('All visitors see this page from now on.');
    const answer = (name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Use this page' }).first().click();
    await asked.waitFor();
    await answer('Cancel');
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preview', exact: true }).nth(1).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use this page' }).click();
    await asked.waitFor();
    expect(sent).not.toContain(setting);
    await answer('Confirm');
    await expect.poll(() => sent).toContain(setting);
    await close();
  });

  describe.each(starts)('%s', (id) => {
    it('signs people in, and offers every way that is set up', async () => {
      await admin.post(setting, { page: id });
      const { page, show } = await visit(platform);
      await show(address, 'input[name=token]');
      const ways = await page.locator('#root .pw-sign-in').innerText();
      for (const way of ['Email', 'Phone', 'Password', 'LDAP', 'OAuth']) expect(ways).toContain(way);
      await page.locator('#root input[name=email]:visible').fill('member');
      await page.locator('#root input[name=token]:visible').fill(demoPassword);
      await page.locator('#root .pw-sign-in button[type=submit]:visible').click();
      await page.waitForURL(`${platform.base}/`);
    });

    it('looks well at each width', { timeout: 120_000 }, async () => {
      await admin.post(setting, { page: id });
      for (const [locale, name] of LOOKS) {
        const width = WIDTHS[name];
        const { page, show, problems } = await visit(platform, { locale, width });
        await show(address, 'input[name=token]');
        await screenshot(page, `${pictures}/${id.replace('/', '-')}-${locale}-${name}.png`, width);
        expect(await accessibilityViolations(page)).toEqual([]);
        if (locale === 'en-US') expect(await darkViolations(page)).toEqual([]);
        problems.assertNone();
      }
    });
  });
});
