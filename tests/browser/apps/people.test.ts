import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const owner = 'owner@example.com';
const members = '/company/globex/members';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  /** The path of the link in the newest mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const mail = (await readOutbox(platform.dataDir)).findLast(({ to }) => to === email);
    return /\/invitation\?token=\S+/.exec(mail?.text ?? '')![0];
  }

  it('leads from the invitation over the mail to a new account, which then is among the members', {
    timeout: 180_000,
  }, async () => {
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/403/);
    await show(members, '.pw-row');
    await page.getByRole('button', { name: en['members.invite'], exact: true }).click();
    const dialog = page.getByRole('dialog');
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
});
