import { afterEach, expect, it } from 'vitest';
import { signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { listening, live, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
const member = 'member@example.com';

/** Passes the checker, and throws as soon as it is drawn: its columns are a text. */
const throwing = { type: 'page', body: [{ type: 'hbox', columns: '${nothing}' }] };
const field = (name: string) => ({ type: 'input-text', name, label: `Field ${name}` });
const form = (title: string, ...names: string[]) => ({
  type: 'page',
  body: [
    { type: 'tpl', tpl: title },
    { type: 'form', wrapWithPanel: false, body: names.map(field) },
    { type: 'container', style: { height: '3000px' }, body: 'The end' },
  ],
});

onOneEngine((engine) => {
  const platform = usePlatform(engine);
  const publish = async (schema: object) => {
    const admin = await platform.server().person('admin@example.com');
    const answer = await admin.post('/api/screen/docs/empty/publish', { schema, note: '' });
    expect(answer.status, answer.text).toBe(200);
  };
  const withdraw = async () => {
    const admin = await platform.server().person('admin@example.com');
    return admin.send('/api/screen/docs/empty', { method: 'DELETE' });
  };
  // Also after a try that failed.
  afterEach(withdraw);

  it('shows an edited file and what is published at once, and keeps typed text, caret and scroll position', async () => {
    platform.write(DOCS, form('First version', 'account', 'note'));
    const { page } = await platform.open('/docs');
    await listening(page);
    await page.getByText('First version').waitFor();
    await page.locator('[name=account]').fill('ada');
    await page.locator('[name=note]').pressSequentially('half a sentence');
    await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(5, 8));
    await page.evaluate(() => window.scrollTo(0, 400));
    const expectKept = async () => {
      const caret = await page.evaluate(() => {
        const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
        return [name, value, selectionStart, selectionEnd];
      });
      expect(caret).toEqual(['note', 'half a sentence', 5, 8]);
      expect(await page.locator('[name=account]').inputValue()).toBe('ada');
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    };
    platform.write(DOCS, form('Second version', 'account', 'note'));
    await page.getByText('Second version').waitFor();
    await expectKept();
    await publish(form('Published', 'account', 'note'));
    await page.getByText('Published').waitFor();
    await expectKept();
    expect((await withdraw()).status).toBe(200);
    await page.getByText('Second version').waitFor();
    await expectKept();
  });

  it('shows the built-in screen in place of an override that throws, tells administrators, and takes a mended one at once', async () => {
    await publish(throwing);
    const { page, problems } = await platform.open('/docs', { as: 'admin@example.com' });
    problems.expect(/map is not a function/);
    await listening(page);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await page.locator('.pw-host-notice').filter({ hasText: 'docs/empty' }).waitFor();
    const report = { action: 'screen.failed', target: 'docs/empty' };
    const { database } = platform.server().services;
    const audited = () =>
      database.tenant(-1, (trx) => trx.selectFrom('audit').select(['action', 'target', 'detail']).execute());
    await expect.poll(audited).toContainEqual(expect.objectContaining(report));
    await publish({ type: 'page', body: [{ type: 'tpl', tpl: 'Mended' }] });
    await page.getByText('Mended').waitFor();
  });

  it('says that a save did not work without a connection, keeps what was typed, and saves it once there is one', async () => {
    const { page, problems } = await platform.open('/i/profile', { as: member });
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    await listening(page);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/overlay')),
    );
    const bar = page.locator('.pw-host-offline');
    const nickName = page.locator('#root input[name=nickName]');
    await nickName.fill('Mem');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.cxd-Toast').getByText('The server does not answer.').waitFor();
    await bar.waitFor();
    expect(await nickName.inputValue()).toBe('Mem');
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your profile is saved.').first().waitFor();
  });

  it('saves nothing of one account into another that a second tab has signed in, and shows the present one', async () => {
    const { page, problems } = await platform.open('/i/profile#security', { as: 'owner@example.com' });
    problems.expect(/401/);
    const username = page.locator('#root input[name=username]');
    // A call that is still under way while nobody is signed in would lead the tab to the sign-in page.
    await expect.poll(() => username.inputValue()).toBe('owner');
    const other = await page.context().newPage();
    const { origin } = new URL(platform.server().base);
    await other.request.post(`${origin}/logout`, { headers: { origin } });
    await signIn(other, origin, 'admin@example.com', demoPassword);
    await page.locator('#root input[name=nickName]').fill('Typed by the owner');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('#root header .pw-user-menu > button').getByText('Admin').waitFor();
    await live(page);
    expect(new URL(page.url()).hash).toBe('#security');
    await expect.poll(() => username.inputValue()).toBe('admin');
    expect(await page.locator('#root input[name=nickName]').inputValue()).not.toBe('Typed by the owner');
  });
});
