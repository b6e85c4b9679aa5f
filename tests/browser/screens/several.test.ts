import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('says that nothing is changed in place of a file without screens', async () => {
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex/screens', 'table td');
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', { name: 'Export all changes' }).click();
    await page.getByText('Nothing is changed here yet, so there is nothing to export.').waitFor();
    expect([downloads, await page.getByText('Start downloading').count()]).toEqual([0, 0]);
    await close();
  });
});
