import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { addMember } from '../../support/add-member.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const owner = 'owner@example.com';
const app = '/company/globex/app/stock';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${app}/page`, { name: 'Goods' });
    await addMember(platform, 'drawer', 'globex');
    const designer = await addMember(platform, 'maker', 'globex');
    const { id } = (await designer.get<{ id: number }>('/api/user/info')).json.data;
    await person.post(`/api${app}/member/${id}`, { level: 'designer', roles: [] });
  });
  afterAll(closeChromium);

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
});
