import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { visit, WIDTHS } from '../screens/platform.ts';
import { SHARES, SHOWCASE, startShares } from './demo-shares.ts';

onOneEngine((engine) => {
  let demo: Awaited<ReturnType<typeof startShares>>;
  beforeAll(async () => {
    demo = await startShares(engine);
    const draft = { type: 'page', title: 'Contact', body: { type: 'tpl', tpl: 'Only in the draft' } };
    await demo.owner.post(`/api${SHOWCASE}/screen/page/contact/draft`, { schema: draft });
  });
  afterAll(closeChromium);

  it('shows the draft in a phone from the menu of a page, and a code that leads a phone to it', async () => {
    const { page, show, close } = await visit(demo.platform, { as: 'admin@example.com' });
    await show(`${SHOWCASE}/pages`, '.pw-row');
    const row = page.locator('.pw-row').filter({ hasText: SHARES[3].title });
    await row.getByRole('button', { name: en['pages.more'] }).click();
    await page.getByText(en['phone.action']).click();
    await page.waitForURL('**/preview/mobile?*');
    const phone = page.locator('.pw-phone iframe');
    const size = () => phone.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    await expect.poll(size).toEqual([375, 676]);
    const inPhone = page.frameLocator('.pw-phone iframe').frameLocator('iframe[data-author=tenant]');
    await inPhone.getByText('Only in the draft').waitFor({ state: 'attached' });

    const code = page.getByRole('img', { name: en['phone.codeLabel'] });
    expect([await code.getAttribute('width'), (await page.locator('.pw-scan-code').boundingBox())!.width]).toEqual([
      '128',
      140,
    ]);
    const link = (await code.getAttribute('data-content'))!;
    expect(link).toMatch(new RegExp(`^${demo.platform.base}${SHOWCASE}/contact\\?preview=`));
    expect(Buffer.byteLength(link)).toBeLessThan(1663);
    await page.getByText(en['edit.previewLoopback']).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('switch', { name: en['phone.turned'] }).check({ force: true });
    await expect.poll(size).toEqual([676, 375]);
    await page.locator('.cxd-Select').click();
    await page.getByText('390 × 844').click();
    await expect.poll(size).toEqual([844, 390]);

    const opened = await visit(demo.platform, { as: 'member@example.com', width: WIDTHS.narrow });
    opened.problems.expect(/status of (403|404|410)/);
    await opened.page.goto(link.replace(/.{6}$/, 'AAAAAA'));
    await opened.page.getByText(en['errors.linkExpired.title']).first().waitFor();
    expect(await opened.page.getByText('Only in the draft').count()).toBe(0);
    await opened.close();
    await close();
  });
});
