import type { Page } from 'playwright';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { visit } from '../screens/platform.ts';
import { countRealClicks, serveInDocument, watchRequests } from './hostile.ts';
import { store, withoutChecker } from './stored-attacks.ts';

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
  await desk.locator('[data-author=tenant] > *').nth(1).waitFor({ state: 'attached' });
  return { ...opened, ...watched, desk };
}

let version = 200;
const unchecked = new WeakSet<DemoPlatform>();

/**
 * Opens globex's sign-in page, as a company might write it, in the browser of a visitor. No checker has seen the page. It is stored,
 * since a document has the styles of the page that the server knows.
 */
export async function openSignIn(platform: DemoPlatform, schema: object) {
  if (!unchecked.has(platform)) withoutChecker(platform.services);
  unchecked.add(platform);
  version += 1;
  await store(platform.services, 'account/login', version, schema);
  const opened = await visit(platform);
  const { page, problems } = opened;
  problems.expect(/out of sight|403|执行|Failed to load/);
  await page.goto(`${platform.base}/login?company=globex&authType=password`);
  await page.locator('.pw-tenant .pw-sign-in input[name=email]').waitFor({ state: 'attached' });
  return opened;
}
