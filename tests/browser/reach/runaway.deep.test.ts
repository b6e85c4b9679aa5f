import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openDesk } from './open-desk.ts';

const begun = { type: 'page', body: { type: 'tpl', tpl: 'Begun' } };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('takes a page away that does not answer any more, and shows the layer below', async () => {
    const { page: shown, desk, problems, close } = await openDesk(platform, begun);
    problems.expect(/does not answer/);
    await desk.getByText('Begun').waitFor();
    await desk.locator('html').evaluate(
      () =>
        void setTimeout(() => {
          for (;;);
        }),
    );
    await shown.locator('iframe[data-author=tenant]').waitFor({ state: 'detached', timeout: 40_000 });
    await shown
      .locator('.pw-host-notice')
      .getByText(/company\/desk/)
      .waitFor();
    expect(await shown.locator('main').innerText()).not.toBe('');
    await close();
  });

  it('draws a list of 5,000 rows and forty charts as they are', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ at }));
    const list = { type: 'each', source: '${rows}', items: { type: 'tpl', tpl: '<i class="row">${at}</i>' } };
    const config = { xAxis: {}, yAxis: {}, series: [{ type: 'line', data: [[1, 2]] }] };
    const chart = { type: 'chart', height: 60, width: 90, config };
    // amis draws charts that are in sight alone.
    const charts = { type: 'flex', style: { flexWrap: 'wrap' }, items: Array(40).fill(chart) };
    const { desk, close } = await openDesk(platform, { type: 'page', data: { rows }, body: [charts, list] });
    await expect.poll(() => desk.locator('.row').count()).toBe(5000);
    await expect.poll(() => desk.locator('canvas').count()).toBe(40);
    expect(await desk.locator('.pw-node').count()).toBe(0);
    await close();
  });
});
