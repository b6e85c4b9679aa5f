import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const HOSTILE = '<p>Kept <b>bold</b></p><img src="x" onerror="window.top.ran = 1"><script>window.top.ran = 1</script>';
const page = {
  type: 'page',
  body: { type: 'form', body: [{ type: 'input-rich-text', name: 'text', label: 'Text', value: HOSTILE }] },
};

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startPlatform(engine);
    const admin = await server.person('admin@example.com');
    expect((await admin.post('/api/screen/home/companies/publish', { schema: page })).status).toBe(200);
    const owner = await server.person('owner@example.com');
    const desk = '/api/company/globex/screen/company/desk/publish';
    expect((await owner.post(desk, { schema: page })).status).toBe(200);
  });
  afterAll(closeChromium);

  it.each([
    ['the platform', '/'],
    ['a company', '/company/globex'],
  ])('a rich text field on a page of %s shows its text, takes more, and runs no script', async (author, path) => {
    const { page: shown, close, problems } = await visit(server, { as: 'member@example.com' });
    problems.expect(/./);
    await shown.goto(server.base + path);
    const text =
      author === 'a company'
        ? shown.frameLocator('iframe[data-author=tenant]').locator('.mce-content-body')
        : shown.frameLocator('.tox-edit-area__iframe').locator('body');
    await text.getByText('bold').click();
    await shown.keyboard.press('End');
    await shown.keyboard.type(' and more');
    await text.getByText('bold and more').waitFor();
    expect(await text.locator('script, [onerror]').count()).toBe(0);
    expect(await shown.evaluate(() => 'ran' in window)).toBe(false);
    await close();
  });
});
