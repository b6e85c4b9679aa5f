import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';
import { changeOf, drawInOneFont } from './pictures.ts';

/** The parts of the page, in its order: `schemas/screens/dev/looks-*.json`. */
const parts = [
  'buttons',
  'more-buttons',
  'fields',
  'choices',
  'states',
  'table',
  'facts',
  'messages',
  'lists',
  'own',
  'layers',
  'style',
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What opens over the page: what is clicked for it, and what opens. */
const layers: Readonly<Record<string, readonly [opener: (page: Page) => Locator, layer: string]>> = {
  dialog: [(page) => button(page, 'Dialog'), '.cxd-Modal-content'],
  drawer: [(page) => button(page, 'Drawer'), '.cxd-Drawer-content'],
  confirmation: [(page) => button(page, 'Confirmation'), '.cxd-Modal-content'],
  menu: [(page) => button(page, 'More'), '.cxd-DropDown-menu'],
  choices: [(page) => page.getByRole('combobox', { name: 'None chosen' }), '.cxd-Select-menu'],
  day: [(page) => page.locator('.cxd-DatePicker').first(), '.cxd-DatePicker-popover'],
  colour: [(page) => button(page, 'Colour: Brand'), '.pw-style-picker'],
  gradient: [(page) => page.getByRole('button', { name: /^Ground: / }), '.pw-style-picker'],
  size: [(page) => page.getByRole('combobox', { name: /^Width, 100/ }), '.pw-style-list'],
  toast: [(page) => button(page, 'Toast'), '.cxd-Toast'],
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir });
    platform.services.config.featureFlag.looks = true;
  });
  afterAll(closeChromium);

  /** The page, tall enough to be seen whole. */
  async function open(colorScheme: 'light' | 'dark', width = 1024) {
    const opened = await openPage({ colorScheme, viewport: { width, height: 6000 }, reducedMotion: 'reduce' });
    const { page } = opened;
    await page.goto(`${platform.base}/dev/looks`);
    await page
      .locator('.pw-block')
      .nth(parts.length - 1)
      .waitFor();
    await page.locator('.react-json-view').waitFor();
    await page.locator('.cxd-Code .mtk1').first().waitFor();
    await page.locator('.is-error').nth(3).waitFor();
    await page.locator('.pw-rules .is-met').waitFor();
    await page.getByLabel('Drawing as SVG text').waitFor();
    await page.getByText('"Acme Inc."').waitFor();
    await drawInOneFont(page);
    return opened;
  }

  async function changesOfParts(page: Page, look: string): Promise<string[]> {
    const changes: string[] = [];
    for (const [index, part] of parts.entries()) {
      changes.push(...(await changeOf(page.locator('.pw-page .pw-block').nth(index), `${part}-${look}`)));
    }
    return changes;
  }

  describe.each(['light', 'dark'] as const)('every component, %s', (look) => {
    it('looks as it did, and has no violation', async () => {
      const { page, close } = await open(look);
      expect(await changesOfParts(page, look)).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await close();
    });

    it('opens layers that look as they did', async () => {
      const { page, close } = await open(look);
      await page.setViewportSize({ width: 1024, height: 700 });
      const changes: string[] = [];
      for (const [name, [opener, layer]] of Object.entries(layers)) {
        await opener(page).click();
        const opened = page.locator(layer).last();
        await opened.waitFor();
        changes.push(...(await changeOf(opened, `layer-${name}-${look}`)));
        await page.keyboard.press('Escape');
        if (name !== 'toast') await opened.waitFor({ state: 'detached' });
      }
      expect(changes).toEqual([]);
      await close();
    });
  });

  it('looks as it did on a phone', async () => {
    const { page, close } = await open('light', 390);
    expect(await changesOfParts(page, 'phone')).toEqual([]);
    await close();
  });

  it('is there in development and tests alone', async () => {
    platform.services.config.featureFlag.looks = false;
    const answer = await fetch(`${platform.base}/dev/looks`);
    platform.services.config.featureFlag.looks = true;
    expect(answer.status).toBe(404);
  });
});
