import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { startPlatform, type Visit, visit } from '../screens/platform.ts';

const managed = '/api/admin/apptemplate';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let opened: Visit;
  let ran = 0;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const admin = await platform.person('admin');
    for (const [at, vector] of HOSTILE_HTML.entries()) {
      const words = { name: `Vector ${at}`, key: `vector-${at}`, detail: `<p>Before</p>${vector}<p>After</p>` };
      const { status, text } = await admin.post(managed, { companyKey: 'acme', appKey: 'crm', ...words });
      if (status !== 200) throw new Error(text);
    }
    opened = await visit(platform);
    await opened.page.exposeFunction('steal', () => {
      ran += 1;
    });
  }, 240_000);
  afterAll(closeChromium);

  /** Opens the details, and does what a curious reader does. */
  async function read(at: number): Promise<void> {
    const { page, show } = opened;
    await show(`/template/vector-${at}`, '.pw-written');
    const written = page.locator('#root .pw-written');
    await written.getByText('Before').waitFor();
    for (const link of await written.locator('a').all()) await link.evaluate((node: HTMLElement) => node.click());
    // What loads or fails by itself has had its turn once two pictures were drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await written.locator('script, iframe, object, embed, form, style, base, meta, [onerror]').count()).toBe(0);
    expect(page.url()).toBe(`${platform.base}/template/vector-${at}`);
    expect(ran).toBe(0);
  }

  it('would notice a script that runs', async () => {
    await opened.show('/template/crm', '.pw-written');
    await opened.page.evaluate('steal()');
    await expect.poll(() => ran).toBe(1);
    ran = 0;
  });

  it.each([...HOSTILE_HTML.entries()])('does nothing with details %d: %s', (at) => read(at));

  it.each([...HOSTILE_HTML.entries()])(
    'does nothing with details %d that the server has let through: %s',
    async (at, vector) => {
      const { page } = opened;
      await page.route(`**/api/apptemplate/vector-${at}`, async (route) => {
        const answer = await route.fetch();
        const { data, ...envelope } = await answer.json();
        const detail = `<p>Before</p>${vector}<p>After</p>`;
        await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, detail } } });
      });
      await read(at);
    },
  );
});
