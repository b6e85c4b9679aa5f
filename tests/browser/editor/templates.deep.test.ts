import { expect, it } from 'vitest';
import type { ListWidgetTemplatesAnswer } from '../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../support/databases.ts';
import { textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, demoWith } from './editor-parts.ts';

const en = textsOf('en-US');
const admin = 'admin@example.com';

onOneEngine((engine) => {
  const demo = demoWith(engine, admin);

  async function edit(name: string, body: unknown[], texts = {}): Promise<Visit> {
    const schema = { type: 'page', id: 'page', body, ...texts };
    await demo.person.post(`/api/screen/blocks/${name}/draft`, { schema });
    const opened = await visit(demo.server, { as: admin, width: 1600 });
    await opened.page.goto(`${demo.server.base}/admin/screens/blocks/${name}/edit`);
    await canvasOf(opened.page).getByText('Start', { exact: true }).waitFor();
    return opened;
  }

  const start = { type: 'tpl', id: 'start', tpl: 'Start' };
  const form = (title: string) => ({
    type: 'form',
    id: 'ask',
    name: 'ask',
    title,
    body: [{ type: 'input-text', id: 'email', name: 'email', label: 'Email' }],
  });

  it('a selection becomes a template, which another page finds in its palette and takes a copy of', {
    timeout: 180_000,
  }, async () => {
    const words = (title: string) => ({ 'own.title': title });
    const first = await edit('first', [start, form('i18n:own.title')], {
      $texts: { 'zh-CN': words('联系'), 'en-US': words('Contact us') },
    });
    const menu = first.page.getByText(en['editor.menu.make-template']!, { exact: true });
    // Templates come once the canvas is at rest.
    const isOffered = async () => {
      await first.page.keyboard.press('Escape');
      await canvasOf(first.page).getByText('Contact us', { exact: true }).click({ button: 'right' });
      return menu.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isOffered, { timeout: 30_000 }).toBe(true);
    await menu.click();
    const dialog = first.page.getByRole('dialog', { name: en['templates.ofSelectionTitle']! });
    await dialog.getByLabel(en['templates.name']!).fill('Contact');
    await dialog.getByRole('button', { name: en['templates.newGroup']! }).click();
    const group = first.page.getByRole('dialog', { name: en['templates.newGroup']! });
    await group.getByLabel(en['templates.groupName']!).fill('Blocks');
    await group.getByRole('button', { name: en['templates.create']! }).click();
    await group.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: en['templates.create']! }).click();
    const link = first.page.getByRole('link', { name: en['templates.madeOfSelection']!.replace('{name}', 'Contact') });
    expect(await link.getAttribute('href')).toMatch(/\/platform\/widget-template\/edit\/\d+$/);
    await first.page.locator('.ae-RendererList-item', { hasText: 'Contact' }).waitFor();
    const made = async () => {
      const { data } = (await demo.person.get<ListWidgetTemplatesAnswer>('/api/widgetTemplate/list?keywords=contact'))
        .json;
      return data.items[0]!;
    };
    await expect.poll(async () => (await made()).screenshot, { timeout: 20_000 }).toMatch(/^\/api\/upload\//);
    await first.close();

    const { page, close } = await edit('second', [start, form('Ask')]);
    const palette = page.locator('.editor-left-panel');
    await palette.getByText(en['editor.group.template']!.replace('{group}', 'Blocks'), { exact: true }).waitFor();
    await palette.locator('.ae-RendererList input').fill('contact');
    await palette.locator('.ae-RendererInfo', { hasText: 'Contact' }).click();
    await canvasOf(page).getByText('Contact us', { exact: true }).waitFor();
    const draft = async () =>
      (await demo.person.get<{ schema: { body: object[]; $texts: object } }>('/api/screen/blocks/second/draft')).json
        .data.schema;
    await expect.poll(async () => (await draft()).body.length).toBe(3);
    const { body, $texts } = await draft();
    expect(body[2]).toMatchObject({ id: 'ask-2', name: 'ask_2', body: [{ id: 'email-2', name: 'email' }] });
    expect($texts).toEqual({ 'zh-CN': words('联系'), 'en-US': words('Contact us') });
    await expect.poll(async () => (await made()).uses).toBe(1);
    await page.getByRole('button', { name: en['edit.undo']!, exact: true }).click();
    await expect.poll(async () => (await draft()).body.length).toBe(2);
    expect((await draft()).$texts).toBeUndefined();
    await page.getByRole('button', { name: en['edit.redo']!, exact: true }).click();
    await expect.poll(async () => (await draft()).body.length).toBe(3);
    expect((await draft()).$texts).toEqual($texts);
    await close();
  });
});
