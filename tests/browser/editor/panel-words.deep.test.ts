import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idInWords } from '../../../src/screens/name-of-screen.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, textsOf, visit } from '../screens/platform.ts';
import { canvasOf, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');
const id = 'errors/done';
const [part, name] = ['docs/none', en['screen.account.sign-in-title']!];
const draft = {
  type: 'page',
  id: 'page',
  body: [
    { type: 'tpl', id: 'text', wrapperComponent: 'p', tpl: 'i18n:errors.done.title' },
    { type: 'include', id: 'heading', screen: 'account/sign-in-title' },
    { type: 'include', id: 'nothing', screen: part },
    {
      type: 'form',
      id: 'form',
      body: [
        {
          type: 'input-text',
          id: 'phone',
          name: 'phone',
          label: 'i18n:login.phoneNumber',
          validationErrors: { isRequired: 'i18n:login.phoneMissing' },
        },
      ],
    },
    { type: 'button', id: 'go', label: 'Go' },
  ],
};
const HAN = /\p{Script=Han}/u;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let person: Person;
  beforeAll(async () => {
    server = await startPlatform(engine);
    person = await server.person('admin@example.com');
    await person.post(`/api/screen/${id}/draft`, { schema: draft });
  });
  afterAll(closeChromium);

  const heading = (page: Page) => canvasOf(page).getByText(en['login.heading']!, { exact: true });

  async function edit() {
    const opened = await visit(server, { as: 'admin@example.com', width: 1600 });
    // There is no such part.
    opened.problems.expect(/404/);
    await opened.page.goto(`${server.base}/admin/screens/${id}/edit`);
    await heading(opened.page).waitFor();
    await opened.page.locator('.ae-RendererList-item').first().waitFor();
    // A part that is clicked before that is not opened.
    await opened.page.waitForFunction(() => window.editorStore.ready);
    return opened;
  }

  it('a part is edited in its place, with a note of who shares it, and has a name and values', {
    timeout: 240_000,
  }, async () => {
    const { page, close } = await edit();
    await heading(page).click();
    const panel = panelOf(page);
    await panel.getByRole('note').getByText(name).waitFor();
    const label = `${en['editor.renderer.include']} · ${name}`;
    await page.locator('.ae-Editor-outlinePane').click();
    await page.locator('.ae-Outline-node').getByText(label, { exact: true }).first().waitFor();
    await page.locator('.ae-Breadcrumb').getByText(label, { exact: true }).first().click();
    await panel.getByText(name, { exact: true }).waitFor();
    expect(await panel.getByLabel(en['editor.part.screen']!).inputValue()).toBe('account/sign-in-title');
    expect(await panel.getByRole('button', { name: en['editor.part.edit']! }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await panel.getByLabel(en['editor.part.data']!).fill('{"level": 2}');
    const kept = async () =>
      JSON.stringify((await person.get<{ schema: object }>(`/api/screen/${id}/draft`)).json.data.schema);
    await expect.poll(kept).toContain('"data":{"level":2}');
    await close();
  });

  it('saves what is changed in a part as the part’s own, and publishes and undoes it', {
    timeout: 240_000,
  }, async () => {
    const { page, problems, close } = await visit(server, { as: 'admin@example.com', width: 1600 });
    problems.expect(/Framing .*frame-src/);
    await page.goto(`${server.base}/admin/screens/account/login/edit`);
    const own = '/api/screen/account/sign-in-title';
    await heading(page).click();
    const words = panelOf(page).locator('.pw-words textarea[lang="en-US"]').first();
    await words.fill('Welcome to the harbour');
    await canvasOf(page).getByText('Welcome to the harbour', { exact: true }).waitFor();
    const draft = async () => JSON.stringify((await person.get(`${own}/draft`)).json.data);
    await expect.poll(draft).toContain('Welcome to the harbour');
    expect((await person.get('/api/screen/account/login/draft')).status).toBe(404);

    await page.getByRole('button', { name: en['edit.undo']!, exact: true }).click();
    await heading(page).waitFor();
    await expect.poll(async () => (await person.get(`${own}/draft`)).status).toBe(404);
    await page.getByRole('button', { name: en['edit.redo']!, exact: true }).click();
    await expect.poll(draft).toContain('Welcome to the harbour');
    // After a reload, undo knows what was there without the draft.
    await page.reload();
    await canvasOf(page).getByText('Welcome to the harbour', { exact: true }).waitFor();
    await page.getByRole('button', { name: en['edit.undo']!, exact: true }).click();
    await expect.poll(async () => (await person.get(`${own}/draft`)).status).toBe(404);
    await page.getByRole('button', { name: en['edit.redo']!, exact: true }).click();
    await expect.poll(draft).toContain('Welcome to the harbour');

    await page.locator('.pw-edit-bar').getByRole('button', { name: en['edit.publish']!, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.publishPart']!.replace('{name}', name), { exact: true }).waitFor();
    await dialog.getByText('Welcome to the harbour').first().waitFor();
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('textbox').fill('our own words');
    await dialog.getByRole('button', { name: en['edit.publish']!, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => JSON.stringify((await person.get(`${own}/source`)).json.data))
      .toMatch(/harbour.*"isDraft":false|"isDraft":false.*harbour/);
    await person.send(own, { method: 'DELETE' });
    await close();
  });

  it('offers no way into a part that nobody can change', { timeout: 180_000 }, async () => {
    const { page, close } = await edit();
    const words = `${en['editor.renderer.include']} · ${idInWords(part)}`;
    await canvasOf(page).getByText(words, { exact: true }).click();
    await panelOf(page).getByLabel(en['editor.part.screen']!).waitFor();
    expect(await panelOf(page).getByRole('button', { name: en['editor.part.edit']! }).count()).toBe(0);
    await close();
  });

  it('shows no keys of texts among the properties, and says which words are messages', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await edit();
    await canvasOf(page).getByText(en['login.phoneNumber']!, { exact: true }).first().click();
    const panel = panelOf(page);
    await panel.getByText(en['editor.texts.message.isRequired']!).waitFor();
    await panel.getByText(en['editor.texts.above']!, { exact: true }).first().waitFor();
    const fields = panel.locator('input, textarea, .CodeMirror');
    const values = await fields.evaluateAll((all) =>
      all.map((field) => (field as HTMLInputElement).value ?? field.textContent),
    );
    expect(values.filter((value) => value.includes('i18n:'))).toEqual([]);
    await close();
  });

  it('has English words alone in the panels of appearance', { timeout: 180_000 }, async () => {
    const { page, close } = await edit();
    const panel = panelOf(page);
    for (const words of ['Go', en['errors.done.title']!]) {
      await canvasOf(page).getByText(words, { exact: true }).first().click();
      await panel.getByRole('tab', { name: 'Design' }).click();
      await panel.getByText('Line height', { exact: true }).first().waitFor();
      const shown = await panel.evaluate((element) => [
        (element as HTMLElement).innerText,
        ...[...element.querySelectorAll('[placeholder]')].map((field) => field.getAttribute('placeholder') ?? ''),
      ]);
      expect(shown.join('\n').match(HAN) && shown).toBeNull();
      expect(shown.join('\n')).not.toMatch(/Word weight|Row height|Status\s+Properties/);
    }
    await close();
  });
});
