import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { PHONE, visit, WIDTHS } from '../screens/platform.ts';
import { type DemoShare, placeOf, SHARES, startShares } from './demo-shares.ts';

const visitors = [
  { name: 'a wide screen', width: WIDTHS.wide },
  { name: 'a phone', width: WIDTHS.narrow, userAgent: PHONE },
];
const cases = SHARES.flatMap((share) => visitors.map((visitor) => ({ ...visitor, type: share.type, share })));

/** Opens a text without its policy, so that axe runs in its document. */
async function withoutPolicy(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(url);
}

onOneEngine((engine) => {
  let demo: Awaited<ReturnType<typeof startShares>>;
  beforeAll(async () => {
    demo = await startShares(engine);
  });
  afterAll(closeChromium);

  const ended = en['api.share-ended'];

  it.each(cases)(
    'a page of type $type on $name is shown, ends, and comes back under its link',
    async ({ share, ...how }) => {
      const { page, problems, close } = await visit(demo.platform, how);
      // A frame of its own host may have had another document of the process before.
      problems.expect(/status of 410|origin-keyed/);
      const address = demo.address(share);
      const shown = async () => {
        await placeOf(page, share).getByText(share.words).first().waitFor();
        expect(await page.title()).toBe(`${share.title} · Pagewright`);
        await page.getByText('Shared by Admin · Acme').waitFor();
      };
      await page.goto(address);
      await shown();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

      await demo.change(share, { isOn: false });
      await page.reload();
      await page.getByText(ended).waitFor();
      expect(await page.getByText(share.words).count()).toBe(0);
      const second = await page.context().newPage();
      await second.goto(address);
      await second.getByText(ended).waitFor();
      await second.close();

      const { url } = await demo.change(share, { isOn: true });
      expect(url).toBe(address);
      await page.goto(url);
      await shown();
      if (share.type === 2 || share.type === 3) await withoutPolicy(page, url);
      problems.expect(/connect-src/);
      expect(await accessibilityViolations(page)).toEqual([]);
      await close();
    },
  );

  it('a text asks for its password on a phone, and ends at its time', async () => {
    const text: DemoShare = SHARES[1];
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    await demo.change(text, { password: 'sesame', endsAt });
    const { page, problems, close } = await visit(demo.platform, { width: WIDTHS.narrow, userAgent: PHONE });
    problems.expect(/status of (403|410)/);
    await page.goto(demo.address(text));
    const open = page.getByRole('button', { name: en['share.open'] });
    await page.getByRole('textbox').fill('wrong');
    await open.click();
    await page.getByText(en['api.share-password-wrong']).first().waitFor();
    await page.getByRole('textbox').fill('sesame');
    await open.click();
    await page.getByText(text.words).waitFor();
    await page.reload();
    await page.getByText(text.words).waitFor();
    demo.platform.later(7200);
    await page.reload();
    await page.getByText(ended).waitFor();
    demo.platform.later(-7200);
    await demo.change(text, { password: '', endsAt: '' });
    await close();
  });
});
