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
  describe('every field of every panel', () => {
    let platform: DemoPlatform;
    let browser: Visit;
    beforeAll(async () => {
      platform = await startPlatform(engine);
      browser = await visit(platform, { as: 'admin@example.com' });
    });
    afterAll(closeChromium);

    it.each(wanted)('changes a sample of %s', async (panel) => {
      const { offered, derived, failing } = await checkPanel(browser, panel);
      console.info(`${panel}: ${offered - failing.length} of ${offered} fields work, ${derived.length} by a formula`);
      expect(failing).toEqual([]);
    });
  });
});
