import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

const member = 'member@example.com';
const nobodys = (items: unknown) => ({ json: { status: 0, msg: '', data: { items } } });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let applying: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    applying = await startPlatform(engine, { APPLY_LINK: '/docs' });
  });
  afterAll(closeChromium);

  describe('home', () => {
    it('greets, shows the companies as cards, and leads into each', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/', '.pw-card');
      await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
      const cards = page.locator('.pw-card');
      expect(await cards.getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
      const enter = cards.first().getByRole('link', { name: 'Enter' });
      expect(await enter.getAttribute('href')).toBe('/company/acme/');
      await enter.click();
      await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
      await close();
    });

    it('shows the companies that the document knows while they are asked for', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/api/company', async (route) => {
        await waiting;
        await route.continue();
      });
      await show('/', '.pw-card');
      expect(await page.locator('.pw-card').getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
      const answered = page.waitForResponse('**/api/company');
      arrive();
      await answered;
      expect(await page.locator('.pw-card').getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
      await close();
    });

    it('says how to go on without a company', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await page.route('**/api/company', (route) => route.fulfill(nobodys([])));
      await show('/', '.pw-empty');
      await page.getByText('Ask a company owner to add you.', { exact: false }).waitFor();
      expect(await page.locator('.pw-empty a').count()).toBe(0);
      await close();
    });

    it('offers to apply for one where that is possible', async () => {
      const { page, show, close } = await visit(applying, { as: member });
      await page.route('**/api/company', (route) => route.fulfill(nobodys([])));
      await show('/', '.pw-empty');
      expect(await page.getByRole('link', { name: 'Apply for a company' }).getAttribute('href')).toBe('/docs');
      await close();
    });

    it('says when the companies cannot be loaded, and tries again', async () => {
      const { page, problems, show, close } = await visit(platform, { as: member });
      problems.expect(/Failed to load resource.*422/);
      await page.route('**/api/company', (route) =>
        route.fulfill({ status: 422, json: { status: 422, msg: 'No', data: null } }),
      );
      await show('/', '.pw-empty');
      await page.getByText('Your companies could not be loaded').waitFor();
      await page.unroute('**/api/company');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.pw-card').first().waitFor();
      await close();
    });
  });
});
