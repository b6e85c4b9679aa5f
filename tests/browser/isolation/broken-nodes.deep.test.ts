import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';
import { schemasWith } from '../screen-files.ts';
import { brokenNodes } from './broken-nodes.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const projectRoot = schemasWith({ 'home/companies': brokenNodes });
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, projectRoot });
  });
  afterAll(closeChromium);

  /** The page with the broken nodes, as somebody sees it. */
  async function home(account: string) {
    const opened = await openPage();
    opened.problems.expect(/UnknownTypeError|InvalidCharacterError|TypeError/);
    await signIn(opened.page, new URL(platform.base).origin, account, demoPassword);
    await opened.page.goto(`${platform.base}/`);
    await opened.page.getByText('after all of it').waitFor();
    return { ...opened, cards: opened.page.locator('.pw-node') };
  }

  describe('nodes that throw or do not exist', () => {
    it('are quiet cards to most people, and everything else lives', async () => {
      const { page, cards, close } = await home('member@example.com');
      await expect.poll(() => cards.count()).toBe(4);
      const failed = texts['host.node.failed'];
      const missing = texts['host.node.unavailable'];
      const shown = await cards.locator('p, :scope:not(:has(p))').allTextContents();
      expect(shown.sort()).toEqual([failed, failed, missing, missing].sort());
      expect(await page.getByLabel('Sound').isEditable()).toBe(true);
      expect(await page.content()).not.toMatch(/RuntimeError|at \w+ \(http/);
      expect(await page.locator('#root').innerText()).not.toMatch(/[{}"]|undefined|not a valid name/);
      expect(await accessibilityViolations(page)).toEqual([]);
      await close();
    });

    it('say to an administrator what is wrong, where, and what was meant', async () => {
      const { page, cards, close } = await home('admin@example.com');
      await expect.poll(() => cards.count()).toBe(4);
      const all = (await cards.allInnerTexts()).join('\n');
      expect(all).toContain('There is no node type "input-txt"');
      expect(all).toContain('Did you mean "input-text"?');
      expect(all).toContain('The part of type tabs failed');
      expect(all).toMatch(/screen\/page\/body\/1\/tabs/);
      expect(await accessibilityViolations(page)).toEqual([]);
      await close();
    });

    it('are tried again on request', async () => {
      const { cards, close } = await home('member@example.com');
      const retry = cards.getByRole('button', { name: texts['host.node.retry'] });
      await expect.poll(() => retry.count()).toBe(2);
      await retry.first().click();
      await expect.poll(() => retry.count()).toBe(2);
      await close();
    });
  });
});
