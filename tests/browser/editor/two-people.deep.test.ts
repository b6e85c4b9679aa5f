import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, type Visit, visit } from '../screens/platform.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';
const id = 'sales/two';

const page = (...texts: string[]) => ({
  type: 'page',
  id: 'p',
  body: texts.map((tpl, index) => ({ type: 'tpl', id: `text-${index}`, tpl, wrapperComponent: 'p' })),
});

const canvasOf = (shown: Page) => shown.frameLocator('iframe.ae-PreviewIFrame');

onOneEngine((engine) => {
  let server: DemoPlatform;
  let other: Person;
  let opened: Visit;

  beforeAll(async () => {
    server = await startPlatform(engine);
    other = await server.person(admin);
  });
  afterAll(closeChromium);

  const theirs = (...texts: string[]) => other.post(`/api/screen/${id}/draft`, { schema: page(...texts) });
  const draft = async () =>
    (await other.get<{ schema: ReturnType<typeof page> }>(`/api/screen/${id}/draft`)).json.data.schema;
  const textsInDraft = async () => (await draft()).body.map(({ tpl }) => tpl);

  /** Opens the draft in the editor, and writes into the first text after somebody else has saved theirs. */
  async function clash(...changed: string[]): Promise<Page> {
    await theirs('one', 'two', 'three');
    opened = await visit(server, { as: admin, width: 1600 });
    opened.problems.expect(/412/);
    const shown = opened.page;
    await shown.goto(`${server.base}/admin/screens/${id}/edit`);
    await canvasOf(shown).getByText('one', { exact: true }).click();
    await theirs(...changed);
    await shown.locator('.editor-right-panel .CodeMirror').first().click();
    await shown.keyboard.press('ControlOrMeta+A');
    await shown.keyboard.insertText('mine');
    await shown.getByRole('dialog').getByText(en['edit.conflictLead']!).waitFor();
    return shown;
  }
  const choose = async (shown: Page, button: string) => {
    await shown.getByRole('dialog').getByRole('button', { name: en[button]!, exact: true }).click();
    await shown.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();
  };

  it('lists the changes of a large draft 50 at a time, and takes it', { timeout: 180_000 }, async () => {
    const shown = await clash(...Array.from({ length: 650 }, (_, at) => `theirs ${at}`));
    const dialog = shown.getByRole('dialog');
    const listed = dialog.locator('.cxd-PaginationWrapper').first();
    await listed.waitFor();
    expect(await canvasOf(shown).locator('p').count()).toBe(3);
    expect(await listed.locator('.pw-row-note').count()).toBe(50);
    expect(await accessibilityViolations(shown, '[role="dialog"]')).toEqual([]);
    await listed.getByText('3', { exact: true }).click();
    await listed.getByText('theirs 120').waitFor();
    expect(await listed.locator('.pw-row-note').count()).toBe(50);
    await choose(shown, 'edit.takeTheirs');
    await canvasOf(shown).getByText('theirs 649', { exact: true }).waitFor({ timeout: 60_000 });
    await opened.close();
  });

  it('keeps the own draft when asked', { timeout: 180_000 }, async () => {
    const kept = await clash('theirs', 'two', 'three');
    await choose(kept, 'edit.keepMine');
    await expect.poll(textsInDraft).toEqual(['mine', 'two', 'three']);
    await opened.close();
  });

  it('saves nothing before somebody has chosen, and offers the choice again', { timeout: 180_000 }, async () => {
    const shown = await clash('theirs', 'theirs too', 'three');
    await shown.keyboard.press('Escape');
    await shown.getByText(en['edit.conflictMe']!).waitFor();
    await shown.getByText(en['edit.draft.conflictMe']!, { exact: true }).waitFor();
    expect(await textsInDraft()).toEqual(['theirs', 'theirs too', 'three']);
    await shown.reload();
    await shown.getByText(en['edit.copy']!).waitFor();
    await shown.getByRole('button', { name: en['edit.compare']! }).click();
    await choose(shown, 'edit.takeParts');
    await expect.poll(textsInDraft).toEqual(['mine', 'theirs too', 'three']);
    await opened.close();
  });
});
