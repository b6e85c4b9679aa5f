import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { addMember } from '../../support/add-member.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const owner = 'owner@example.com';
const members = '/company/globex/members';
const app = '/company/globex/app/stock';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${app}/page`, { name: 'Goods' });
    await addMember(platform, 'drawer', 'globex');
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

  it('closes an app for people without a role, and gives roles to members', { timeout: 120_000 }, async () => {
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/403/);
    await show(app, '.pw-card');
    await page.getByRole('link', { name: en['shell.appPeople'] }).click();
    await page.getByRole('radio', { name: en['appPeople.openToRoles'] }).check();
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    const row = (name: string) => page.locator('#root .pw-row').filter({ hasText: `${name}@example.com` });
    await row('member').getByText(en['appPeople.notIn'], { exact: true }).waitFor();
    const dialog = page.getByRole('dialog');
    const change = async (name: string, level: string) => {
      await row(name).getByRole('button', { name: en['appPeople.change'] }).click();
      await dialog.getByRole('radio', { name: level }).check();
    };
    const save = () => dialog.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await change('member', en['appPeople.levelUser']);
    await dialog.getByPlaceholder(en['appPeople.rolesPlaceholder']).fill('Store');
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await save();
    for (const tag of [en['appPeople.user'], 'Store']) await row('member').getByText(tag, { exact: true }).waitFor();
    await change('drawer', en['appPeople.levelDesigner']);
    await save();
    await confirmAction(page, 'drawer', demoPassword);
    await row('drawer').getByText(en['appPeople.designer'], { exact: true }).waitFor();
    expect(await row(owner.split('@')[0]!).getByRole('button').count()).toBe(0);
    await close();
  });
});
