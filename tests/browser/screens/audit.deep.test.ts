import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const { audit, companies } = platform.services;
    const acme = (await companies.findByKey('acme'))!;
    for (let number = 0; number < 25; number += 1) {
      await audit.record({ action: 'test.many', target: `thing ${number}`, address: '192.0.2.9' });
    }
    const ann = { id: 4711, name: 'Ann' };
    await audit.record({ action: 'test.one', actor: ann, detail: { reason: 'because' }, address: '198.51.100.7' });
    await audit.record({ action: 'test.acme', companyId: acme.id, actor: ann });
    await audit.record({ action: 'named.operator', actor: 'setup-code' });
    await audit.record({ action: 'named.account', actor: { id: 4712, name: 'Operator (set-up code)' } });
  });
  afterAll(closeChromium);

  it('is found in the menu of a platform administrator, filtered, paged and looked into', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/', '.pw-card');
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Audit log', { exact: true }).click();
    const rows = page.locator('.pw-log tbody tr');
    const newest = rows.filter({ hasText: 'Signed in' });
    await newest.waitFor();
    expect(await rows.count()).toBe(20);
    await newest.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('dialog').getByText('Signed in (login.succeeded)').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.pw-log .cxd-Pagination-next').click();
    await newest.waitFor({ state: 'detached' });
    await rows.filter({ hasText: 'test.many' }).first().waitFor();

    await page.locator('input[name=actor]').fill('ann');
    await page.getByRole('button', { name: 'Filter' }).click();
    await rows.filter({ hasText: 'test.one' }).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: 'acme' }).waitFor();
    await rows.filter({ hasText: 'test.one' }).getByRole('button', { name: 'Show' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('because').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.locator('.pw-filter-fields .cxd-Select').first().click();
    await page.getByRole('option', { name: 'Acme' }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.filter({ hasText: 'test.acme' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('audit-acme.csv');
    const asked = page.waitForRequest(/audit\/export/);
    await page.locator('input[name=target]').fill('somebody');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await asked).url()).toContain('target=somebody');
    await close();
  });

  it('tells an operator and nobody from accounts that are called so', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/admin/audit', '.pw-log tbody tr');
    await page.locator('input[name=actor]').fill('set-up code');
    await page.getByRole('button', { name: 'Filter' }).click();
    const rows = page.locator('.pw-log tbody tr').filter({ hasText: 'Operator (set-up code)' });
    await expect.poll(() => rows.count()).toBe(2);
    const marked = rows.filter({ hasText: 'no account' });
    await expect.poll(() => marked.allInnerTexts()).toEqual([expect.stringContaining('named.operator')]);
    await close();
  });

  it('is nothing for others', async () => {
    const { page, problems, close, show } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/status of 403/);
    expect((await show('/admin/audit', '.pw-state')).status()).toBe(403);
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Sign out').waitFor();
    expect(await page.getByText('Audit log').count()).toBe(0);
    await close();
  });
});
