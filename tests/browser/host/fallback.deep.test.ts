import { afterEach, expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

/** Passes the checker, and throws as soon as it is drawn: its columns are a text. */
const throwing = { type: 'hbox', columns: '${nothing}' };
const page = (...body: object[]) => ({ type: 'page', body });
const text = (tpl: string) => ({ type: 'tpl', tpl });

onOneEngine((engine) => {
  const platform = usePlatform(engine);
  const publish = async (schema: object) => {
    const admin = await platform.server().person('admin@example.com');
    const answer = await admin.post('/api/screen/docs/empty/publish', { schema, note: '' });
    expect(answer.status, answer.text).toBe(200);
  };
  afterEach(async () => {
    const admin = await platform.server().person('admin@example.com');
    await admin.send('/api/screen/docs/empty', { method: 'DELETE' });
  });

  it('shows the built-in screen in place of an override that throws, and tells administrators', async () => {
    await publish(page(throwing));
    const { page: browser, problems } = await platform.open('/docs', { as: 'admin@example.com' });
    problems.expect(/map is not a function/);
    await browser.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await browser.locator('.pw-host-notice').filter({ hasText: 'docs/empty' }).waitFor();
    const report = { action: 'screen.failed', target: 'docs/empty' };
    const audited = () =>
      platform
        .server()
        .services.database.tenant(-1, (trx) =>
          trx.selectFrom('audit').select(['action', 'target', 'detail']).execute(),
        );
    await expect.poll(audited).toContainEqual(expect.objectContaining(report));
    await browser.reload();
    await expect.poll(() => browser.locator('.pw-host-notice').count()).toBe(1);
  });

  it('says nothing about it to others', async () => {
    await publish(page(throwing));
    const { page: browser, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(/map is not a function/);
    await browser.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    expect(await browser.locator('.pw-host-notice, .pw-node').count()).toBe(0);
  });

  it('keeps what works of an override when one node throws', async () => {
    await publish(page(text('Works'), throwing, text('Works too')));
    const { page: browser, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(/map is not a function/);
    await browser.locator('.pw-node').waitFor();
    await browser.getByText('Works too').waitFor();
    expect(await browser.locator('#root').textContent()).not.toMatch(/map is not a function|at t\.|\{"type"/);
  });

  it('leaves overrides aside in safe mode, also after moving on', async () => {
    await publish(page(text('Override')));
    const { page: browser } = await platform.open('/?safe=1', { as: 'admin@example.com' });
    await browser.getByRole('link', { name: 'Docs' }).click();
    await browser.waitForURL(/\/docs\?safe=1$/);
    await browser.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await browser.goto(`${platform.server().base}/docs`);
    await browser.getByText('Override').first().waitFor();
  });

  it('takes an override that is mended at once', async () => {
    await publish(page(throwing));
    const { page: browser, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(/map is not a function/);
    await browser.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await publish(page(text('Mended')));
    await browser.getByText('Mended').waitFor();
  });
});
