import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from './platform.ts';

const page = (tpl: string) => ({ type: 'page', id: 'p', body: [{ type: 'sign-in' }, { type: 'tpl', id: 'a', tpl }] });
const own = '/api/company/globex/app/crm/screen/account/login';
const above = '/api/company/globex/screen/account/login';
const screen = '/company/globex/app/crm/screens/account/login';

/** Puts documents that never end their first piece of work in place of sign-in pages in frames. Resolves to how many began. */
async function spinSignInPages(page: Page): Promise<() => number> {
  let begun = 0;
  await page.route(/\/spinning$/, (route) => {
    begun += 1;
    return route.fulfill({ body: '' });
  });
  await page.route(/\/login\?.*preview=/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>fetch('/spinning', { mode: 'no-cors', keepalive: true }).finally(() => { for (;;); });</script>`,
    }),
  );
  return () => begun;
}

/** Frames that a page draws within two seconds, though something that it holds is busy. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let frames = 0;
        const count = () => {
          frames += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        setTimeout(() => done(frames), 2000);
      }),
  );

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner@example.com');
    const publish = (path: string, text: string) => owner.post(`${path}/publish`, { schema: page(text) });
    await publish(above, 'Before');
    await publish(own, 'Ours');
    await publish(above, 'New');
  });
  afterAll(closeChromium);

  const looked = ['The page before both changes', 'The new page', 'Our page'];

  it('shows the sign-in pages of a merge and of a comparison as visitors see them', async () => {
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    await show(screen, '[role="tab"]');
    await page.getByRole('button', { name: 'Show the three pages' }).click();
    for (const [at, text] of ['Before', 'New', 'Ours'].entries()) {
      const frame = page.frameLocator(`iframe[title="${looked[at]}"]`);
      await frame.getByText(text, { exact: true }).first().waitFor();
      await frame.locator('input[name=email]').first().waitFor();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' }).click();
    await page
      .frameLocator('iframe[title="The page on the “To” side"]')
      .getByText('Ours', { exact: true })
      .first()
      .waitFor();
    await close();
  });

  it('answers while sign-in pages that are shown in it are busy without end', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/spinning|CORS|Failed to load/);
    const begun = await spinSignInPages(page);
    await show(screen, '[role="tab"]');
    await page.getByRole('button', { name: 'Show the three pages' }).click();
    await expect.poll(begun).toBeGreaterThan(0);
    expect(await framesOf(page)).toBeGreaterThan(10);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click({ timeout: 10_000 });
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 10_000 });
    await page.getByRole('tab', { name: 'Compare' }).click({ timeout: 10_000 });
    const before = begun();
    await page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' }).click();
    await expect.poll(begun).toBeGreaterThan(before);
    expect(await framesOf(page)).toBeGreaterThan(10);
    await page.getByRole('tab', { name: 'History' }).click({ timeout: 10_000 });
    await close();
  });
});
