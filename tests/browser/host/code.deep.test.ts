import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('colours code whose language loads late', async () => {
    platform.write('screens/docs/empty.json', {
      type: 'page',
      body: { type: 'code', language: 'json', value: '{ "type": "page" }' },
    });
    const { page } = await platform.page({ as: 'member@example.com' });
    await page.clock.install();
    let load = () => {};
    const late = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/assets/jsonMode-*', async (route) => {
      await late;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/jsonMode-*');
    await page.goto(`${platform.server().base}/docs`);
    await asked;
    await page.clock.runFor(5_000);
    load();
    const kinds = () =>
      page.locator('.cxd-Code span[class^="mtk"]').evaluateAll((all) => all.map((one) => one.className));
    await expect.poll(async () => new Set(await kinds()).size, { timeout: 30_000 }).toBeGreaterThan(1);
  });
});
