import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  async function edit(name: string, schema: object): Promise<Visit> {
    await demo.person.post(`/api/screen/panels/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/panels/${name}/edit`);
    await canvasOf(opened.page).locator('[data-editor-id]').nth(1).waitFor();
    return opened;
  }

  const draft = async (name: string) =>
    (await demo.person.get<{ schema: Record<string, never> }>(`/api/screen/panels/${name}/draft`)).json.data.schema;

  const labelOf = (page: Page) => panelOf(page).locator('[name=label], [data-name=label] input').first();

  const form = (label: string) => ({
    type: 'page',
    body: {
      type: 'form',
      id: 'form',
      body: [
        { type: 'input-text', id: 'first', name: 'first', label },
        { type: 'input-text', id: 'second', name: 'second', label: 'Second' },
      ],
    },
  });

  const typeLabel = async (page: Page, words: string) => {
    await canvasOf(page).getByText('First', { exact: true }).click();
    await labelOf(page).waitFor();
    await labelOf(page).fill(words);
  };

  it('keep what was typed when the document is left at once', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('leave', form('First'));
    await typeLabel(page, 'Typed at last');
    await page.goto(`${demo.server.base}/admin/screens`);
    await page.goto(`${demo.server.base}/admin/screens/panels/leave/edit`);
    // What the server did not get any more is offered by the browser.
    const taken = canvasOf(page).getByText('Typed at last', { exact: true });
    const offer = page.getByRole('button', { name: en['edit.copyTake']! });
    await taken.or(canvasOf(page).getByText('First', { exact: true })).waitFor();
    if ((await taken.count()) === 0) await offer.click();
    await taken.waitFor();
    await close();
  });

  it('keep what was typed when another node is selected at once', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('select', form('First'));
    await typeLabel(page, 'Typed before');
    await canvasOf(page).getByText('Second', { exact: true }).click();
    await expect.poll(async () => JSON.stringify(await draft('select'))).toContain('Typed before');
    await close();
  });

  it('show fields of a tab when it is opened, and change nothing by that', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('tabs', form('First'));
    await canvasOf(page).getByText('First', { exact: true }).click();
    await labelOf(page).waitFor();
    const panes = panelOf(page).locator('.editor-prop-config-tabs-cont > .cxd-Tabs-pane');
    const tabs = panelOf(page).locator('.editor-prop-config-tabs-links [role=tab]');
    for (const at of [1, 2]) {
      expect(await panes.nth(at).count()).toBe(0);
      await tabs.nth(at).click();
      await panes.nth(at).locator('.cxd-Collapse, .ae-event-control').first().waitFor();
    }
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.evaluate(() => window.editorStore.canUndo)).toBe(false);
    expect(await draft('tabs')).toEqual(form('First'));
    await close();
  });

  it('are there for a node that is selected after the page, and after an undo', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('undo', form('First'));
    await page.evaluate(() => window.editorStore.setActiveId(window.editorStore.getRootId()));
    await canvasOf(page).getByText('First', { exact: true }).click();
    await labelOf(page).waitFor();
    await page.keyboard.press('Control+d');
    const copies = canvasOf(page).getByText('First', { exact: true });
    await expect.poll(() => copies.count()).toBe(2);
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await expect.poll(() => copies.count()).toBe(1);
    await canvasOf(page).getByText('Second', { exact: true }).click();
    await expect.poll(() => labelOf(page).inputValue()).toBe('Second');
    await close();
  });

  it('of a page and of a form open without moving anything, and tick what the page has', {
    timeout: 120_000,
  }, async () => {
    const { page, close } = await edit('still', { ...form('First'), title: 'My page' });
    const canvas = canvasOf(page);
    const places = () =>
      canvas.locator('body').evaluate((body) =>
        [...body.querySelectorAll('.cxd-Page-title, [data-editor-id], button')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.textContent, x, y, width, height];
        }),
      );
    const before = await places();
    const select = async (type: string) => {
      const id = await page.evaluate((wanted) => {
        const { editorStore: store } = window;
        const { body } = store.schema as { body: { $$id: string } | { $$id: string }[] };
        const found = wanted === 'page' ? store.getRootId() : [body].flat()[0]!.$$id;
        store.setActiveId(found);
        return found;
      }, type);
      await panelOf(page).locator(`[data-panel-of="${id}"]`).waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await places()).toEqual(before);
    };
    await select('form');
    await select('page');
    const ticks = panelOf(page).locator('[data-amis-name=regions] input');
    await expect
      .poll(() => ticks.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)))
      .toEqual([true, true, false, false]);
    await close();
  });

  it('of a form have rows that are dragged straight down, and moved by keys', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('rows', form('First'));
    await canvasOf(page).getByText('First', { exact: true }).waitFor();
    await page.evaluate(() => {
      const { body } = window.editorStore.schema as { body: { $$id: string } };
      window.editorStore.setActiveId([body].flat()[0]!.$$id);
    });
    const names = async () =>
      ((await draft('rows'))['body'] as unknown as { body: { name: string }[] }).body.map(({ name }) => name);
    const handle = panelOf(page).locator('.pw-rows .cxd-Combo-itemDrager').first();
    const { x, y, width, height } = (await handle.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (let away = 0; away <= 200; away += 20) await page.mouse.move(x + width / 2, y + height / 2 + away);
    await page.mouse.up();
    await expect.poll(names).toEqual(['second', 'first']);
    await handle.getByRole('button').press('Alt+ArrowDown');
    await expect.poll(names).toEqual(['first', 'second']);
    await close();
  });

  it('lead words of a part back on the canvas when they are taken back', { timeout: 120_000 }, async () => {
    const { page, close } = await edit('words', {
      type: 'container',
      id: 'part',
      body: { type: 'tpl', id: 'text', tpl: 'i18n:errors.loggedOut.question', wrapperComponent: 'p' },
    });
    const before = en['errors.loggedOut.question']!;
    await canvasOf(page).getByText(before, { exact: true }).click();
    await panelOf(page).getByLabel(en['editor.texts.en-US']!, { exact: true }).fill('Leaving?');
    await canvasOf(page).getByText('Leaving?', { exact: true }).waitFor();
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await canvasOf(page).getByText(before, { exact: true }).waitFor();
    await close();
  });

  it('show a plain text as rich text, save what is typed, and survive the selection of another node', {
    timeout: 120_000,
  }, async () => {
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', id: 'plain', tpl: 'Ask the help desk' },
        { type: 'tpl', id: 'heading', wrapperComponent: 'h2', tpl: 'A heading' },
      ],
    };
    const { page, close } = await edit('rich', schema);
    await canvasOf(page).getByText('Ask the help desk').click();
    const words = panelOf(page).frameLocator('.tox-edit-area__iframe').locator('body');
    await words.getByText('Ask the help desk').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    // A second click begins no editor in the canvas: amis-editor's is not shipped.
    await canvasOf(page).getByText('Ask the help desk').dblclick();
    expect(await canvasOf(page).locator('[data-froala-id]').count()).toBe(0);
    await canvasOf(page).getByRole('heading', { name: 'A heading' }).click();
    await panelOf(page).locator('[data-amis-name="tpl"]').getByText('A heading').waitFor();
    expect(await draft('rich')).toEqual(schema);
    await canvasOf(page).getByText('Ask the help desk').click();
    await words.getByText('Ask the help desk').click();
    await page.keyboard.type('!');
    await canvasOf(page).getByText('!', { exact: false }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await close();
  });

  it('open the tab of a field that a problem leads to, and write nothing else', { timeout: 120_000 }, async () => {
    const schema = { type: 'page', body: [{ type: 'button', id: 'send', label: 'Send', level: 'prymary' }] };
    const { page, close } = await edit('lead', schema);
    const problem = page.getByRole('region', { name: en['editor.problems']! }).getByRole('button').first();
    const isReached = () =>
      panelOf(page)
        .locator('[data-amis-name=level]')
        .evaluateAll((fields) => fields.some((field) => field.contains(document.activeElement)));
    // The second time the node is selected, and its panel drawn.
    await problem.click();
    await expect.poll(isReached).toBe(true);
    await panelOf(page).getByRole('tab', { name: 'Properties' }).click();
    await problem.click();
    await expect.poll(isReached).toBe(true);
    await panelOf(page).getByRole('tab', { name: 'Properties' }).click();
    await page.getByRole('button', { name: en['edit.publish']!, exact: true }).click();
    await page.getByRole('dialog').locator('.pw-refused-row button').first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(isReached).toBe(true);
    expect(await page.evaluate(() => window.editorStore.canUndo)).toBe(false);
    expect(await draft('lead')).toEqual(schema);
    await close();
  });
});
