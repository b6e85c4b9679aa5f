import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations, screenshot } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

const pictures = 'test-results/screenshots';
const look = '/api/company/globex/login-look';
const address = '/login?company=globex&authType=password';

/** Each width in one of the languages. */
const LOOKS = [
  ['en-US', 'wide'],
  ['zh-CN', 'narrow'],
] as const;

/** Whatever a page can say of its place: fixed, on top of everything, larger than the window. */
const covering = {
  type: 'page',
  body: {
    type: 'container',
    style: { position: 'fixed', inset: '-100vh', zIndex: 2147483647, background: '#b00', color: '#fff' },
    body: [
      { type: 'tpl', tpl: '<h2>Type your password here</h2>' },
      { type: 'tpl', tpl: '<a href="https://elsewhere.invalid/" target="_top">Continue</a>' },
    ],
  },
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner');
    mkdirSync(pictures, { recursive: true });
    const answer = await owner.post('/api/company/globex/screen/brand/cover/publish', { schema: covering, note: '' });
    expect(answer.status, answer.text).toBe(200);
  });
  afterAll(closeChromium);

  it.each(['card', 'left', 'right', 'full', 'embedded'])('looks well as %s at each width', async (layout) => {
    await owner.post(look, { layout, heading: 'Globex', lead: 'Everything under one roof.', accent: '#7c2d12' });
    for (const [locale, name] of LOOKS) {
      const width = WIDTHS[name];
      const { page, show, problems } = await visit(platform, { locale, width });
      await show(address, 'input[name=token]');
      const { width: room } = (await page.locator('.pw-login-panel').boundingBox())!;
      expect(room).toBeGreaterThanOrEqual(320);
      await screenshot(page, `${pictures}/login-look-${layout}-${locale}-${name}.png`, width);
      expect(await accessibilityViolations(page)).toEqual([]);
      if (locale === 'en-US') expect(await darkViolations(page)).toEqual([]);
      problems.assertNone();
    }
  });

  it.each(['card', 'left', 'right', 'full'])(
    'covers nothing of the form and delays nobody who types, as %s',
    async (layout) => {
      await owner.post(look, { layout, decoration: 'brand/cover' });
      const { page, close, show } = await visit(platform);
      // A decoration that never comes.
      let asked = 0;
      await page.route(/\/login\/decoration/, () => {
        asked += 1;
      });
      await show(address, 'input[name=token]');
      await expect.poll(() => asked).toBe(1);
      await page.locator('#root input[name=email]:visible').fill('member');
      await page.unroute(/\/login\/decoration/);
      await show(address, 'input[name=token]');
      const frame = page.frameLocator('.pw-decoration iframe');
      await frame.getByText('Type your password here').waitFor({ state: 'attached' });
      await page.locator('#root input[name=email]:visible').fill('member');
      await page.locator('#root input[name=token]:visible').fill(demoPassword);
      await page.locator('#root .pw-sign-in button[type=submit]:visible').click();
      await page.waitForURL(`${platform.base}/`);
      await close();
    },
  );

  it('leads on in another window, by the page that names the address', async () => {
    await owner.post(look, { layout: 'left', decoration: 'brand/cover' });
    const { page, close, show, problems } = await visit(platform);
    // The test's own click.
    problems.expect(/Blocked script execution/);
    await show(address, 'input[name=token]');
    const link = page.frameLocator('.pw-decoration iframe').getByText('Continue');
    await link.waitFor({ state: 'attached' });
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      link.evaluate((element: HTMLElement) => element.click()),
    ]);
    await opened.getByText('https://elsewhere.invalid/').waitFor();
    expect(await opened.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      'https://elsewhere.invalid/',
    );
    expect(page.url()).toContain('/login?company=globex');
    await close();
  });
});
