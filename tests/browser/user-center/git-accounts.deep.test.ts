import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' });
  });
  afterAll(closeChromium);

  it('keeps Git accounts: added, their key shown, changed, deleted', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'member@example.com' });
    // Each change asks for a confirmation first.
    problems.expect(/403 .*api\/user\/git\/account/);
    await show('/i/developer', '.pw-empty');
    await page.getByRole('button', { name: 'Add a Git account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter the Git username.').waitFor();
    expect(await dialog.locator('.cxd-Dialog-error').count()).toBe(0);
    await dialog.locator('input[name=gitUsername]').fill('ann');
    await dialog.locator('input[name=gitEmail]').fill('ann@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await confirmAction(page, 'Add a Git account', demoPassword);
    const row = page.locator('.pw-row', { hasText: 'ann@example.com' });
    await row.getByRole('button', { name: 'Public key' }).click();
    await dialog.getByText(/^ssh-ed25519 \S+ ann@example.com$/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Edit' }).click();
    await dialog.locator('input[name=gitUsername]').fill('bob');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await confirmAction(page, 'Change a Git account', demoPassword);
    await page.locator('.pw-row', { hasText: 'bob' }).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await confirmAction(page, 'Delete a Git account', demoPassword);
    await page.getByText('No Git accounts yet').waitFor();
    await close();
  });
});
