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
});
