import type { Page } from 'playwright';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { visit } from '../screens/platform.ts';
import { countRealClicks, serveInDocument, watchRequests } from './hostile.ts';

/**
 * Opens globex's desk, as a company might write it, in the browser of its owner or of somebody else. No checker has seen the page.
 * `page` is the platform's document; `desk` is the document in it that the page runs in.
 */
export async function openDesk(
  platform: DemoPlatform,
  schema: object,
  as = 'owner@example.com',
  prepare?: (page: Page) => Promise<void>,
) {
  const opened = await visit(platform, { as });
  const { page, problems } = opened;
  problems.expect(/only the host sends|may not make this call|403|执行失败|Failed to load/);
  await countRealClicks(page);
  await serveInDocument(page, '/company/globex', { id: 'company/desk', layer: 'company', schema });
  await prepare?.(page);
  const watched = watchRequests(page);
  await page.goto(`${platform.base}/company/globex`);
  const desk = page.frameLocator('iframe[data-author=tenant]');
  await desk.locator('[data-author=tenant] > *').first().waitFor({ state: 'attached' });
  return { ...opened, ...watched, desk };
}
