import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { unpackTable } from '../../../src/types/amis-table.ts';
import { amisTable } from '../../../src/types/generated/amis-table.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import { generatePages } from '../../bench/checker/generate-pages.ts';
import { mutator } from '../../bench/checker/mutate.ts';
import { productPages, testPages } from '../../bench/checker/page-files.ts';
import { seeded } from '../../bench/checker/random.ts';
import { closeChromium, openPage } from '../../support/browser.ts';
import { bundleEditor } from './bundle.ts';
import { serveEditor } from './serve.ts';

let server: Awaited<ReturnType<typeof serveEditor>>;
beforeAll(async () => {
  server = await serveEditor(await bundleEditor());
});
afterAll(async () => {
  await closeChromium();
  await server?.close();
});

type Check = typeof validateScreen;
type Edited = { body: [object, { body: [Record<string, unknown>] }] };
const edited = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => (window as unknown as { page: Edited }).page.body[1].body[0]);

const field = (panel: Locator, label: string): Locator =>
  panel.locator('.cxd-Form-item').filter({ has: panel.page().getByText(label, { exact: true }) });

it("a renderer's panel in amis-editor follows from its schema, and the checker's words stand where the mistake is", {
  timeout: 180_000,
}, async () => {
  const { page, close } = await openPage({ viewport: { width: 1400, height: 900 } });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(server.origin);
  const canvas = page.locator('.ae-Preview');
  const list = page.getByRole('region', { name: en['editor.problems'] });
  const panel = page.locator('.editor-right-panel');
  // The editor selects the page itself once it is ready; a click before that is undone.
  await panel.getByText('Page title', { exact: true }).waitFor();
  await canvas.getByText('Code', { exact: true }).click();

  const labels = ['name', 'label', 'placeholder', 'api', 'target', 'targetField', 'countdown', 'length'] as const;
  for (const name of labels) await field(panel, en[`editor.property.${name}`]).waitFor();
  await field(panel, en['editor.property.required']).getByRole('checkbox').waitFor({ state: 'attached' });
  await list.getByText(en['editor.problems.none']).waitFor();

  await field(panel, en['editor.property.length']).getByRole('spinbutton').fill('8');
  await expect.poll(() => edited(page)).toMatchObject({ length: 8 });
  await field(panel, en['editor.property.target']).locator('.cxd-Select').click();
  await page.getByRole('option', { name: 'phone' }).click();
  await expect.poll(() => edited(page)).toMatchObject({ target: 'phone' });

  await field(panel, en['editor.property.targetField']).getByRole('textbox').fill('${a +}');
  const words = validateScreen({ type: 'tpl', tpl: '${a +}' }, { texts: en })[0]?.message ?? '';
  const note = panel.getByRole('status').filter({ hasText: words });
  await note.waitFor();
  await list.getByRole('button', { name: words }).waitFor();
  expect(await canvas.locator('[data-problem="error"]').count()).toBe(1);

  await canvas.getByText('Above', { exact: true }).click();
  await note.waitFor({ state: 'hidden' });
  await list.getByRole('button', { name: words }).click();
  await note.waitFor();

  await field(panel, en['editor.property.name']).getByRole('textbox').fill('${a +}');
  await expect.poll(() => edited(page)).toMatchObject({ name: '${a +}' });
  await expect.poll(() => list.getByRole('button', { name: words }).count()).toBe(2);
  await field(panel, en['editor.property.name']).getByRole('textbox').fill('code');
  await expect.poll(() => edited(page)).toMatchObject({ name: 'code' });
  await field(panel, en['editor.property.targetField']).getByRole('textbox').fill('address');
  await list.getByText(en['editor.problems.none']).waitFor();
  await note.waitFor({ state: 'hidden' });
  expect(await canvas.locator('[data-problem]').count()).toBe(0);
  expect(thrown).toEqual([]);
  await close();
});

it('a browser says of 200 pages what Node says', async () => {
  const random = seeded(3);
  const shapes = unpackTable(amisTable);
  const mutate = mutator(shapes);
  const written = [...productPages(), ...testPages()].slice(0, 100).map(({ page }) => page);
  const wrong = written.flatMap((page) => mutate('property', page, random)?.page ?? []);
  const pages = [...written, ...wrong, ...generatePages(shapes, 100)].slice(0, 200);
  const { page, close } = await openPage();
  await page.goto(`${server.origin}/checker`);
  await page.waitForFunction(() => 'checkPage' in window);
  const said = await page.evaluate(
    ([texts, all]) => all.map((one) => (window as unknown as { checkPage: Check }).checkPage(one, { texts })),
    [en, pages] as const,
  );
  expect(pages).toHaveLength(200);
  expect(said).toEqual(pages.map((one) => validateScreen(one, { texts: en })));
  await close();
});
