import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const screens = '/api/company/globex/screen';
const pageOf = (nodes: number, body: object = { type: 'tpl', tpl: 'Many' }) => ({
  type: 'page',
  body: Array.from({ length: nodes }, (_, at) => ({ ...body, id: `n${at}` })),
});

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  /** Opens a draft of somebody else in the editor. */
  async function opened(id: string, schema: object) {
    const owner = await platform.person('owner@example.com');
    const { json } = await owner.post(`${screens}/${id}/draft`, { schema });
    expect(json.msg).toBe('');
    const visited = await visit(platform, { as: 'owner@example.com' });
    await visited.page.goto(`${platform.base}/company/globex/screens/${id}/edit`);
    return visited;
  }
  const asked = (page: Page) => page.locator('.pw-edit-failed').filter({ hasText: en['edit.large'] });
  const canvas = (page: Page) => page.frameLocator('iframe.ae-PreviewIFrame');

  it('draws a page of many nodes once somebody wants to, and says how many they are', async () => {
    const { page, close } = await opened('u/many', pageOf(700));
    await asked(page).getByText('This page has 701 nodes.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe.ae-PreviewIFrame, .ae-Editor').count()).toBe(0);
    const saving = page.waitForEvent('download');
    await asked(page).getByRole('button', { name: en['edit.download'] }).click();
    expect((await saving).suggestedFilename()).toBe('u.many.json');
    await asked(page).getByRole('button', { name: en['edit.largeOpen'] }).click();
    await canvas(page).getByText('Many').last().waitFor({ timeout: 60_000 });
    expect(await asked(page).count()).toBe(0);
    await close();
  });

  it('counts what parts bring, and asks nothing before a smaller page', async () => {
    const owner = await platform.person('owner@example.com');
    const part = { type: 'container', body: pageOf(99).body };
    const { json } = await owner.post(`${screens}/u/piece/publish`, { schema: part });
    expect(json.msg).toBe('');
    const include = { type: 'include', screen: 'u/piece' };
    const many = await opened('u/parts', pageOf(7, include));
    await asked(many.page).getByText('This page has 708 nodes.').waitFor();
    await many.close();
    const few = await opened('u/parts', pageOf(2, include));
    await canvas(few.page).getByText('Many').last().waitFor({ timeout: 60_000 });
    expect(await asked(few.page).count()).toBe(0);
    await few.close();
  });
});
