import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { startPlatform, type Visit, visit } from './platform.ts';

const member = 'member@example.com';
const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const infoCall = /\/api\/user\/info$/;

/** Saves, confirms what is asked, and answers what was sent. */
async function saved(page: Page, told = 'Your profile is saved.', asked?: string): Promise<Record<string, unknown>> {
  const request = page.waitForRequest((call) => infoCall.test(call.url()) && call.method() === 'POST');
  await save(page);
  if (asked !== undefined) await confirmAction(page, asked, demoPassword);
  await page.getByText(told).first().waitFor();
  return (await request).postDataJSON();
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let opened: Visit;
  let page: Page;
  beforeAll(async () => {
    platform = await startPlatform(engine, { PASSWORD_RULES: 'length:6-12,digit' });
  });
  beforeEach(async () => {
    opened = await visit(platform, { as: member });
    opened.problems.expect(/Failed to load resource.*403/);
    page = opened.page;
    await opened.show('/i/profile', 'input[name=nickName]');
  });
  afterAll(closeChromium);

  describe('the profile', () => {
    it('shows every field of the person', async () => {
      const { data } = (await (await platform.person(member)).get('/api/user/info')).json;
      await page.getByText(String(data.id)).waitFor();
      for (const name of ['name', 'email', 'username', 'phone', 'nickName']) {
        expect([name, await field(page, name).inputValue()]).toEqual([name, data[name]]);
      }
      await opened.close();
    });

    it('shows where the fields will be while they load', async () => {
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(infoCall, async (route) => {
        await waiting;
        await route.continue();
      });
      await opened.show('/i/profile', '.pw-skeleton');
      expect(await field(page, 'nickName').count()).toBe(0);
      arrive();
      await field(page, 'nickName').waitFor();
      expect(await page.locator('.pw-skeleton').count()).toBe(0);
      await opened.close();
    });

    it('says when the profile cannot be loaded, and tries again', async () => {
      await page.route(infoCall, (route) => route.fulfill({ contentType: 'text/html', body: '<p>In between</p>' }));
      await opened.show('/i/profile', '.pw-empty');
      await page.getByText('This could not be loaded').waitFor();
      expect(await page.locator('.pw-skeleton').count()).toBe(0);
      await page.unroute(infoCall);
      await page.getByRole('button', { name: 'Try again' }).click();
      await field(page, 'nickName').waitFor();
      expect(await page.locator('.pw-empty').count()).toBe(0);
      await opened.close();
    });

    it('offers no password to a platform administrator, who changes it elsewhere', async () => {
      await page.getByRole('heading', { name: 'Security' }).waitFor();
      await opened.close();
      const administrator = await visit(platform, { as: 'admin@example.com' });
      await administrator.show('/i/profile', 'input[name=nickName]');
      expect(await administrator.page.getByRole('heading', { name: 'Security' }).count()).toBe(0);
      expect(await administrator.page.getByText('Change password').count()).toBe(0);
      await administrator.close();
    });

    it('does not send what cannot be right, and says why at each field', async () => {
      await page.route(infoCall, (route) =>
        route.request().method() === 'POST' ? route.abort('blockedbyclient') : route.continue(),
      );
      const wrong = [
        ['name', '', 'Please enter your name.'],
        ['email', 'nowhere', 'This does not look like an email address.'],
        ['username', '9lives', 'Use 2 to 32 letters, digits, dots, hyphens or underscores, a letter first.'],
        ['phone', '12345', 'A phone number has 11 digits.'],
      ] as const;
      for (const [name, value] of wrong) await field(page, name).fill(value);
      await save(page);
      for (const [, , message] of wrong) await page.getByText(message, { exact: true }).waitFor();
      await opened.close();
    });

    it('shows at the field what the server refuses', async () => {
      opened.problems.expect(/Failed to load resource.*4\d\d/);
      await field(page, 'email').fill('owner@example.com');
      await field(page, 'emailCode').fill(await platform.services.codes.issue('profile', 'owner@example.com'));
      await save(page);
      await confirmAction(page, 'Change your email address to owner@example.com', demoPassword);
      await page.locator('.cxd-Form-item:has(input[name=email]) .cxd-Form-feedback').waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
      expect(await page.locator('.cxd-Toast').count()).toBe(0);
      await opened.close();
    });
  });

  describe('a new address', () => {
    it('asks for the code sent to it, and only then', async () => {
      await field(page, 'email').fill('Member@example.com');
      await field(page, 'phone').fill('13800000001');
      await field(page, 'graphCode').waitFor();
      await field(page, 'phoneCode').waitFor();
      expect(await field(page, 'emailCode').count()).toBe(0);
      await field(page, 'phone').fill('13800000000');
      await field(page, 'phoneCode').waitFor({ state: 'detached' });
      await field(page, 'email').fill('moved@example.com');
      await field(page, 'emailCode').waitFor();
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByText('The code is on its way').first().waitFor();
      await field(page, 'emailCode').fill(await newestCode(platform.dataDir, 'moved@example.com'));
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await saved(page, undefined, 'Change your email address to moved@example.com')).toMatchObject({
        email: 'moved@example.com',
        phone: '13800000000',
      });
      await field(page, 'emailCode').waitFor({ state: 'detached' });
      const person = await platform.person('moved@example.com');
      const emailCode = await platform.services.codes.issue('profile', member);
      expect((await person.post('/api/user/info', { email: member, emailCode })).status).toBe(200);
      await opened.close();
    });
  });

  describe('a new password', () => {
    it('is asked for only when wanted, with the rules of this platform', async () => {
      expect(await field(page, 'password').count()).toBe(0);
      const hints: string[] = [];
      page.on('console', (message) => message.text().startsWith('[DOM]') && hints.push(message.text()));
      const { rules } = (await platform.visitor().get<{ rules: string[] }>('/passwordDesc')).json.data;
      await page.getByRole('switch').press('Space');
      await field(page, 'password').waitFor();
      await page.locator('.pw-rules li').first().waitFor();
      for (const rule of rules) expect(await page.locator('.pw-rules').innerText()).toContain(rule);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(hints).toEqual([]);
      await opened.close();
    });

    it('has to meet the rules and be repeated', async () => {
      await page.getByRole('switch').press('Space');
      await field(page, 'password').fill('letters');
      await page.locator('.pw-rules li.is-met').getByText('6 to 12 characters.').waitFor();
      expect(await page.locator('.pw-rules li.is-met').count()).toBe(1);
      await field(page, 'surePassword').fill('others');
      await save(page);
      await page.getByText('This password does not meet the rules below.', { exact: true }).waitFor();
      await page.getByText('The two passwords differ.', { exact: true }).waitFor();
      await opened.close();
    });

    it('counts from then on', async () => {
      await page.getByRole('switch').press('Space');
      await field(page, 'password').fill('letters1');
      await field(page, 'surePassword').fill('letters1');
      const told = 'Your new password is in force. All other devices have been signed out.';
      expect(await saved(page, told, 'Change your password')).toMatchObject({
        changePassword: true,
        password: 'letters1',
        surePassword: 'letters1',
      });
      const old = await platform.visitor().post('/auth/phone?method=password', { email: member, token: demoPassword });
      expect(old.json.status).not.toBe(0);
      const anew = await platform.visitor().post('/auth/phone?method=password', { email: member, token: 'letters1' });
      expect(anew.json.status).toBe(0);
      expect(await field(page, 'password').count()).toBe(0);
      expect(await page.getByRole('switch').isChecked()).toBe(false);
      await opened.close();
    });
  });
});

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  describe('the photo', () => {
    it('is uploaded, saved and shown', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/i/profile', 'input[name=nickName]');
      const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0e6f5c' } })
        .png()
        .toBuffer();
      const upload = page.waitForRequest(/\/api\/upload\?purpose=avatar$/);
      const empty = await page.locator('.pw-avatar-field').boundingBox();
      await page
        .locator('#root input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      expect((await upload).headers()['content-type']).toContain('multipart/form-data');
      await page.locator('.pw-avatar-field img').waitFor();
      expect(await page.locator('.pw-avatar-field').boundingBox()).toEqual(empty);
      const { avatar } = await saved(page);
      expect(avatar).toMatch(/^\/api\/upload\/\d+$/);
      await show('/', '.pw-card');
      expect(await page.locator('header .pw-avatar img').getAttribute('src')).toBe(avatar);
      expect((await page.request.get(platform.base + avatar)).headers()['content-type']).toMatch(/^image\//);
      await close();
    });

    it('is not taken when it is no picture', async () => {
      const { page, problems, show, close } = await visit(platform, { as: member });
      problems.expect(/Failed to load resource.*4\d\d/);
      await show('/i/profile', 'input[name=nickName]');
      const buffer = Buffer.from('not a picture');
      await page.locator('#root input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await page
        .locator('.pw-avatar-field .cxd-ImageControl-item--error, .pw-avatar-field .is-invalid, .cxd-Toast')
        .first()
        .waitFor();
      await close();
    });
  });
});
