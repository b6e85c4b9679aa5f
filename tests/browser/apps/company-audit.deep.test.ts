import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const { audit } = platform.services;
    await audit.record({ action: 'test.ours', companyId: demoId('company:globex'), target: 'ours' });
    await audit.record({ action: 'test.others', companyId: demoId('company:acme') });
  });
  afterAll(closeChromium);

  it('leads an owner from the desk to what was done in the company, and shows what a change of a role wrote', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/403/);
    await show('/company/globex/members', '.pw-row');
    const member = page.locator('#root .pw-row').filter({ hasText: 'member@example.com' });
    await member.getByRole('button', { name: en['members.makeAdmin'] }).click();
    await confirmAction(page, 'Give Member another role in the company', demoPassword);
    await member.getByText(en['members.admin'], { exact: true }).waitFor();

    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.audit'] }).click();
    const rows = page.locator('.pw-log tbody tr');
    await rows.filter({ hasText: 'test.ours' }).waitFor();
    expect(await rows.filter({ hasText: 'test.others' }).count()).toBe(0);
    expect(await page.getByText(en['audit.company'], { exact: true }).count()).toBe(0);

    await page.locator('.pw-filter-fields .cxd-Select').first().click();
    await page.getByRole('option', { name: en['api.event.member.role-changed'] }).click();
    await page.getByRole('button', { name: en['audit.filter'] }).click();
    await expect.poll(() => rows.count()).toBe(1);
    for (const text of ['Owner', en['api.event.member.role-changed'], 'Member · member@example.com']) {
      await rows.getByText(text, { exact: true }).waitFor();
    }
    await rows.getByRole('button', { name: en['audit.show'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('(member.role-changed)').waitFor();
    await dialog.locator('.pw-log-detail').getByText('admin').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en['audit.export'] }).click();
    expect((await download).suggestedFilename()).toBe('audit-globex.csv');
    await close();
  });

  it('is nothing for members', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'member' });
    problems.expect(/403/);
    await show('/company/acme', '.pw-card');
    expect(await page.getByRole('link', { name: en['desk.audit'] }).count()).toBe(0);
    expect((await show('/company/acme/audit', '.pw-state')).status()).toBe(403);
    await close();
  });
});
