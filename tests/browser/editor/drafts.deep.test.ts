import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, write } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';
const pageOf = (tpl: string) => ({ type: 'page', body: { type: 'tpl', id: 'text', wrapperComponent: 'p', tpl } });

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  const at = (name: string) => `/api/screen/drafts/${name}`;
  const draft = async (name: string) =>
    (await demo.person.get<{ schema: object } | null>(`${at(name)}/draft`)).json.data?.schema;

  /** A page that is published, and another one that is its draft, in the editor. */
  async function edit(name: string): Promise<Visit> {
    await demo.person.post(`${at(name)}/publish`, { schema: pageOf('In force') });
    await demo.person.post(`${at(name)}/draft`, { schema: pageOf('Drafted') });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/drafts/${name}/edit`);
    await canvasOf(opened.page).getByText('Drafted', { exact: true }).waitFor();
    await opened.page.waitForFunction(() => window.editorStore.ready);
    return opened;
  }

  it('a draft is discarded after a confirmation, and the editor begins with the page in force', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await edit('discard');
    const dialog = page.getByRole('dialog');
    const ask = () => page.getByRole('button', { name: en['edit.discard']!, exact: true }).click();
    await ask();
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await draft('discard')).toEqual(pageOf('Drafted'));
    await ask();
    await dialog.getByRole('button', { name: en['edit.throwAway']! }).click();
    await canvasOf(page).getByText('In force', { exact: true }).waitFor();
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    expect(await draft('discard')).toBeUndefined();
    await close();
  });

  it('a discarded draft takes its unread JSON text along', { timeout: 180_000 }, async () => {
    const { page, close } = await edit('unread');
    await page.getByRole('button', { name: en['edit.json']!, exact: true }).click();
    await page.locator('.pw-json .view-line').first().click();
    await page.keyboard.insertText('broken');
    await page.locator('.pw-json-note').getByText('JSON', { exact: false }).waitFor();
    await page.getByRole('button', { name: en['edit.discard']!, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en['edit.throwAway']! }).click();
    await canvasOf(page).getByText('In force', { exact: true }).waitFor();
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    expect(await page.locator('.pw-json').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('unread')))).toEqual([]);
    await close();
  });

  it('what is typed while the page is published becomes the next draft, without a conflict', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await edit('meanwhile');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isPublished = false;
    const early: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/draft') && !isPublished) early.push(request.url());
    });
    await page.route('**/publish', async (route) => {
      const answer = await route.fetch();
      await held;
      isPublished = true;
      await route.fulfill({ response: answer });
    });
    const asked = page.waitForRequest('**/publish');
    await page.getByRole('button', { name: en['edit.publish']!, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('a change');
    await dialog.getByRole('button', { name: en['edit.publish']!, exact: true }).click();
    await asked;
    // The dialog covers the page until the answer comes; a change reaches the store all the same, as a key or a late field does.
    await page.evaluate(() => {
      const { editorStore } = window;
      const { $$id, ...text } = (editorStore.schema as unknown as { body: { $$id: string } }).body;
      editorStore.changeValueById($$id, { ...text, $$id, tpl: 'Typed meanwhile' });
    });
    await canvasOf(page).getByText('Typed meanwhile', { exact: true }).waitFor();
    await page.getByText(en['edit.draft.unsaved']!, { exact: true }).waitFor();
    release();
    await expect.poll(() => draft('meanwhile')).toEqual(pageOf('Typed meanwhile'));
    expect(early).toEqual([]);
    expect(await page.getByText(en['edit.conflictTitle']!).count()).toBe(0);
    await canvasOf(page).locator('p').click();
    await write(page, 'Typed afterwards');
    await expect.poll(() => draft('meanwhile')).toEqual(pageOf('Typed afterwards'));
    await close();
  });

  it('everything undone is no draft, and nothing to publish', { timeout: 180_000 }, async () => {
    await demo.person.post(`${at('undone')}/publish`, { schema: pageOf('In force') });
    const { page, close } = await visit(demo.server, { as: admin, width: 1600 });
    await page.goto(`${demo.server.base}/admin/screens/drafts/undone/edit`);
    const publish = page.getByRole('button', { name: en['edit.publish']!, exact: true });
    const state = (name: string) => page.getByText(en[`edit.draft.${name}`]!, { exact: true });
    const isSaid = async (name: string, isOffered: boolean) => {
      await state(name).waitFor();
      await expect.poll(() => publish.isEnabled()).toBe(isOffered);
    };
    await canvasOf(page).getByText('In force', { exact: true }).click();
    await isSaid('none', false);
    // Twice: the second draft begins where the first was thrown away.
    for (const text of ['Once', 'Twice']) {
      await write(page, text);
      await isSaid('saved', true);
      expect(await draft('undone')).toEqual(pageOf(text));
      await page.getByRole('button', { name: en['edit.undo']! }).click();
      await isSaid('none', false);
      expect(await draft('undone')).toBeUndefined();
      await canvasOf(page).getByText('In force', { exact: true }).click();
    }
    await page.getByRole('button', { name: en['edit.redo']! }).click();
    await isSaid('saved', true);
    expect(await draft('undone')).toEqual(pageOf('Twice'));
    await close();
  });

  it('an author’s data stays whatever its name, when the page is changed and a node copied', {
    timeout: 180_000,
  }, async () => {
    const data = { __price: 3, $$total: 4, editorState: 'new', list: [{ __mode: 'own', $$id: 'theirs' }] };
    const heading = { type: 'tpl', id: 'order', wrapperComponent: 'h2', tpl: 'Order', data };
    await demo.person.post(`${at('named')}/draft`, { schema: { type: 'page', data, body: [heading] } });
    const { page, close } = await visit(demo.server, { as: admin, width: 1600 });
    await page.goto(`${demo.server.base}/admin/screens/drafts/named/edit`);
    await canvasOf(page).getByText('Order', { exact: true }).click();
    await write(page, 'Orders');
    const changed = { ...heading, tpl: 'Orders' };
    await expect.poll(() => draft('named')).toEqual({ type: 'page', data, body: [changed] });
    await canvasOf(page).getByText('Orders', { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+d');
    await canvasOf(page).getByText('Orders', { exact: true }).nth(1).waitFor();
    const copy = { ...changed, id: 'order-2', data: { ...data, list: [{ __mode: 'own' }] } };
    await expect.poll(() => draft('named')).toEqual({ type: 'page', data, body: [changed, copy] });
    await close();
  });
});
