import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
const MISTAKEN =
  '{\n  "type": "page", "id": "a",\n  "body": [{ "type": "input-txt", "id": "b", "name": "<b>a</b>" }]\n}\n';
const BROKEN = '{\n  "type": "page",\n  "body": [}\n}\n';

const looks = [
  { look: 'light', width: 1280, locale: 'en-US' },
  { look: 'light', width: 390, locale: 'zh-CN' },
  { look: 'dark', width: 390, locale: 'en-US' },
] as const;

onOneEngine((engine) => {
  const platform = usePlatform(engine);
  const asAdmin = async (options = {}) => {
    const { page } = await platform.open('/docs', { as: 'admin@example.com', locale: 'en-US', ...options });
    await listening(page);
    return { page, overlay: page.locator('.pw-mistakes') };
  };

  it('shows file, line, the line itself, message and suggestion, and goes when the file is right', async () => {
    const shipped = JSON.stringify(platform.read(DOCS));
    const { page, overlay } = await asAdmin();
    platform.write(DOCS, MISTAKEN);
    await overlay.getByText('schemas/screens/docs/empty.json:3:22').waitFor();
    await overlay.getByText('"body": [{ "type": "input-txt", "id": "b", "name": "<b>a</b>" }]').waitFor();
    await overlay.getByText('There is no type "input-txt". Did you mean "input-text"?').waitFor();
    await overlay.getByText('type.unknown → input-text').waitFor();
    expect(await page.locator('.pw-mistakes[role=alert]').count()).toBe(1);

    platform.write(DOCS, BROKEN);
    await overlay.getByText('schemas/screens/docs/empty.json:3:12').waitFor();
    await overlay.getByText('A closing bracket ] is missing here', { exact: false }).waitFor();
    expect(await overlay.getByText('input-txt').count()).toBe(0);

    platform.write(DOCS, shipped);
    await overlay.waitFor({ state: 'detached' });
  });

  it('tells of texts and routes, too, and of every file that is wrong', async () => {
    const { overlay } = await asAdmin();
    const [texts, routes] = ['locales/en-US.json', 'routes.json'];
    const right = [texts, routes].map((file) => JSON.stringify(platform.read(file)));
    platform.write(texts, '{ "a": ');
    await overlay.getByText('schemas/locales/en-US.json:1:8').waitFor();
    platform.write(routes, '[');
    await overlay.getByText('schemas/routes.json:1:', { exact: false }).first().waitFor();
    expect(await overlay.getByText('schemas/locales/en-US.json:1:8').count()).toBe(1);
    platform.write(routes, right[1]!);
    await expect.poll(() => overlay.getByText('schemas/routes.json', { exact: false }).count()).toBe(0);
    platform.write(texts, right[0]!);
    await overlay.waitFor({ state: 'detached' });
  });

  it('is closed by Escape and by its button, comes back with the next mistake, and is there after a reload', async () => {
    const { page, overlay } = await asAdmin();
    platform.write(DOCS, BROKEN);
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    platform.write(DOCS, MISTAKEN);
    await overlay.getByText('input-text', { exact: false }).first().waitFor();
    await overlay.getByRole('button', { name: 'Close' }).click();
    await overlay.waitFor({ state: 'detached' });
    await page.reload();
    await overlay.getByText('schemas/screens/docs/empty.json:3:22').waitFor();
  });

  it.each(looks)('reads well: $look, $width, $locale', async ({ look, width, locale }) => {
    const admin = await platform.server().person('admin@example.com');
    await admin.post('/api/user/preferences', { appearance: look });
    const { page, overlay } = await asAdmin({ locale, viewport: { width, height: 800 } });
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toContain(look === 'dark' ? 'dark' : 'normal');
    platform.write(DOCS, MISTAKEN);
    await overlay.getByText(locale === 'zh-CN' ? '文件有错误' : 'A file has a mistake').waitFor();
    await overlay.getByText('input-text', { exact: false }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it.each(['member@example.com', undefined])('is nothing for %s', async (as) => {
    const { page } = await platform.page({ locale: 'en-US', ...(as ? { as } : {}) });
    await page.goto(`${platform.server().base}/docs`);
    await listening(page);
    const { overlay } = await asAdmin();
    platform.write(DOCS, BROKEN);
    await overlay.waitFor();
    expect(await page.locator('.pw-mistakes').count()).toBe(0);
  });

  it('tells in the console of a formula that fails once, in a line, with its place', async () => {
    const broken = { type: 'tpl', tpl: 'x${DECODEJSON(config.siteName)}' };
    platform.write(DOCS, {
      type: 'page',
      body: [broken, broken, { type: 'tpl', tpl: 'The end' }],
    });
    const { page } = await platform.page({ as: 'member@example.com' });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${platform.server().base}/docs`);
    await page.getByText('The end').waitFor();
    const told = lines.filter((line) => line.includes('DECODEJSON'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^docs\/empty body\.0\.tpl: .*failed: .+$/);
  });
});
