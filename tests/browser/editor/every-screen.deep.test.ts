import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, edit, panelOf } from './editor-parts.ts';

const admin = 'admin@example.com';

const folder = join(findProjectRoot(), 'schemas/screens');

/** Every built-in screen and part, as it is written. */
const screens = globSync('**/*.json', { cwd: folder })
  .map((file) => file.replace(/\.json$/, ''))
  .sort()
  .map((id) => ({ id, text: readFileSync(join(folder, `${id}.json`), 'utf8') }));

/** What stands in the place of a node that could not be drawn. */
const CARDS = '.renderer-error-boundary, .ae-ErrorRenderer, .RuntimeError, .pw-node';

/** Puts a screen in the place of the page in the editor, and waits until the canvas has drawn it with its parts. Answers its error cards. */
const drawn = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(
    async ([written, cards]) => {
      const { editorStore } = window;
      const mark = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(mark);
        if (value === null || typeof value !== 'object') return value;
        const own = Object.entries(value).map(([name, part]) => [name, mark(part)]);
        return { ...Object.fromEntries(own), $$id: crypto.randomUUID().slice(0, 12) };
      };
      const next = mark(JSON.parse(written!)) as { $$id: string };
      editorStore.setActiveId('');
      editorStore.traceableSetSchema(next);
      const canvas = editorStore.getDoc();
      const isDrawn = () => canvas.querySelector(`[data-editor-id="${next.$$id}"]`) !== null;
      const isLoading = () => canvas.querySelector('.pw-included[aria-busy="true"]') !== null;
      while (!isDrawn() || isLoading()) await new Promise(requestAnimationFrame);
      // Components that are used for the first time, and calls that have their empty answers.
      await new Promise((done) => requestIdleCallback(done));
      await new Promise((done) => requestIdleCallback(done));
      return [...canvas.querySelectorAll(cards!)].map((card) => card.textContent ?? '');
    },
    [text, CARDS] as const,
  );

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  it('draws every built-in screen and part on the canvas, without an error card', { timeout: 600_000 }, async () => {
    const { page, problems, close } = await edit(demo, admin, 'errors/not-found');
    // The canvas shows no other document; parts name their calls by parameters that they have on pages alone.
    problems.expect(/Framing .*frame-src|invalid api url|Failed to load resource/);
    // The editor makes up rows, which are objects, for lists of pictures; a form is replaced while amis still checks its fields.
    problems.expect(/object%20Object|Cannot modify 'ErrorDetail/);
    await page.route('**/draft', (route) => route.fulfill({ json: { status: 0, msg: '', data: { messages: [] } } }));
    // Parts that only some people see are drawn as well.
    await page.getByText(textsOf('en-US')['edit.showHidden']!, { exact: true }).click();
    expect(screens.length).toBeGreaterThan(300);
    const failed: Record<string, string[]> = {};
    for (const { id, text } of screens) {
      const cards = await drawn(page, text);
      if (cards.length > 0) failed[id] = cards;
    }
    expect(failed).toEqual({});
    await close();
  });

  it.each(['user-center/profile', 'user-center/password', 'install/license', 'frame/list', 'screens/edit'])(
    'opens %s in the editor, with its panel',
    { timeout: 120_000 },
    async (id) => {
      const { page, problems, close } = await visit(demo.server, { as: admin, width: 1600 });
      problems.expect(/invalid api url|Failed to load resource/);
      await page.goto(`${demo.server.base}/admin/screens/${id}/edit`);
      await canvasOf(page).locator('[data-editor-id]').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => window.editorStore.ready);
      await page.evaluate(() => window.editorStore.setActiveId(window.editorStore.getRootId()));
      await panelOf(page).locator('.cxd-Form-item').first().waitFor();
      expect(await canvasOf(page).locator(CARDS).count()).toBe(0);
      await close();
    },
  );
});
