import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addMember } from '../../support/add-member.ts';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { Person } from '../../support/person.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith, write } from './editor-parts.ts';

const en = textsOf('en-US');
const owner = 'owner@example.com';

const pageOf = (...texts: string[]) => ({
  type: 'page',
  id: 'p',
  body: texts.map((tpl, at) => ({ type: 'tpl', id: `text-${at}`, tpl, wrapperComponent: 'p' })),
});

onOneEngine((engine) => {
  const demo = demoWith(engine, owner);

  const screen = (name: string) => `/api/company/globex/screen/sales/${name}`;
  const keep = (person: Person, name: string, ...texts: string[]) =>
    person.post(`${screen(name)}/draft`, { schema: pageOf(...texts) });
  const textsIn = async (name: string) => {
    const { json } = await demo.person.get<{ schema: ReturnType<typeof pageOf> }>(`${screen(name)}/draft`);
    return json.data.schema.body.map(({ tpl }) => tpl);
  };

  /** Keeps a draft and opens it in the editor. */
  async function edit(name: string, ...texts: string[]): Promise<Visit> {
    await keep(demo.person, name, ...texts);
    const opened = await visit(demo.server, { as: owner, width: 1600 });
    await opened.page.goto(`${demo.server.base}/company/globex/screens/sales/${name}/edit`);
    await canvasOf(opened.page).getByText(texts[0]!, { exact: true }).waitFor();
    // A node that is clicked before that is not selected.
    await opened.page.waitForFunction(() => window.editorStore.ready);
    return opened;
  }
  async function change(page: Page, text: string): Promise<void> {
    await canvasOf(page).locator('p').first().click();
    await write(page, text);
  }
  const saved = (page: Page) => page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();

  it('shows a newer draft beside the own changes, and puts both together by choice', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('two', 'one', 'two', 'three');
    problems.expect(/412/);
    const colleague = await addMember(demo.server, 'colleague', 'globex', 'admin');
    await keep(colleague, 'two', 'theirs', 'theirs too', 'three');
    await change(page, 'mine');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.conflictLead']!).waitFor();
    await dialog.getByText(en['edit.conflictAuthor']!.replace('{name}', 'colleague')).waitFor();
    expect(await textsIn('two')).toEqual(['theirs', 'theirs too', 'three']);
    await dialog.getByText('theirs too').first().waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('radio', { name: 'Keep mine: mine', exact: true }).waitFor();
    await dialog.getByRole('radio', { name: 'Take theirs: theirs', exact: true }).check();
    await dialog.getByRole('button', { name: en['edit.takeParts']!, exact: true }).click();
    await saved(page);
    await expect.poll(() => textsIn('two')).toEqual(['theirs', 'theirs too', 'three']);
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await expect.poll(() => textsIn('two')).toEqual(['mine', 'two', 'three']);
    await close();
  });
});
