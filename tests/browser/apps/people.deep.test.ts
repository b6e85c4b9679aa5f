import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { setMembership } from '../../../server-mock/identity/companies/index.ts';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import { addMember } from '../../support/add-member.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { chooseLogo } from './logo.ts';

const owner = 'owner@example.com';
const members = '/company/globex/members';
const app = '/company/globex/app/stock';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const { audit } = platform.services;
    await audit.record({ action: 'test.ours', companyId: demoId('company:globex'), target: 'ours' });
    await audit.record({ action: 'test.others', companyId: demoId('company:acme') });
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${app}/page`, { name: 'Goods' });
    for (const name of ['drawer', 'reader']) await addMember(platform, name, 'globex');
    const designer = await addMember(platform, 'maker', 'globex');
    const { id } = (await designer.get<{ id: number }>('/api/user/info')).json.data;
    await person.post(`/api${app}/member/${id}`, { level: 'designer', roles: [] });
  });
  afterAll(closeChromium);

  /** The path of the link in the newest mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const mail = (await readOutbox(platform.dataDir)).findLast(({ to }) => to === email);
    return /\/invitation\?token=\S+/.exec(mail?.text ?? '')![0];
  }

  it('leads a designer to pages and settings of the app, but not to its people or its removal', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'maker@example.com' });
    problems.expect(/403/);
    await show(app, '.pw-card');
    const side = page.getByRole('navigation', { name: en['shell.appPages'] });
    const links = await side.getByRole('link').allInnerTexts();
    expect(links).toContain(en['shell.appData']);
    expect(links).not.toContain(en['shell.appPeople']);
    await side.getByRole('link', { name: en['shell.appSettings'] }).click();
    await page.getByRole('heading', { level: 1, name: en['appSettings.title'] }).waitFor();
    expect(await page.getByText(en['appSettings.removeLead']).count()).toBe(0);
    await show(`${app}/people`);
    await page.getByRole('heading', { level: 1, name: en['errors.forbidden.title'] }).waitFor();
    await show(`${app}/screens/page/goods/edit`);
    await page.locator('.pw-edit-name').getByText('Goods').waitFor();
    await close();
  });

  it('leads an owner from the desk to the members and to what changes of them wrote', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/403/);
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.members'] }).click();
    const row = page.locator('#root .pw-row').filter({ hasText: 'member@example.com' });
    await row.getByRole('button', { name: en['members.makeAdmin'] }).click();
    await confirmAction(page, 'Give Member the role Administrator in the company', demoPassword);
    await row.getByText(en['members.admin'], { exact: true }).waitFor();

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

    await show('/company/globex/members', '.pw-row');
    await row.getByRole('button', { name: en['members.remove'] }).click();
    await dialog.getByText('Member loses the company').waitFor();
    await dialog.getByRole('button', { name: /confirm|ok/i }).click();
    await confirmAction(page, 'Remove Member from the company', demoPassword);
    await row.waitFor({ state: 'detached' });
    await close();
  });

  it('leads an owner from the desk to the settings, whose name and logo then stand on the home page', async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.settings'], exact: true }).click();
    const name = page.locator('#root input[name=name]');
    await expect.poll(() => name.inputValue()).toBe('Globex');
    await name.fill('Globex Group');
    await chooseLogo(page);
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await page.getByText(en['companySettings.saved']).waitFor();
    await show('/', '.pw-card');
    const card = page.locator('#root .pw-card').filter({ hasText: 'Globex Group' });
    await expect.poll(() => card.locator('img').getAttribute('src')).toMatch(/^\/api\/upload\/\d+$/);
    await close();
  });

  it('shows members nothing of what was done in the company', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'member' });
    problems.expect(/403/);
    await show('/company/acme', '.pw-card');
    expect(await page.getByRole('link', { name: en['desk.audit'] }).count()).toBe(0);
    expect((await show('/company/acme/audit', '.pw-state')).status()).toBe(403);
    await close();
  });

  it('lets an administrator invite members alone, and somebody with another account change to the invited one', async () => {
    const who = { companyId: demoId('company:globex'), accountId: demoId('member@example.com') };
    await setMembership(platform.services.database, { ...who, role: 'admin' });
    const { page, show, close } = await visit(platform, { as: 'member@example.com' });
    await show(members, '.pw-row');
    await page.getByRole('button', { name: en['members.invite'], exact: true }).click();
    const dialog = page.getByRole('dialog');
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

  it('closes an app for people without a role, and gives roles to members', { timeout: 120_000 }, async () => {
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/403/);
    await show(app, '.pw-card');
    await page.getByRole('link', { name: en['shell.appPeople'] }).click();
    await page.getByRole('radio', { name: en['appPeople.openToRoles'] }).check();
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    const row = (name: string) => page.locator('#root .pw-row').filter({ hasText: `${name}@example.com` });
    await row('reader').getByText(en['appPeople.notIn'], { exact: true }).waitFor();
    const dialog = page.getByRole('dialog');
    const change = async (name: string, level: string) => {
      await row(name).getByRole('button', { name: en['appPeople.change'] }).click();
      await dialog.getByRole('radio', { name: level }).check();
    };
    const save = () => dialog.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await change('reader', en['appPeople.levelUser']);
    await dialog.getByPlaceholder(en['appPeople.rolesPlaceholder']).fill('Store');
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await save();
    for (const tag of [en['appPeople.user'], 'Store']) await row('reader').getByText(tag, { exact: true }).waitFor();
    await change('drawer', en['appPeople.levelDesigner']);
    await save();
    await confirmAction(page, 'drawer', demoPassword);
    await row('drawer').getByText(en['appPeople.designer'], { exact: true }).waitFor();
    expect(await row(owner.split('@')[0]!).getByRole('button').count()).toBe(0);
    await close();
  });
});
