import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const admin = 'admin@example.com';

const schema = {
  type: 'page',
  id: 'page',
  body: [
    { type: 'tpl', id: 'text', tpl: 'A text' },
    { type: 'container', id: 'box', body: { type: 'tpl', id: 'inner', tpl: 'In a box', wrapperComponent: 'p' } },
    { type: 'button', id: 'button', label: 'Send' },
  ],
};

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  async function edit(name: string): Promise<Visit> {
    await demo.person.post(`/api/screen/styles/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/styles/${name}/edit`);
    await canvasOf(opened.page).getByText('A text').waitFor();
    await opened.page.waitForFunction(() => window.editorStore.ready);
    return opened;
  }

  /** Selects a node by its id, and opens the tab of its panel with the styles. */
  async function openStyles(page: Page, id: string): Promise<void> {
    const mark = await page.evaluate((own) => {
      const find = (value: unknown): string | undefined => {
        if (value === null || typeof value !== 'object') return undefined;
        const node = value as { id?: string; $$id: string };
        return node.id === own ? node.$$id : Object.values(value).map(find).find(Boolean);
      };
      const found = find(window.editorStore.schema)!;
      window.editorStore.setActiveId(found);
      return found;
    }, id);
    await panelOf(page).locator(`[data-panel-of="${mark}"]`).waitFor({ state: 'attached' });
    await panelOf(page).getByRole('tab', { name: 'Design' }).click();
    await fieldsOf(page).first().waitFor();
  }

  /** The fields that take numbers; lines and typefaces are chosen. */
  const fieldsOf = (page: Page) =>
    panelOf(page).locator(
      '.pw-style-size > input:visible:not([aria-label$=": Line"], [aria-label$="Typeface"], [aria-label="Shadow"])',
    );

  /** The styles that the page has for a node, each as a declaration. */
  const stylesOf = (page: Page, id: string): Promise<[string, string][]> =>
    page.evaluate((own) => {
      const styles: [string, string][] = [];
      const read = (value: unknown, isStyle = false): void => {
        if (value === null || typeof value !== 'object') return;
        for (const [name, part] of Object.entries(value)) {
          if (isStyle && typeof part === 'string' && name !== '$$id') styles.push([name, part]);
          else read(part, isStyle || name === 'themeCss' || name === 'style');
        }
      };
      const find = (value: unknown): void => {
        if (value === null || typeof value !== 'object') return;
        if ((value as { id?: string }).id === own) {
          const { body, ...node } = value as { body?: unknown };
          read(node);
        } else Object.values(value).forEach(find);
      };
      find(window.editorStore.schema);
      return styles;
    }, id);

  it('a size that is typed applies, with the keyboard alone', { timeout: 180_000 }, async () => {
    const { page, close } = await edit('size');
    await openStyles(page, 'text');
    const size = panelOf(page).getByRole('combobox', { name: 'Text, Size' });
    await size.click();
    await page.keyboard.type('40');
    await page.keyboard.press('Tab');
    const shown = () =>
      canvasOf(page)
        .getByText('A text')
        .evaluate((text) => getComputedStyle(text).fontSize);
    await expect.poll(shown).toBe('40px');
    // The list of sizes is gone, and the next click does what it says.
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await size.inputValue()).toBe('40px');
    await canvasOf(page).getByText('In a box').click();
    const active = () => page.evaluate(() => window.editorStore.getSchema(window.editorStore.activeId));
    await expect.poll(active).toMatchObject({ id: 'inner' });
    await close();
  });

  it('popups close when their field is left, and a click elsewhere does what it is for', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await edit('popups');
    await openStyles(page, 'text');
    const popups = page.locator('[class$="PopOver-overlay"]');
    const list = panelOf(page).locator('.cxd-Select:visible').first();
    await list.click();
    await expect.poll(() => popups.count()).toBe(1);
    // Another field takes the click that closes a list, and what is typed then.
    await panelOf(page).getByRole('combobox', { name: 'Text, Size' }).click();
    await expect.poll(() => popups.count()).toBe(0);
    await page.keyboard.type('32');
    await page.keyboard.press('Tab');
    await expect.poll(() => stylesOf(page, 'text')).toContainEqual(['fontSize', '32px']);
    await list.click();
    await expect.poll(() => popups.count()).toBe(1);
    await page.keyboard.press('Tab');
    await expect.poll(() => popups.count()).toBe(0);
    // So does a node of the canvas; a click on the list's own field closes it alone.
    await list.click();
    await expect.poll(() => popups.count()).toBe(1);
    await list.click();
    await expect.poll(() => popups.count()).toBe(0);
    await list.click();
    await canvasOf(page).getByText('In a box').click();
    await expect.poll(() => popups.count()).toBe(0);
    const active = () => page.evaluate(() => window.editorStore.getSchema(window.editorStore.activeId));
    await expect.poll(active).toMatchObject({ id: 'inner' });
    await close();
  });

  it.each(['text', 'box', 'button'])(
    'every field of sizes of a %s takes a number and writes CSS',
    { timeout: 240_000 },
    async (id) => {
      const { page, close } = await edit(id);
      await openStyles(page, id);
      const count = await fieldsOf(page).count();
      expect(count).toBeGreaterThan(2);
      for (let at = 0; at < count; at += 1) {
        const before = (await stylesOf(page, id)).length;
        const field = fieldsOf(page).nth(at);
        await field.click();
        await page.keyboard.type('133');
        await page.keyboard.press('Tab');
        await expect.poll(async () => (await stylesOf(page, id)).length).toBeGreaterThan(before);
        await expect.poll(() => field.inputValue()).toMatch(/^133(?:px)?$/);
      }
      const wrong = await page.evaluate(
        (styles) =>
          styles.filter(([name, value]) => {
            const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
            const known = property.replace(/^(top|right|bottom|left)-border-(\w+)$/, 'border-$1-$2');
            // A font may have any name.
            return known !== 'font-family' && CSS.supports(known, 'inherit') && !CSS.supports(known, value);
          }),
        await stylesOf(page, id),
      );
      expect(wrong).toEqual([]);
      await close();
    },
  );
});
