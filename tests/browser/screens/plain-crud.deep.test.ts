import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setMembership } from '../../../server-mock/identity/companies/index.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

/** A first page of one's own, as amis's manual writes a list: nothing tells it what the call takes. */
const schema = {
  type: 'page',
  title: 'My companies',
  body: {
    type: 'crud',
    api: '/api/company',
    filterTogglable: true,
    autoGenerateFilter: true,
    headerToolbar: ['search-box'],
    footerToolbar: ['statistics', 'pagination'],
    columns: [
      { name: 'key', label: 'Key', sortable: true, searchable: true },
      { name: 'name', label: 'Company', sortable: true },
    ],
  },
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const admin = await platform.person('admin');
    const { database } = platform.services;
    const accountId = (await admin.get<{ id: number }>('/api/user/info')).json.data.id;
    for (let number = 10; number < 32; number += 1) {
      const company = { id: 7000 + number, key: `many${number}`, name: `Many ${number}` };
      await database.query.insertInto('company').values(company).execute();
      await setMembership(database, { companyId: company.id, accountId, role: 'member' });
    }
    const answer = await admin.post('/api/screen/home/companies/publish', { schema });
    expect([answer.json.status, answer.json.errors]).toEqual([0, undefined]);
  });
  afterAll(closeChromium);

  const keysOf = (page: Page) => page.locator('tbody tr td:first-child').allInnerTexts();
  const sorter = (page: Page) =>
    page.locator('th', { hasText: 'Key' }).locator('.cxd-TableCell-sortBtn:visible').first();

  it('a plain crud pages, sorts and searches', async () => {
    const { page, show, close } = await visit(platform, { as: 'admin@example.com' });
    await show('/', 'tbody tr');
    await expect.poll(() => keysOf(page)).toHaveLength(10);
    const first = await keysOf(page);
    expect(first.slice(0, 2)).toEqual(['acme', 'many10']);

    await sorter(page).click();
    await sorter(page).click();
    await expect.poll(async () => (await keysOf(page))[0]).toBe('many31');
    await sorter(page).click();
    await expect.poll(() => keysOf(page)).toEqual(first);

    await page.locator('.cxd-Pagination-next').click();
    await expect.poll(async () => (await keysOf(page))[0]).not.toBe(first[0]);
    expect((await keysOf(page)).filter((key) => first.includes(key))).toEqual([]);

    await page.locator('input[name=key]').fill('Y27');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => keysOf(page)).toEqual(['many27']);
    await page.reload();
    await expect.poll(() => keysOf(page)).toEqual(['many27']);
    await close();
  });

  it('is a list in a preview of its draft, too', async () => {
    const admin = await platform.person('admin');
    const draft = { schema: { ...schema, title: 'My draft' } };
    const { json } = await admin.post<{ preview: string }>('/api/screen/home/companies/draft', draft);
    const { page, show, close } = await visit(platform, { as: 'admin@example.com' });
    await show(`/${json.data.preview}`, 'tbody tr');
    await page.getByText('My draft').waitFor();
    await expect.poll(() => keysOf(page)).toHaveLength(10);
    await close();
  });
});
