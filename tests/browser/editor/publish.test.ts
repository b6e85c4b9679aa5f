import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, edit, write, writePlain } from './editor-parts.ts';
import { linesOf, replaceText } from './json-text.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

const builtIn = (id: string): string =>
  JSON.stringify(JSON.parse(readFileSync(join(findProjectRoot(), 'schemas/screens', `${id}.json`), 'utf8')), null, 2);

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  const draftOf = async (id: string) =>
    JSON.stringify((await demo.person.get<{ schema: object }>(`/api/screen/${id}/draft`)).json.data.schema, null, 2);
  const button = (page: Page | Locator, text: string) => page.getByRole('button', { name: en[text]!, exact: true });

  it('keeps a change as a draft, takes it back, repeats it and publishes it to an open browser', {
    timeout: 240_000,
  }, async () => {
    const id = 'errors/forbidden';
    const before = builtIn(id);
    const changed = before.replace('"i18n:errors.forbidden.title"', '"A new heading"');
    const { page, close } = await edit(demo, admin, id);
    await canvasOf(page).locator('h1').click();
    await writePlain(page);
    await write(page, 'A new heading');
    await page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
    await canvasOf(page).getByRole('heading', { name: 'A new heading' }).waitFor();
    await expect.poll(() => draftOf(id)).toBe(changed);

    // The heading was a text in both languages before.
    for (const _step of [1, 2]) await button(page, 'edit.undo').click();
    await page.getByText(en['edit.draft.none']!, { exact: true }).waitFor();
    const draft = async () => (await demo.person.get(`/api/screen/${id}/draft`)).status;
    await expect.poll(draft).toBe(404);
    for (const _step of [1, 2]) await button(page, 'edit.redo').click();
    await expect.poll(() => draftOf(id)).toBe(changed);

    const dialog = page.getByRole('dialog');
    await button(page, 'edit.publish').click();
    await dialog.locator('.pw-row-note').first().waitFor();
    expect(await dialog.locator('.pw-row-note').allInnerTexts()).toEqual([
      'Chinese words of heading “No permission”: “没有访问权限” → “A new heading”',
      'English words of heading “No permission”: “No permission” → “A new heading”',
    ]);
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    // It says at the field that a note is missing.
    await button(dialog, 'edit.publish').click();
    await dialog.locator('.cxd-Form-feedback').first().waitFor();
    await dialog.getByRole('textbox').fill('another heading');
    const reader = await visit(demo.server, { as: 'member' });
    // The page of the error is answered with its status.
    reader.problems.expect(/status of 403/);
    await reader.show('/403');
    await button(dialog, 'edit.publish').click();
    const notice = page.locator('.pw-edit-published');
    await notice.getByText('Published as version 1. 1 open browser has it.').waitFor();
    await page.getByText(en['edit.draft.published']!, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await button(page, 'edit.publish').isDisabled()).toBe(true);
    await reader.page.locator('#root').getByRole('heading', { name: 'A new heading' }).waitFor();
    await reader.close();
    expect(await accessibilityViolations(page, '.pw-edit-published')).toEqual([]);
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    expect((await demo.person.get(`/api/screen/${id}/versions`)).json.data).toMatchObject({
      items: [{ note: 'another heading', published: true }],
    });
    await close();
  });

  it('lets somebody edit the page as JSON, and the canvas follows', { timeout: 180_000 }, async () => {
    const id = 'errors/not-found';
    const before = builtIn(id);
    const written = (text: string) => before.replace('"i18n:errors.notFound.title"', text);
    const { page, close } = await edit(demo, admin, id);
    // The whole text is in sight.
    await page.setViewportSize({ width: 1600, height: 2400 });
    const heading = canvasOf(page).locator('h1');
    const shipped = await heading.textContent();
    await button(page, 'edit.json').click();
    const view = page.getByRole('region', { name: en['editor.json']! });
    const note = view.getByRole('status');
    await expect.poll(() => linesOf(view)).toBe(before);
    await replaceText(page, view, written('"Typed" "x"'));
    await expect.poll(() => note.textContent()).toMatch(/^Line \d+, column \d+: /);
    expect(await heading.textContent()).toBe(shipped);
    await replaceText(page, view, written('"Typed"'));
    await canvasOf(page).getByRole('heading', { name: 'Typed' }).waitFor();
    expect(await note.textContent()).toBe('');
    await expect.poll(() => draftOf(id)).toBe(written('"Typed"'));
    await button(page, 'edit.undo').click();
    await expect.poll(() => linesOf(view)).toBe(before);
    expect(await heading.textContent()).toBe(shipped);
    await close();
  });
});
