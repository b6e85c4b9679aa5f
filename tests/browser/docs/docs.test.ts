import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { HOSTILE_MARKDOWN } from '../../support/hostile-markdown.ts';
import { copyOfSchemas } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { type VisitOptions, visit, WIDTHS } from '../screens/platform.ts';

const long = Array.from({ length: 60 }, (_, at) => `Line ${at}.`).join('\n\n');
const FILES: Record<string, string> = {
  'en-US/start.md': `# Start\n\nHello.\n\n## Go {#go}\n\n${long}\n\n## 邀请成员\n\n\`\`\`bash\nnpm start\n\`\`\`\n\n${long}`,
  'zh-CN/start.md': `# 开始\n\n你好。\n\n## 出发 {#go}\n\n${long}`,
  'en-US/people.md': '# People\n\nInvite somebody by mail.\n',
  'en-US/hostile.md': `# Hostile\n\n## images\n\n${HOSTILE_MARKDOWN.join('\n\n')}\n`,
};

onOneEngine((engine) => {
  const projectRoot = copyOfSchemas();
  let platform: DemoPlatform;
  const open = (options: VisitOptions = {}) => visit(platform, options);
  const main = (page: Page) => page.locator('#root main');

  beforeEachTry(async () => {
    const manual = join(projectRoot, 'docs', 'manual');
    for (const locale of ['en-US', 'zh-CN']) mkdirSync(join(manual, locale), { recursive: true });
    for (const [file, text] of Object.entries(FILES)) writeFileSync(join(manual, file), text);
    const groups = [{ title: { 'zh-CN': '指南', 'en-US': 'Guide' }, pages: ['start', 'people', 'hostile'] }];
    writeFileSync(join(manual, 'index.json'), JSON.stringify({ groups }));
    platform = await startDemoPlatform(engine, { clientDir, projectRoot });
  });
  afterAll(async () => {
    await closeChromium();
    rmSync(projectRoot, { recursive: true });
  });

  it('can be read without scripts, with the list of pages, the contents and the way on', async () => {
    const { page, close } = await open({ javaScriptEnabled: false, width: WIDTHS.narrow });
    await page.goto(`${platform.base}/docs`);
    expect(new URL(page.url()).pathname).toBe('/docs/start');
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.getByRole('link', { name: '邀请成员' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'People' }).click();
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await close();
  });

  it('leads a reader from the header to a page, a part of it and the next one, asking for nothing twice', async () => {
    const { page, show, close, problems } = await open();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/doc') && asked.push(new URL(request.url()).pathname));
    await show('/docs/start#go', '.pw-doc');
    expect(asked).toEqual([]);
    expect(await page.title()).toBe('Start · Pagewright');
    const contents = page.locator('#root .pw-contents');
    await contents.getByRole('link', { name: '邀请成员' }).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === '#邀请成员');
    await contents.locator('[aria-current=location]', { hasText: '邀请成员' }).waitFor();
    await page.goto(`${platform.base}/docs/start#100%`);
    await main(page).getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.getByRole('link', { name: 'Next People' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await expect.poll(() => page.title()).toBe('People · Pagewright');
    expect(asked).toEqual(['/api/doc/people']);
    await page.locator('#root header').getByRole('button', { name: '简体中文' }).click();
    await main(page).getByText('此页尚无中文版').waitFor();
    problems.assertNone();
    await close();
  });

  it('finds a page by its words, on a phone from its drawer', async () => {
    const { page, show, close, problems } = await open({ width: WIDTHS.narrow });
    await show('/docs/start', '.pw-doc');
    await page.getByRole('button', { name: 'All pages' }).click();
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await page.getByRole('textbox', { name: 'Search the documentation' }).fill('mail somebody');
    await page.locator('.pw-docs-found-link', { hasText: 'People' }).waitFor();
    await page.keyboard.press('Enter');
    await main(page).getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.goBack();
    await main(page).getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.getByRole('button', { name: 'All pages' }).click();
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await page.getByRole('textbox', { name: 'Search the documentation' }).fill('mail');
    await page.locator('.pw-docs-found-link', { hasText: 'People' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.locator('#root .pw-contents').getByRole('link', { name: 'Go' }).click();
    await page.locator('#root .pw-docs-contents-box.is-open').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    problems.assertNone();
    await close();
  });

  it('runs nothing that stands in a page, and keeps the names of its headings', async () => {
    const { page, show, close, problems } = await open();
    let ran = 0;
    page.on('dialog', (dialog) => {
      ran += 1;
      void dialog.dismiss();
    });
    await show('/docs/hostile', '.pw-doc');
    expect(await main(page).locator('.pw-doc :is(script, iframe, svg, form, style, math)').count()).toBe(0);
    for (const link of await main(page).locator('.pw-doc a').all())
      expect((await link.getAttribute('href')) ?? '').toMatch(/^(?:$|#|https:)/);
    await main(page).locator('h2#images').waitFor();
    expect(ran).toBe(0);
    problems.assertNone();
    await close();
  });
});
