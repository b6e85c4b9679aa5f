import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

/** Words in Chinese, and names of words such as "Condition.equal". */
const WRONG = /\p{Script=Han}|\b[A-Z][a-z]\w+\.[a-z_]{3,}\b/u;

/** Entries of the palette that open a dialog first: their dialog is read. */
const WITH_DIALOG = ['crud2', 'condition-builder'];

interface Entry {
  name: string;
  scaffold?: { type?: string };
}

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  /** Opens a page in the editor. */
  async function edit(name: string, body: unknown[]) {
    await demo.person.post(`/api/screen/walk/${name}/draft`, { schema: { type: 'page', id: 'page', body } });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    // A picture without an address.
    opened.problems.expect(/404|Failed to load/);
    await opened.page.goto(`${demo.server.base}/admin/screens/walk/${name}/edit`);
    await canvasOf(opened.page).locator('[data-editor-id]').nth(1).waitFor();
    await opened.page.locator('.ae-RendererList-item').first().waitFor();
    return opened;
  }

  const text = { type: 'tpl', id: 'start', tpl: 'Start' };

  /** What each entry of the palette puts on a page. */
  const entriesOf = (page: Page): Promise<Entry[]> =>
    page.evaluate(() =>
      (window.editorStore.subRenderers as Entry[]).map(({ name, scaffold }) => ({
        name,
        scaffold: JSON.parse(JSON.stringify(scaffold ?? null)),
      })),
    );

  const wrongIn = (words: string) => words.split('\n').filter((line) => WRONG.test(line));

  it('every component of the palette says English words on the canvas, and points at nobody else’s site', {
    timeout: 240_000,
  }, async () => {
    const first = await edit('first', [text, text]);
    const entries = await entriesOf(first.page);
    await first.close();
    expect(entries.length).toBeGreaterThan(110);
    const body = entries.flatMap(({ scaffold }) => (scaffold?.type ? [scaffold] : []));
    const others = body.filter((node) => /baidu|media\.w3/.test(JSON.stringify(node)));
    expect(others).toEqual([]);

    const all = [text, ...body.map((node, at) => ({ ...node, id: `n${at}` }))];
    const { page, close } = await edit('all', all);
    const canvas = canvasOf(page);
    await canvas.locator('.cxd-Table-table').first().waitFor();
    await canvas.getByText('Never').first().waitFor();
    await expect.poll(async () => wrongIn(await canvas.locator('body').innerText())).toEqual([]);
    // What draws nothing by itself has its name there.
    for (const type of ['unsaved-changes', 'messenger-code', 'log'])
      await canvas.getByText(en[`editor.renderer.${type}`]!, { exact: true }).first().waitFor();
    // The items of a loop that stand in its node.
    expect(await canvas.getByText('${title}').count()).toBe(0);
    await close();
  });

  it('has one column of whole, different names, and adds at the end of the page while nothing is selected', {
    timeout: 120_000,
  }, async () => {
    const { page, close } = await edit('column', [text, { ...text, id: 'last', tpl: 'Last' }]);
    const palette = page.locator('.ae-RendererPanel');
    const boxes = await palette
      .locator('.ae-RendererList-item')
      .evaluateAll((items) =>
        items.map((item) => ({ name: item.textContent, left: item.getBoundingClientRect().left })),
      );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    const names = boxes.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(await palette.locator('.collapse-header').first().innerText()).toBe(en['editor.group.common']);
    expect(await palette.locator('.pw-palette-picture').count()).toBe(4);
    await palette.getByText(en['editor.renderer.button']!, { exact: true }).click();
    const types = () =>
      page.evaluate(() => (window.editorStore.schema as { body: { type: string }[] }).body.map(({ type }) => type));
    await expect.poll(types).toEqual(['tpl', 'tpl', 'button']);
    await close();
  });

  it('dialogs of components, and panels whose words were Chinese, are English', { timeout: 240_000 }, async () => {
    const map = { type: 'location-picker', id: 'map', name: 'map', label: 'Place here' };
    const { page, close } = await edit('dialogs', [text, map]);
    await canvasOf(page).getByText('Place here', { exact: true }).click();
    await panelOf(page).getByText('Placeholder').first().waitFor();
    expect(wrongIn(await panelOf(page).innerText())).toEqual([]);
    for (const type of WITH_DIALOG) {
      await page.reload();
      await canvasOf(page).getByText('Start', { exact: true }).click();
      await page.locator('.ae-RendererPanel').getByText(en[`editor.renderer.${type}`]!, { exact: true }).click();
      const dialog = page.locator('.cxd-Modal-content').last();
      await dialog.locator('input[type=text]:visible, .cxd-Select:visible').first().waitFor();
      expect(wrongIn(await dialog.innerText())).toEqual([]);
    }
    await close();
  });
});
