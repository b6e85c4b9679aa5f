import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, type Visit, visit } from '../screens/platform.ts';
import { checkPanel } from './fields/check-panel.ts';
import { PANELS } from './fields/offered.ts';

/** Panels to check, where not all are wanted: `PANELS=button,link`. */
const wanted = process.env['PANELS']?.split(',') ?? PANELS;

onOneEngine((engine) => {
  describe.each(['light', 'dark'] as const)('every field of every panel in the %s look', (look) => {
    let platform: DemoPlatform;
    let browser: Visit;
    const total = { panels: 0, offered: 0, found: 0 };
    beforeAll(async () => {
      platform = await startPlatform(engine);
      browser = await visit(platform, { as: 'admin@example.com' });
    });
    afterAll(async () => {
      console.info(`${look}: ${total.found} of ${total.offered} fields of ${total.panels} panels work`);
      await closeChromium();
    });

    it.each(wanted)('changes a sample of %s', async (panel) => {
      const { offered, derived, failing } = await checkPanel(browser, panel, look);
      const found = offered - failing.length;
      total.panels += 1;
      total.offered += offered;
      total.found += found;
      console.info(`${look}, ${panel}: ${found} of ${offered} fields work, ${derived.length} by a formula`);
      expect(failing).toEqual([]);
    });
  });
});
