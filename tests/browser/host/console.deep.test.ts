import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

/** What a page writes to the console from now on. */
function written(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('tells of a formula that fails once, in a line, with its place', async () => {
    const broken = { type: 'tpl', tpl: 'x${DECODEJSON(config.siteName)}' };
    platform.write('screens/docs/empty.json', {
      type: 'page',
      body: [broken, broken, { type: 'tpl', tpl: 'The end' }],
    });
    const { page } = await platform.page({ as: 'member@example.com' });
    const lines = written(page);
    await page.goto(`${platform.server().base}/docs`);
    await page.getByText('The end').waitFor();
    const told = lines.filter((line) => line.includes('DECODEJSON'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^docs\/empty body\.0\.tpl: .*failed: .+$/);
  });
});
