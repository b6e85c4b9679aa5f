import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('leads an owner from the desk to the members, whose roles change once the owner has confirmed it', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/403/);
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.members'] }).click();
    const row = page.locator('#root .pw-row').filter({ hasText: 'member@example.com' });
    await row.getByRole('button', { name: en['members.makeAdmin'] }).click();
    await confirmAction(page, 'Give Member another role in the company', demoPassword);
    await row.getByText(en['members.admin'], { exact: true }).waitFor();
    await row.getByRole('button', { name: en['members.remove'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Member loses the company').waitFor();
    await dialog.getByRole('button', { name: /confirm|ok/i }).click();
    await confirmAction(page, 'Remove Member from the company', demoPassword);
    await row.waitFor({ state: 'detached' });
    expect(await page.locator('#root .pw-row').count()).toBe(1);
    await close();
  });
});
