import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { visit } from '../screens/platform.ts';
import { canvasOf, demoWith, panelOf } from './editor-parts.ts';

const owner = 'owner@example.com';
const desk = '/api/company/globex/screen/company/desk';

onOneEngine((engine) => {
  const demo = demoWith(engine, owner);

  it('an icon that is chosen in the editor is drawn there and on the page', { timeout: 180_000 }, async () => {
    const schema = { type: 'page', body: [{ type: 'icon', id: 'sign', icon: 'star' }] };
    await demo.person.post(`${desk}/draft`, { schema });
    const { page, close, show } = await visit(demo.server, { as: owner });
    await page.goto(`${demo.server.base}/company/globex/screens/company/desk/edit`);
    await canvasOf(page).locator('.icon-star').click();
    const picker = panelOf(page).locator('.cxd-IconPickerControl').first();
    await picker.locator('.icon-star').waitFor();
    await picker.click();
    const offered = picker.locator('.cxd-IconPickerControl-sugItem');
    await offered.first().waitFor();
    const drawn = await offered.evaluateAll((icons) => icons.filter((icon) => icon.querySelector('svg')).length);
    expect(drawn).toBe(await offered.count());
    expect(await picker.locator('[class*="fa-"]').count()).toBe(0);
    expect(await accessibilityViolations(page, '.editor-right-panel')).toEqual([]);
    await picker.locator('.icon-home').click();
    await canvasOf(page).locator('.icon-home').waitFor();
    // The editor keeps the draft by itself. One that came after the revision was read would have the publication refused.
    const kept = async () => (await demo.person.get(`${desk}/draft`)).text;
    await expect.poll(kept).toContain('"icon":"home"');

    const { data } = (await demo.person.get<{ revision: string }>(`${desk}/source`)).json;
    const next = { type: 'page', body: [{ type: 'icon', id: 'sign', icon: 'home' }] };
    const published = await demo.person.post(`${desk}/publish`, {
      ...{ schema: next, note: 'another icon', revision: data.revision },
    });
    expect(published.json.msg).toBe('');
    await show('/company/globex', 'main');
    await page.frameLocator('main iframe').locator('svg.icon-home').waitFor();
    await close();
  });
});
