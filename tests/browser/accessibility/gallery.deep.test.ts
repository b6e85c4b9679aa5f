import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, openPage, popupViolations, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';
import { schemasWith } from '../screen-files.ts';
import gallery from './gallery.json' with { type: 'json' };

const tagOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName}.${document.activeElement?.className}`);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const projectRoot = schemasWith({ 'home/companies': gallery });
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, projectRoot });
  });
  afterAll(closeChromium);

  async function open(locale = 'en-US', width = 1280) {
    const opened = await openPage({ locale, viewport: { width, height: 900 } });
    opened.problems.expect(/status of 404/);
    await signIn(opened.page, new URL(platform.base).origin, 'admin@example.com', demoPassword);
    await opened.page.goto(`${platform.base}/`);
    await opened.page.getByRole('combobox').first().waitFor();
    return opened;
  }

  describe('every kind of form item', () => {
    it.each([
      ['zh-CN', 390],
      ['en-US', 1280],
    ] as const)('has no violation in %s at %i', async (locale, width) => {
      const { page, close } = await open(locale, width);
      expect(await accessibilityViolations(page)).toEqual([]);
      if (locale === 'en-US') expect(await popupViolations(page)).toEqual([]);
      await close();
    });

    it('has its label, its state and what a browser may fill in', async () => {
      const { page, close } = await open();
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      expect(await field('Name').getAttribute('aria-required')).toBe('true');
      expect(await field('Email').getAttribute('autocomplete')).toBe('email');
      expect(await page.getByLabel('New password', { exact: true }).getAttribute('autocomplete')).toBe('new-password');
      expect(await field('Code').getAttribute('autocomplete')).toBe('one-time-code');
      expect(await field('Search').count()).toBe(1);
      expect(await field('Quantity').inputValue()).toBe('12');
      expect(await page.getByRole('combobox', { name: 'Select', exact: true }).count()).toBe(1);
      expect(await page.getByRole('spinbutton', { name: 'Age' }).count()).toBe(1);
      expect(await page.getByRole('combobox', { name: /^Choice/ }).count()).toBe(1);
      expect(await page.getByRole('switch', { name: 'News' }).count()).toBe(1);
      expect(await page.getByRole('group', { name: 'Fruits' }).getByRole('checkbox').count()).toBe(2);
      expect(await page.getByRole('radiogroup', { name: 'Colour' }).getAttribute('aria-required')).toBe('true');
      expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(1);
      expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(1);
      await close();
    });

    it('says what is wrong with it, and has it read out', async () => {
      const { page, close } = await open();
      await page.getByRole('button', { name: 'Save' }).click();
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      const described = (await name.getAttribute('aria-describedby')) ?? '';
      const words = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
      expect(words).toEqual(['As in your passport', 'This is required']);
      await expect.poll(() => page.locator('.pw-live').innerText()).toContain('Name: This is required');
      expect(await accessibilityViolations(page)).toEqual([]);
      await name.fill('Ada');
      await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
      await close();
    });
  });

  describe('the keyboard', () => {
    it('moves between tabs', async () => {
      const { page, close } = await open();
      await page.getByRole('tab', { name: 'One' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tabpanel', { name: 'Two' }).getByText('second panel').waitFor();
      await page.keyboard.press('End');
      await page.getByRole('tabpanel', { name: 'Three' }).waitFor();
      await expect.poll(() => page.getByRole('tab', { name: 'Three' }).getAttribute('aria-selected')).toBe('true');
      expect(await accessibilityViolations(page)).toEqual([]);
      await close();
    });

    it('moves between radio buttons', async () => {
      const { page, close } = await open();
      await page.getByRole('radio', { name: 'Red' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true);
      await expect.poll(() => page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(false);
      await close();
    });

    it('opens, walks and leaves a menu', async () => {
      const { page, close } = await open();
      const button = page.getByRole('button', { name: 'More', exact: true });
      await button.focus();
      await page.keyboard.press('ArrowDown');
      const first = page.getByRole('menuitem', { name: 'First' });
      await expect.poll(() => first.evaluate((entry) => entry === document.activeElement)).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(
        await page.getByRole('menuitem', { name: 'Second' }).evaluate((entry) => entry === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await close();
    });

    it('stays inside a dialog, closes it, and returns to where it was', async () => {
      const { page, close } = await open();
      await page.getByRole('button', { name: 'Open' }).click();
      const dialog = page.getByRole('dialog', { name: 'A dialog' });
      await dialog.waitFor();
      const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(inside).toBe(true);
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await inside(), `after ${key}`).toBe(true);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => tagOfFocus(page)).toContain('opener');
      await close();
    });

    it('closes the choices of a field and a drawer', async () => {
      const { page, close } = await open();
      await page.getByRole('combobox', { name: /^Choice/ }).click();
      await page.getByRole('option', { name: 'A' }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('option', { name: 'A' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Drawer' }).click();
      const drawer = page.getByRole('dialog', { name: 'A drawer' });
      await drawer.waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await close();
    });

    it('skips to the content, and begins a new page at its heading', async () => {
      const { page, close } = await open();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await tagOfFocus(page)).toMatch(/^MAIN/);
      await page.getByRole('link', { name: 'Docs' }).click();
      await expect.poll(() => tagOfFocus(page)).toMatch(/^H1/);
      await close();
    });
  });
});
