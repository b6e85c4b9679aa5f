import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { setMembership } from '../../../server-mock/identity/companies/index.ts';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const owner = 'owner@example.com';
const members = '/company/globex/members';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  /** The path of the link in the newest mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const mail = (await readOutbox(platform.dataDir)).findLast(({ to }) => to === email);
    return /\/invitation\?token=\S+/.exec(mail?.text ?? '')![0];
  }

  /** Opens the dialog that invites, on the screen with the members. */
  async function openDialog(page: Page, show: (path: string, ready?: string) => Promise<unknown>): Promise<Locator> {
    await show(members, '.pw-row');
    await page.getByRole('button', { name: en['members.invite'], exact: true }).click();
    return page.getByRole('dialog');
  }

  it('leads from the invitation over the mail to a new account, which then is among the members', {
    timeout: 180_000,
  }, async () => {
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/403/);
    const dialog = await openDialog(page, show);
    await dialog.getByLabel(en['members.inviteEmails']).fill('new@example.com\nmember@example.com');
    await dialog.getByLabel(en['members.admin']).click();
    await dialog.getByRole('button', { name: en['members.inviteSend'] }).click();
    await confirmAction(page, 'Invite new@example.com, member@example.com as administrator', demoPassword);
    await page.getByText(`member@example.com: ${en['members.leftMember']}`).waitFor();
    const row = page.locator('#root .pw-row').filter({ hasText: 'new@example.com' });
    await row.getByText('Invited by Owner').waitFor();
    await row.getByText(en['members.admin'], { exact: true }).waitFor();
    const old = await linkTo('new@example.com');
    await row.getByRole('button', { name: en['members.sendAgain'] }).click();
    await page.getByText(en['members.sentAgain']).waitFor();
    const link = await linkTo('new@example.com');

    const guest = await visit(platform);
    guest.problems.expect(/410/);
    await guest.show(old);
    await guest.page.getByRole('heading', { name: en['invitation.ended'] }).waitFor();
    await guest.show(link, 'input[name=name]');
    await guest.page.getByRole('heading', { level: 1, name: 'Join Globex' }).waitFor();
    expect(await accessibilityViolations(guest.page)).toEqual([]);
    await guest.page.locator('#root input[name=name]').fill('Nora');
    await guest.page.locator('#root input[name=tokenNew]').fill('Kestrel9~');
    await guest.page.locator('#root input[name=tokenRepeat]').fill('Kestrel9~');
    await guest.page.getByRole('button', { name: en['invitation.makeAccount'] }).click();
    await guest.page.waitForURL('**/company/globex');
    await guest.page.locator('#root .pw-card').first().waitFor();
    await guest.close();

    await show(members, '.pw-empty');
    await page.locator('#root .pw-row').filter({ hasText: 'Nora' }).getByText('new@example.com').waitFor();
    await close();
  });

  it('lets an administrator invite members alone, and somebody with another account change to the invited one', async () => {
    const who = { companyId: demoId('company:globex'), accountId: demoId('member@example.com') };
    await setMembership(platform.services.database, { ...who, role: 'admin' });
    const { page, show, close } = await visit(platform, { as: 'member@example.com' });
    const dialog = await openDialog(page, show);
    expect(await dialog.getByRole('radio').count()).toBe(0);
    await dialog.getByLabel(en['members.inviteEmails']).fill('admin@example.com');
    await dialog.getByRole('button', { name: en['members.inviteSend'] }).click();
    await page.locator('#root .pw-row').filter({ hasText: 'admin@example.com' }).waitFor();
    await show(await linkTo('admin@example.com'));
    await page.getByText('You are signed in as member@example.com.').waitFor();
    await page.getByRole('button', { name: en['invitation.otherSignIn'] }).click();
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(await linkTo('admin@example.com'));
    await close();
    const invited = await visit(platform, { as: 'admin@example.com' });
    await invited.show(await linkTo('admin@example.com'));
    await invited.page.getByRole('button', { name: en['invitation.join'], exact: true }).click();
    await invited.page.waitForURL('**/company/globex');
    await invited.close();
  });
});
