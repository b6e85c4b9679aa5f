import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

const member = 'member@example.com';

interface Stop {
  name: string;
  /** Whether the element, or the box drawn for it, has a ring of 2 px at a distance of 2 px, inside for a tab, whose row cuts off what stands out. */
  ring: boolean;
  /** Text fields: whether the box's border is in the ring's colour. */
  border: boolean;
}

/** Where the Tab key leads from the top of the page to its end, and how each stop shows that it has the focus. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return null;
      }
      for (const transition of document.getAnimations().filter((one) => one instanceof CSSTransition)) {
        transition.finish();
      }
      const drawn = element.closest('.cxd-Switch') ?? element;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(drawn);
      const box = element.closest('.cxd-TextControl-input');
      const brand = getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-5').trim();
      const probe = document.createElement('i');
      probe.style.color = brand;
      document.body.append(probe);
      const ringColor = getComputedStyle(probe).color;
      probe.remove();
      return {
        name: element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name') || ''),
        ring:
          outlineStyle === 'solid' &&
          outlineWidth === '2px' &&
          outlineOffset === (element.getAttribute('role') === 'tab' ? '-2px' : '2px'),
        border: box !== null && getComputedStyle(box).borderTopColor === ringColor,
      };
    });
    if (!stop || stops.length > 40) {
      return stops;
    }
    stops.push(stop);
  }
}

/** The names of the stops at which nothing shows where one is. */
const unseen = (stops: Stop[]) => stops.filter(({ ring, border }) => !ring && !border).map(({ name }) => name);
const names = (stops: Stop[]) => stops.map(({ name }) => name);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,password' });
  });
  afterAll(closeChromium);

  describe('the focus is seen', () => {
    it('on the sign-in page', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', 'input[name=token]');
      const stops = await stopsOf(page);
      expect(names(stops)).toEqual(expect.arrayContaining(['简体中文', 'Send code', 'Sign in']));
      expect(unseen(stops)).toEqual([]);
      await close();
    });

    it('on the home page', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/', '.pw-card');
      const stops = await stopsOf(page);
      expect(names(stops)).toEqual(expect.arrayContaining(['Home', 'Docs', 'Member', 'Enter']));
      expect(unseen(stops)).toEqual([]);
      await close();
    });

    it('on the profile page', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/i/profile', 'input[name=nickName]');
      const stops = await stopsOf(page);
      expect(names(stops)).toEqual(expect.arrayContaining(['Profile', 'nickName', 'Save changes']));
      expect(unseen(stops)).toEqual([]);
      await close();
    });
  });

  describe('the user menu', () => {
    it.each(['Enter', 'Space', 'ArrowDown'])('opens by %s with the focus on its first entry', async (key) => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/', '.pw-card');
      await page.locator('.pw-user-menu > button').press(key);
      const first = page.getByRole('menuitem', { name: 'User center' });
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
      expect(await first.evaluate((entry) => entry === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${platform.base}/i/profile`);
      await close();
    });
  });

  describe('a picture in a form', () => {
    it('is named like its field and can be viewed, replaced and removed by keys', async () => {
      const { page, show, close } = await visit(platform, { as: member, locale: 'zh-CN' });
      await show('/i/profile', 'input[name=nickName]');
      const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0e6f5c' } })
        .png()
        .toBuffer();
      await page.locator('#root input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await page.getByRole('img', { name: '头像', exact: true }).waitFor();
      const stops = names(await stopsOf(page));
      expect(stops).toEqual(expect.arrayContaining(['查看图片', '换一张图片', '移除图片']));
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: '换一张图片' }).press('Enter');
      await chooser;
      await page.getByRole('button', { name: '移除图片' }).press('Space');
      await page.getByRole('img', { name: '头像', exact: true }).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('.cxd-ImageControl-dropzone'));
      await close();
    });
  });

  describe('names', () => {
    it('of people and companies stand for their pictures', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      const logo = '/api/upload/1';
      await page.route(`**${logo}`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      const items = [{ id: 1, key: 'acme', name: 'Acme & ${user.email}', nameshort: 'A', logo, role: 'member' }];
      await page.route('**/api/company', (route) => route.fulfill({ json: { status: 0, msg: '', data: { items } } }));
      await show('/', '.pw-card');
      expect(await page.locator('.pw-card img').getAttribute('alt')).toBe('Acme & ${user.email}');
      await close();
    });

    it('of the button that shows a password are in the language of the page, and say whether it does', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', '[role=tab]');
      await page.locator('#root').getByRole('tab', { name: 'Password' }).click();
      const reveal = page.locator('#root').getByRole('button', { name: 'Show password', exact: true, pressed: false });
      await reveal.waitFor();
      expect(await reveal.textContent()).toBe('');
      await reveal.press('Enter');
      await page.locator('#root').getByRole('button', { name: 'Show password', exact: true, pressed: true }).waitFor();
      await close();
    });
  });
});
