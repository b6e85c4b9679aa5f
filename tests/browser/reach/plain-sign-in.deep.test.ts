import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,password' });
  });
  afterAll(closeChromium);

  it('keeps the form of a plain page off the edges, in the width of the platform’s, with each way once', async () => {
    const owner = await platform.person('owner');
    const schema = { type: 'page', body: [{ type: 'sign-in' }] };
    const stored = await owner.post('/api/company/globex/screen/account/login/publish', { schema, note: '' });
    expect(stored.status, stored.text).toBe(200);
    for (const width of Object.values(WIDTHS)) {
      const { page, show, close } = await visit(platform, { width });
      await show('/login?company=globex', '.pw-sign-in button[type=submit]:visible');
      const { x, width: wide } = (await page.locator('.pw-sign-in .pw-login-form').boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + wide).toBeLessThanOrEqual(width - 16);
      expect(wide).toBeLessThanOrEqual(400);
      expect(await page.locator('.pw-tabs > .cxd-Tabs-linksContainer-wrapper').isVisible()).toBe(width > 767);
      await close();
    }
  });
});
