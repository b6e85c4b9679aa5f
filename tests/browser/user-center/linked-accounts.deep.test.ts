import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { World } from '../../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../support/providers/platform.ts';
import { clientDir } from '../client-dir.ts';
import { type Visit, visit, WIDTHS } from '../screens/platform.ts';

const path = '/i/linked-accounts';

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  let opened: Visit;
  let page: Page;

  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine, { clientDir }));
  });
  somebodyNew(() => world);
  beforeEach(async () => {
    opened = await visit(platform, { as: 'member@example.com' });
    page = opened.page;
    opened.problems.expect(/Failed to load resource.*403/);
    await opened.show(path, '.pw-block .pw-row');
  });
  afterAll(closeChromium);

  const way = (name: string) => page.locator('.pw-block .pw-row', { hasText: name });
  const own = (name: string) => page.locator('.pw-rows:not(.pw-block *) .pw-row', { hasText: name });

  it('connects an account elsewhere and tells what became of it', async () => {
    await way('OAuth').getByRole('button', { name: 'Connect' }).click();
    await confirmAction(page, 'Link an external account', demoPassword);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You cancelled at the sign-in service.').waitFor();
    for (const outcome of ['The account is linked.', 'was linked to yours already']) {
      await way('OAuth').getByRole('button', { name: 'Connect' }).click();
      await confirmAction(page, 'Link an external account', demoPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText(outcome).waitFor();
      await own('OAuth').getByText(world.person.email).waitFor();
    }
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await own('OAuth').getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await confirmAction(page, 'Unlink an external account', demoPassword);
    await own('OAuth').waitFor({ state: 'detached' });
    await page.getByText('was linked to yours already').waitFor({ state: 'detached' });
  });

  it('names the provider in the question before it goes there', async () => {
    await way('Company account').getByRole('button', { name: 'Connect' }).click();
    await confirmAction(page, 'Link an external account: ', demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The account is linked.').waitFor();
    await own('Company account').waitFor();
  });
});
