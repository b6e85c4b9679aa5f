import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openDesk } from './open-desk.ts';

const begun = { type: 'page', body: { type: 'tpl', tpl: 'Begun' } };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('takes a page away that does not answer any more, and shows the layer below', async () => {
    const { page: shown, desk, problems, close } = await openDesk(platform, begun);
    problems.expect(/does not answer/);
    await desk.getByText('Begun').waitFor();
    await desk.locator('html').evaluate(
      () =>
        void setTimeout(() => {
          for (;;);
        }),
    );
    await shown.locator('iframe[data-author=tenant]').waitFor({ state: 'detached', timeout: 40_000 });
    await shown
      .locator('.pw-host-notice')
      .getByText(/company\/desk/)
      .waitFor();
    await expect.poll(() => shown.locator('main').innerText()).not.toBe('');
    await close();
  });
});
