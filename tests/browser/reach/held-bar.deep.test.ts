import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser/accessibility.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, WIDTHS } from '../screens/platform.ts';
import { use } from './hostile.ts';
import { openDesk } from './open-desk.ts';

/** 190 characters. Only the last of them say whose site it is. */
const HOST = `${'bankofexample.'.repeat(13).slice(0, 172)}.elsewhere.invalid`;

/** Opens a page of a company, and clicks its button that leads to an address. */
async function leaveFor(platform: DemoPlatform, url: string) {
  const actions = [{ actionType: 'url', args: { url, blank: false } }];
  const button = { type: 'button', label: 'Leave', onEvent: { click: { actions } } };
  const opened = await openDesk(platform, { type: 'page', body: [{ type: 'tpl', tpl: 'Used' }, button] });
  await use(opened.page, opened.desk.getByText('Used'));
  await opened.desk.getByRole('button', { name: 'Leave' }).click();
  return opened;
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  const bar = (page: Page) => page.locator('.pw-host-held');

  /** The parts of the bar that lie outside the window, or nearer to the bar's edge than its padding. */
  const outside = (page: Page) =>
    bar(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element.querySelector('span')!);
      const lies = (part: DOMRect, name: string) =>
        left >= 0 &&
        right <= innerWidth &&
        top >= 0 &&
        bottom <= innerHeight &&
        part.left >= left + 16 &&
        part.right <= right - 16 &&
        part.top >= top + 10 &&
        part.bottom <= bottom - 10
          ? []
          : [name];
      const buttons = [...element.querySelectorAll('button')];
      return [
        ...[...text.getClientRects()].flatMap((line) => lies(line, 'text')),
        ...buttons.flatMap((button) => lies(button.getBoundingClientRect(), button.textContent)),
      ];
    });

  it('shows the whole of a long host and both buttons within the window', async () => {
    expect(HOST).toHaveLength(190);
    const { page, close } = await leaveFor(platform, `https://${HOST}/`);
    for (const [name, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      await bar(page).getByText(`This page wants to open ${HOST}.`).waitFor();
      expect(await outside(page), name).toEqual([]);
      expect(await accessibilityViolations(page, '.pw-host')).toEqual([]);
    }
    await close();
  });

  it('takes no press that follows another one at once, and one after a moment', async () => {
    const { page, close } = await leaveFor(platform, 'https://elsewhere.invalid/');
    const go = bar(page).getByRole('button', { name: 'Continue' });
    await go.waitFor();
    const { x, y, width, height } = (await go.boundingBox())!;
    for (let press = 0; press < 3; press += 1) await page.mouse.dblclick(x + width / 2, y + height / 2);
    expect(await go.isDisabled()).toBe(true);
    expect(page.context().pages()).toHaveLength(1);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), go.click()]);
    await opened.close();
    await close();
  });

  it('stays with Escape, and says in words that an address signs out', async () => {
    const { page, close } = await leaveFor(platform, '/logout?x=1');
    await bar(page).getByText('This page wants to sign you out.').waitFor();
    // The click has left the keys with the page.
    await bar(page).getByRole('button', { name: 'Stay here' }).focus();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    expect(page.url()).toContain('/company/globex');
    await close();
  });
});
