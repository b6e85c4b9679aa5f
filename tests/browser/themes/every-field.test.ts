import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, type Visit, visit } from '../screens/platform.ts';
import { checkPanel } from './fields/check-panel.ts';

/** A panel of each category. */
const PANELS = ['link', 'divider', 'input-rating', 'status', 'alert'];

onOneEngine((engine) => {
  describe('every field', () => {
    let platform: DemoPlatform;
    let browser: Visit;
    beforeAll(async () => {
      platform = await startPlatform(engine);
      browser = await visit(platform, { as: 'admin@example.com' });
    });
    afterAll(closeChromium);

    it.each(PANELS)('changes a sample of %s', async (panel) => {
      const { offered, failing } = await checkPanel(browser, panel);
      expect(offered).toBeGreaterThan(0);
      expect(failing).toEqual([]);
    });
  });
});
