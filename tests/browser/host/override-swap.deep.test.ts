import type { Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

/** They pass the checker and throw when they are drawn: as soon as the page is, or once their file has come. */
const early = { type: 'page', body: [{ type: 'tabs', tabs: '${nothing}' }] };
const late = { type: 'page', body: [{ type: 'hbox', columns: '${nothing}' }] };
const throwing = [
  ['at once', early],
  ['later', late],
] as const;
const DOCS = 'docs/empty';
const thrown = /is not a function/;

onOneEngine((engine) => {
  const platform = usePlatform(engine);
  const published = new Set<string>();
  const publish = async (id: string, schema: object) => {
    const admin = await platform.server().person('admin@example.com');
    const answer = await admin.post(`/api/screen/${id}/publish`, { schema, note: '' });
    expect(answer.status, answer.text).toBe(200);
    published.add(id);
  };
  const withdraw = async (id: string) => {
    const admin = await platform.server().person('admin@example.com');
    await admin.send(`/api/screen/${id}`, { method: 'DELETE' });
    published.delete(id);
  };
  afterEach(async () => {
    for (const id of published) await withdraw(id);
  });

  const email = '#root input[name=email]:visible';
  const reports = (page: Page) => page.waitForResponse(/\/failure$/);
  const signInForm = async (page: Page) => {
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.getByText('Get back in').count()).toBe(0);
  };

  it.each(throwing)('shows the sign-in form in place of an override of it that throws %s', async (_, schema) => {
    await publish('account/login', schema);
    const { page, problems } = await platform.open('/login');
    problems.expect(thrown);
    await page.locator(email).waitFor();
    await signInForm(page);
  });

  it.each(throwing)(
    'keeps the form and what is typed in it while an override that throws %s comes and goes',
    async (_, schema) => {
      const { page, problems } = await platform.open('/login');
      problems.expect(thrown);
      await listening(page);
      await page.locator(email).pressSequentially('me@example.com');
      const failed = reports(page);
      await publish('account/login', schema);
      await failed;
      await page.locator(email).waitFor();
      await signInForm(page);
      await expect.poll(() => page.locator(email).inputValue()).toBe('me@example.com');
      await page.locator(`${email}:focus`).waitFor();
      await page.keyboard.type('.org');
      expect(await page.locator(email).inputValue()).toBe('me@example.com.org');
      const again = page.waitForResponse(/\/screen\/account\/login$/);
      await withdraw('account/login');
      await again;
      await signInForm(page);
      expect(await page.locator(email).inputValue()).toBe('me@example.com.org');
    },
  );

  it('gives a changed page its own data as at a first showing, and keeps what is typed', async () => {
    const greeting = (words: string) => ({
      type: 'page',
      data: { greeting: `\${'${words}, ' + IF(user, user.name, 'visitor')}` },
      body: [
        { type: 'tpl', tpl: '${greeting}' },
        { type: 'form', wrapWithPanel: false, body: [{ type: 'input-text', name: 'note', label: 'Note' }] },
      ],
    });
    platform.write('screens/docs/empty.json', greeting('Good morning'));
    const { page } = await platform.open('/docs');
    await listening(page);
    await page.getByText('Good morning, visitor').waitFor();
    await page.locator('[name=note]').pressSequentially('half a sentence');
    platform.write('screens/docs/empty.json', greeting('Good evening'));
    await page.getByText('Good evening, visitor').waitFor();
    expect(await page.locator('[name=note]').inputValue()).toBe('half a sentence');
    await page.keyboard.type('!');
    expect(await page.locator('[name=note]').inputValue()).toBe('half a sentence!');
  });

  it.each([
    ['throws', { type: 'hbox', columns: '${nothing}', body: { type: 'screen-outlet' } }],
    ['hides its outlet', { type: 'container', visibleOn: '${false}', body: { type: 'screen-outlet' } }],
  ])('shows the next shell in place of one that %s', async (_, body) => {
    await publish('shell/platform', { type: 'page', body: [body] });
    const { page, problems } = await platform.open('/docs');
    problems.expect(thrown);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await page.locator('.pw-header').waitFor();
  });

  it('lets a shell stand that shows the page', async () => {
    const main = { type: 'container', wrapperComponent: 'main', body: { type: 'screen-outlet' } };
    await publish('shell/platform', { type: 'page', body: ['Own frame', main] });

    const { page } = await platform.open('/docs');
    await page.getByText('Own frame').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    expect(await page.locator('.pw-header').count()).toBe(0);
  });

  it('says nothing of a screen that throws to others than administrators', async () => {
    await publish(DOCS, late);
    const { page, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(thrown);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    expect(await page.locator('.pw-host-notice, .pw-node').count()).toBe(0);
  });

  it('keeps what works of an override when one node throws', async () => {
    await publish(DOCS, { type: 'page', body: ['Works', ...late.body, 'Works too'] });
    const { page, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(thrown);
    await page.locator('.pw-node').waitFor();
    await page.getByText('Works too').waitFor();
    expect(await page.locator('#root').textContent()).not.toMatch(/map is not a function|at t\.|\{"type"/);
  });

  it('leaves overrides aside in safe mode, also after moving on', async () => {
    await publish(DOCS, { type: 'page', body: 'Override' });
    const { page } = await platform.open('/?safe=1', { as: 'admin@example.com' });
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.waitForURL(/\/docs\?safe=1$/);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await page.goto(`${platform.server().base}/docs`);
    await page.getByText('Override').first().waitFor();
  });
});
