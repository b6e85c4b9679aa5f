import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

const OWN = '/api/company/globex/third';
const settings = {
  authorizeUrl: 'https://login.example/in?to={{callback}}',
  profileUrl: 'https://sso.example/{{code}}',
  emailDomains: 'globex.example',
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,password,third-company' });
  });
  afterAll(closeChromium);

  it('names the hosts and the email domains to whoever approves, twice', async () => {
    const owner = await platform.person('owner');
    await owner.post(OWN, settings);
    const { page, show, problems, close } = await visit(platform, { as: 'admin@example.com' });
    problems.expect(/Failed to load resource.*403/);
    await show('/admin/company-sign-ins', '.pw-row-title');
    await page.getByRole('button', { name: 'Agree' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('sso.example, login.example will say who people are').waitFor();
    await question.getByText('an address of globex.example get an account at once').waitFor();
    await question.getByRole('button', { name: 'Agree' }).click();
    const lines = page.locator('.pw-proof-action');
    await lines.first().waitFor();
    expect(await lines.allInnerTexts()).toEqual([
      'Approve a company’s own sign-in: globex',
      'Trust these hosts to say who people are: sso.example, login.example',
      'Open an account at once for new people with an address of: globex.example',
    ]);
    await close();
  });

  it('withdraws a wish, switches off what is in force, and refuses a domain that anybody can have', async () => {
    const owner = await platform.person('owner');
    const admin = await platform.person('admin');
    await owner.post(OWN, settings);
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Failed to load resource.*422/);
    const offered = () => page.getByRole('button', { name: /^(Withdraw|Switch off)$/ }).allInnerTexts();
    await show('/company/globex/sign-in', 'button:has-text("Withdraw")');
    expect(await offered()).toEqual(['Withdraw']);
    await page.locator('input[name=emailDomains]').fill('gmail.com');
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await page.locator('.cxd-Form-feedback', { hasText: 'Anybody can have a mailbox at gmail.com' }).waitFor();
    await admin.post('/api/admin/company/globex/third', settings);
    await show('/company/globex/sign-in', 'button:has-text("Switch off")');
    expect(await offered()).toEqual(['Switch off']);
    await close();
  });
});
