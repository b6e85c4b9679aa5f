import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, screenshot } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

const pictures = 'test-results/screenshots';

/** Each width in one of the languages. */
const LOOKS = [
  ['en-US', 'wide'],
  ['zh-CN', 'narrow'],
] as const;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner');
    mkdirSync(pictures, { recursive: true });
  });
  afterAll(closeChromium);

  it('marks a draft, which changes nothing', { timeout: 120_000 }, async () => {
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', wrapperComponent: 'h1', tpl: 'A page to be' },
        {
          type: 'button',
          label: 'Change',
          onEvent: { click: { actions: [{ actionType: 'ajax', api: 'post:/auth/captcha' }] } },
        },
      ],
    };
    const { json } = await owner.post<{ preview: string }>('/api/company/globex/screen/company/desk/draft', { schema });
    for (const [locale, name] of LOOKS) {
      const width = WIDTHS[name];
      const { page, show } = await visit(platform, { as: 'owner@example.com', locale, width });
      const draft = page.frameLocator('.pw-tenant-page');
      const changes: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && changes.push(request.url()));
      await show(`/company/globex${json.data.preview}`, '.pw-draft-bar');
      const words = locale === 'en-US' ? 'Draft preview · not published' : '草稿预览 · 未发布';
      await page.getByText(words).waitFor();
      for (const look of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'appearance', value: look, url: platform.base }]);
        await page.reload();
        await page.locator('.pw-draft-bar').first().waitFor();
        await draft.getByRole('heading', { name: 'A page to be' }).waitFor();
        await screenshot(page, `${pictures}/draft-${locale}-${name}-${look}.png`, width);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      await draft.getByRole('button', { name: 'Change' }).click();
      await draft.getByText(locale === 'en-US' ? 'The platform stopped this page' : '平台已阻止此页面').waitFor();
      expect(changes).toEqual([]);
    }
  });
});
