import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/server.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
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
  const production = usePlatform(engine, {}, { isProduction: true });
  const openForm = async (as?: string, on = platform) => {
    on.write(DOCS, form('First version', 'account', 'note'));
    const { page, problems } = await on.open('/docs', as ? { as } : {});
    await listening(page);
    await page.getByText('First version').waitFor();
    return { page, problems };
  };
  const caret = () => {
    const active = document.activeElement as HTMLInputElement | null;
    return [active?.name, active?.value, active?.selectionStart, active?.selectionEnd];
  };

  it('keeps them also when a field comes in before', async () => {
    const { page } = await openForm();
    await page.locator('[name=account]').fill('ada');
    await page.locator('[name=note]').pressSequentially('half a sentence');
    platform.write(DOCS, form('Second version', 'company', 'account', 'note'));
    await page.getByText('Second version').waitFor();
    expect(await page.evaluate(caret)).toEqual(['note', 'half a sentence', 15, 15]);
    expect(await page.locator('[name=account]').inputValue()).toBe('ada');
    expect(await page.locator('[name=company]').inputValue()).toBe('');
    await page.keyboard.type('!');
    expect(await page.locator('[name=note]').inputValue()).toBe('half a sentence!');
  });

  it('keeps the last good version of a file that breaks, and tells an administrator once where', async () => {
    const { page } = await openForm('admin@example.com');
    platform.write(DOCS, '{"type": "page",\n  "body": oops}');
    await page.locator('.pw-mistakes').getByText('screens/docs/empty.json:2:').waitFor();
    expect(await page.locator('.pw-host-notice').count()).toBe(0);
    expect(await page.getByText('First version').count()).toBe(1);
    platform.write(DOCS, form('Mended', 'account'));
    await page.getByText('Mended').waitFor();
  });

  it('tells an administrator by a bar in production', async () => {
    const { page } = await openForm('admin@example.com', production);
    production.write(DOCS, '{"type": "page",\n  "body": oops}');
    await page.locator('.pw-host-notice').filter({ hasText: 'docs/empty' }).waitFor();
    expect(await page.locator('.pw-host-notice').textContent()).toContain('2:');
    expect([await page.getByText('First version').count(), await page.locator('.pw-mistakes').count()]).toEqual([1, 0]);
    production.write(DOCS, form('Mended', 'account'));
    await page.getByText('Mended').waitFor();
    await expect.poll(() => page.locator('.pw-host-notice').count()).toBe(0);
  });

  it('shows changed texts and titles', async () => {
    const { page } = await openForm();
    const texts = platform.read('locales/en-US.json');
    platform.write('locales/en-US.json', { ...texts, 'docs.title': 'Handbook' });
    await page.waitForFunction(() => document.title.startsWith('Handbook'));
  });

  it('follows routes that were not there when the page was opened', async () => {
    const { page } = await openForm();
    const table = platform.read('routes.json') as { routes: { path: string }[] };
    const docs = table.routes.find(({ path }) => path === '/docs');
    const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/api/routes'));
    platform.write('routes.json', { ...table, routes: [...table.routes, { ...docs, path: '/handbook' }] });
    await (await heard).finished();
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      const link = Object.assign(document.createElement('a'), { href: '/handbook', textContent: 'Handbook' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Handbook' }).click();
    await page.waitForURL('**/handbook');
    await page.getByText('First version').waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('catches up with what it missed without a connection', async () => {
    const { page, problems } = await openForm();
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    await page.context().setOffline(true);
    platform.write(DOCS, form('Meanwhile', 'account'));
    await expect
      .poll(async () => (await platform.server().visitor().get('/api/screen/docs/empty')).text)
      .toContain('Meanwhile');
    await page.context().setOffline(false);
    await page.getByText('Meanwhile').waitFor();
  });

  it('changes the sign-in page under a person who is signing in', async () => {
    const { page } = await platform.open('/login');
    await listening(page);
    await page.locator('#root input[name=email]:visible').fill('member@example.com');
    const title = 'screens/account/sign-in-title.json';
    platform.write(title, JSON.stringify(platform.read(title)).replace('i18n:login.heading', 'Good morning'));
    await page.getByRole('heading', { name: 'Good morning' }).waitFor();
    expect(await page.locator('#root input[name=email]:visible').inputValue()).toBe('member@example.com');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.locator('#root input[name=email]:visible').fill('member@example.com');
    await page.locator('#root input[name=token]:visible').fill(demoPassword);
    await page.locator('#root button[type=submit]:visible').click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Member' }).waitFor();
  });
});
