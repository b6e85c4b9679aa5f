import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

const owner = 'owner@example.com';
const app = '/company/globex/app/open';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Open' });
    await person.post(`/api${app}/page`, { name: 'Fair' });
    const body = [
      { type: 'tpl', tpl: 'See you at booth 14' },
      { type: 'link', href: '/docs/welcome', body: 'Read more' },
    ];
    await person.post(`/api${app}/screen/page/fair/publish`, {
      schema: { type: 'page', title: 'Fair', body },
      note: '',
    });
  });
  afterAll(closeChromium);

  it('shares a page with a link, shows it to a visitor, asks for a password, and ends it', async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${app}/pages`, '.pw-row');
    await page.locator('.pw-row').getByRole('button', { name: en['pages.more'] }).click();
    await page.getByText(en['share.action']).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: en['share.turnOn'] }).click();
    const link = await dialog.locator('.pw-share-address').innerText();
    expect(await accessibilityViolations(page)).toEqual([]);

    const visitor = await visit(platform, { width: WIDTHS.narrow });
    await visitor.page.goto(link);
    await visitor.page.getByText('See you at booth 14').waitFor();
    expect(await visitor.page.title()).toBe('Fair · Pagewright');
    expect(await visitor.page.evaluate(() => window.origin)).toBe('null');
    const [opened] = await Promise.all([
      visitor.page.waitForEvent('popup'),
      visitor.page.getByRole('link', { name: 'Read more' }).click(),
    ]);
    await opened.locator('.pw-doc').waitFor();
    expect(await opened.evaluate(() => window.origin)).toBe(new URL(link).origin);
    await opened.close();
    visitor.problems.assertNone();
    // axe asks for the style sheets, which the document's policy refuses.
    visitor.problems.expect(/connect-src/);
    expect(await accessibilityViolations(visitor.page)).toEqual([]);

    await dialog.getByRole('switch', { name: en['share.withPassword'] }).check({ force: true });
    const save = dialog.getByRole('button', { name: en['share.save'] });
    await save.click();
    await dialog.getByText(en['share.passwordMissing']).waitFor();
    const password = dialog.locator('input[name=password]');
    await password.fill('sesame');
    await save.click();
    await page.getByText(en['share.saved']).waitFor();
    await expect.poll(() => password.inputValue()).toBe('');
    const [kept] = await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), save.click()]);
    expect(kept.postDataJSON()).toEqual({ endsAt: '' });
    await visitor.page.goto(link);
    await visitor.page.getByRole('textbox').fill('sesame');
    await visitor.page.getByRole('button', { name: en['share.open'] }).click();
    await visitor.page.getByText('See you at booth 14').waitFor();

    await dialog.getByRole('button', { name: en['share.turnOff'] }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByRole('button', { name: en['share.turnOn'] }).waitFor();
    visitor.problems.expect(/status of 410/);
    await visitor.page.goto(link);
    await visitor.page.getByText(en['api.share-ended']).waitFor();
    await close();
    await visitor.close();
  });
});
