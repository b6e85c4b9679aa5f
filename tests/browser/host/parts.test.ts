import { expect, it } from 'vitest';
import { onPglite } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

const title = (text: string) => ({ type: 'tpl', wrapperComponent: 'h1', className: 'pw-title', tpl: text });

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
    await page.getByRole('heading', { level: 1, name: 'Our own desk' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Our own desk' }).waitFor();
    expect(await page.locator('#root .pw-empty').count()).toBe(1);
    await listening(page);
    await change('owner@example.com', part);
    await page.getByRole('heading', { name: 'Globex' }).waitFor();
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
    await change('admin@example.com', part);
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });
});
