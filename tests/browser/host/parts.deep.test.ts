import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onPglite } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { listening, usePlatform } from './platform.ts';

const title = (text: string) => ({ type: 'tpl', wrapperComponent: 'h1', className: 'pw-title', tpl: text });

/** The document that a company's page has of its own. */
const inDesk = (page: Page) => page.frameLocator('iframe[data-author=tenant]');

onPglite((engine) => {
  const platform = usePlatform(engine);
  const change = async (account: string, path: string, schema?: object) => {
    const person = await platform.server().person(account);
    const answer = schema
      ? await person.post(`${path}/publish`, { schema })
      : await person.send(path, { method: 'DELETE' });
    expect(answer.status, answer.text).toBe(200);
  };

  it("shows a company's own heading in the platform's page, in open pages as well, and what lies around it", async () => {
    const part = '/api/company/globex/screen/company/desk-title';
    const { page } = await platform.open('/company/globex', { as: 'owner@example.com' });
    await listening(page);
    await page.getByRole('heading', { name: 'Globex' }).waitFor();
    await change('owner@example.com', part, title('Our own desk'));
    await inDesk(page).getByRole('heading', { level: 1, name: 'Our own desk' }).waitFor();
    await page.reload();
    await inDesk(page).getByRole('heading', { level: 1, name: 'Our own desk' }).waitFor();
    await inDesk(page).locator('#root .pw-card').waitFor();
    await listening(page);
    await change('owner@example.com', part);
    await page.getByRole('heading', { name: 'Globex' }).waitFor();
  });

  it('gives a part that throws way to the layer below, alone, and tells the owner which it is', async () => {
    const [own, other] = ['desk-title', 'desk-apps'].map((name) => `/api/company/globex/screen/company/${name}`);
    await change('admin@example.com', '/api/screen/company/desk-title', title('From the operator'));
    await change('owner@example.com', own!, { type: 'hbox', columns: '${nothing}' });
    await change('owner@example.com', other!, { type: 'tpl', tpl: 'Nothing to do' });
    const { page, problems } = await platform.open('/company/globex', { as: 'owner@example.com' });
    problems.expect(/map is not a function/);
    const desk = inDesk(page);
    await desk.getByRole('heading', { level: 1, name: 'From the operator' }).waitFor();
    await desk.getByText('Nothing to do').waitFor();
    expect(await desk.locator('.pw-node').count()).toBe(0);
    await page.locator('.pw-host-notice').filter({ hasText: 'company/desk-title' }).waitFor();
    const { database, companies } = platform.server().services;
    const { id } = (await companies.findByKey('globex'))!;
    const audited = () => database.tenant(id, (trx) => trx.selectFrom('audit').select(['action', 'target']).execute());
    await expect.poll(audited).toContainEqual({ action: 'screen.failed', target: 'company/desk-title' });
    await listening(page);
    await change('admin@example.com', '/api/screen/company/desk-title', title('The operator again'));
    await desk.getByRole('heading', { level: 1, name: 'The operator again' }).waitFor();
    expect(await desk.locator('.pw-node').count()).toBe(0);
    await change('owner@example.com', own!, title('Mended'));
    await desk.getByRole('heading', { level: 1, name: 'Mended' }).waitFor();
    await desk.getByText('Nothing to do').waitFor();
    await Promise.all([own!, other!].map((path) => change('owner@example.com', path)));
    await change('admin@example.com', '/api/screen/company/desk-title');
  });

  it("shows the operator's heading on the sign-in page, keeps what is typed, and signs in", async () => {
    const part = '/api/screen/account/sign-in-title';
    const { page } = await platform.open('/login');
    await listening(page);
    const email = page.locator('#root input[name=email]:visible');
    await email.pressSequentially('me@example.com');
    await change('admin@example.com', part, { ...title('Come in'), id: 'sign-in-title' });
    await page.getByRole('heading', { level: 1, name: 'Come in' }).waitFor();
    await expect.poll(() => email.inputValue()).toBe('me@example.com');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Come in' }).waitFor();
    await listening(page);
    await change('admin@example.com', part);
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await change('admin@example.com', part, { ...title('Come in'), id: 'sign-in-title' });
    await page.getByRole('heading', { level: 1, name: 'Come in' }).waitFor();
    const root = page.locator('#root');
    await root.getByRole('tab', { name: 'Password' }).click();
    await root.locator('input[name=email][autocomplete=username]').fill('member@example.com');
    await root.locator('input[name=token]:visible').fill(demoPassword);
    await root.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${platform.server().base}/`);
    await change('admin@example.com', part);
  });
});
