import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const owner = await platform.person('admin@example.com');
    for (const name of ['Visits', 'Stock']) {
      platform.later(1);
      await owner.post('/api/company/acme/app', { name });
    }
  });
  afterAll(closeChromium);

  it('finds apps by words and orders them, and keeps the search while nothing is found', async () => {
    const { page, show, close } = await visit(platform, { as: 'admin@example.com' });
    await show('/company/acme', '.pw-card');
    const names = () => page.locator('#root .pw-card-title').allInnerTexts();
    const words = page.getByLabel(en['desk.find']);
    expect(await names()).toEqual(['CRM', 'Stock', 'Visits']);
    await words.fill('stock');
    await expect.poll(names).toEqual(['Stock']);
    await words.fill('nothing of the kind');
    await page.getByText(en['desk.notFound']).waitFor();
    await words.fill('');
    await expect.poll(names).toEqual(['CRM', 'Stock', 'Visits']);
    await page.getByText(en['desk.orderName'], { exact: true }).click();
    await page.getByText(en['desk.orderNewest']).click();
    await expect.poll(names).toEqual(['Stock', 'Visits', 'CRM']);
    await close();
  });
});
