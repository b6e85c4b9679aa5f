import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, visit, WIDTHS } from '../screens/platform.ts';
import { canvasOf } from './editor-parts.ts';

const en = textsOf('en-US');
const owner = 'owner@example.com';
const draft = '/api/company/globex/screen/company/desk/draft';
const address = '/company/globex/screens/company/desk/edit';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let other: Person;

  beforeAll(async () => {
    server = await startPlatform(engine);
    other = await server.person(owner);
  });
  afterAll(closeChromium);

  async function edit(width: number, query = '') {
    await other.send(draft, { method: 'DELETE' });
    const opened = await visit(server, { as: owner, width });
    await opened.page.goto(server.base + address + query);
    await opened.page.waitForFunction(() => window.editorStore?.ready);
    await opened.page.locator('h1').waitFor();
    return opened;
  }
  const comes = () => other.post('/api/company/globex/screen/company/desk/presence', { tab: 'a-tab-of-the-owner' });

  /** Parts of the bar whose words do not fit into them. */
  const cut = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
          .map((part) => part.textContent),
      );

  /** Pairs of parts of the bar that lie over each other. */
  const overlaps = (page: Page) =>
    page.locator('.pw-edit-bar').evaluate((bar) => {
      const parts = [...bar.children].map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
      return parts.flatMap(({ name, box }, index) =>
        parts
          .slice(index + 1)
          .filter(
            ({ box: next }) =>
              box.left < next.right - 4 &&
              next.left < box.right - 4 &&
              box.top < next.bottom - 4 &&
              next.top < box.bottom - 4,
          )
          .map((next) => `${name}, ${next.name}`),
      );
    });

  /** Rows of the bar's tools, and pixels of the document below the window and of the canvas below its room. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const tops = [...document.querySelectorAll('.pw-edit-tools .cxd-Button')].map((tool) =>
        tool.getBoundingClientRect(),
      );
      const { scrollHeight, clientHeight } = document.documentElement;
      return {
        rows: new Set(tops.map(({ top }) => Math.floor(top / 30))).size,
        beyondWindow: scrollHeight - clientHeight,
        beyondRoom: Math.abs(Math.round(box('iframe.ae-PreviewIFrame').bottom - box('.ae-Main').bottom)),
      };
    });

  it('shows the whole save state beside people', { timeout: 180_000 }, async () => {
    const { page, close } = await edit(WIDTHS.wide, '?from=/company/globex');
    await comes();
    const person = page.getByRole('status').getByRole('button', { name: en['edit.peopleMe']! });
    await person.waitFor();
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    expect(await cut(page, '.pw-edit-state, .pw-edit-state > :first-child')).toEqual([]);
    expect(await page.locator('h1').evaluate((name) => name.scrollHeight <= name.clientHeight)).toBe(true);
    expect(await overlaps(page)).toEqual([]);
    expect(await places(page)).toEqual({ rows: 1, beyondWindow: 0, beyondRoom: 0 });
    const name = person.locator('.pw-edit-person-name');
    const width = async () => (await name.boundingBox())!.width;
    expect(await width()).toBe(1);
    await page.locator('.pw-edit-bar a').first().focus();
    await page.keyboard.press('Tab');
    await expect.poll(width).toBeGreaterThan(20);
    expect(await accessibilityViolations(page, 'header')).toEqual([]);
    await close();
  });

  it('shows state and Publish on phones, and a page as wide as one', { timeout: 180_000 }, async () => {
    const { page, close } = await edit(WIDTHS.narrow);
    await comes();
    await page.getByRole('status').getByRole('button', { name: en['edit.peopleMe']! }).waitFor();
    expect(await overlaps(page)).toEqual([]);
    const inSight = async (words: string) => {
      const box = (await page.getByText(words, { exact: true }).boundingBox())!;
      return box.x >= 0 && box.x + box.width <= WIDTHS.narrow;
    };
    expect([await inSight(en['edit.draft.none']!), await inSight(en['edit.publish']!)]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.narrow);
    expect(
      await canvasOf(page)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(390);
    const frame = (await page.locator('iframe.ae-PreviewIFrame').boundingBox())!;
    expect(frame.x + frame.width).toBeLessThanOrEqual(WIDTHS.narrow);
    await close();
  });

  it.each(Object.values(WIDTHS))('stays where it is when a change begins: %s', { timeout: 180_000 }, async (width) => {
    const { page, close } = await edit(width);
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    const discard = page.getByRole('button', { name: en['edit.discard']!, exact: true });
    expect(await discard.isDisabled()).toBe(true);
    await page.evaluate(() => {
      const places = new Set<string>();
      const look = () => {
        const parts = document.querySelectorAll('.pw-edit-bar > *, .pw-edit-tools > *, iframe.ae-PreviewIFrame');
        places.add([...parts].map((part) => JSON.stringify(part.getBoundingClientRect())).join('\n'));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { places });
      window.editorStore.changeValueById(window.editorStore.getRootId(), { className: 'changed' });
    });
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await expect.poll(() => discard.isEnabled()).toBe(true);
    expect(await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places])).toEqual([
      expect.anything(),
    ]);
    await close();
  });
});
