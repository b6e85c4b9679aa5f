import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { serveInDocument } from './hostile.ts';
import { openDesk } from './open-desk.ts';

const tpl = (text: string, rest: object = {}) => ({ type: 'tpl', tpl: text, ...rest });
const page = (body: unknown, rest: object = {}) => ({ type: 'page', body, ...rest });
const click = (actions: object[]) => ({ onEvent: { click: { actions } } });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('ends a page that makes too many elements at once', async () => {
    const calendars = Array.from({ length: 700 }, (_, at) => ({
      type: 'input-date-range',
      embed: true,
      name: `f${at}`,
    }));
    const { page: shown, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/./);
    const schema = page({ type: 'form', body: calendars });
    await serveInDocument(shown, '/company/globex', { id: 'company/desk', layer: 'company', schema });
    await shown.goto(`${platform.base}/company/globex`);
    // A machine that is too slow to count so many within 15 seconds ends the page as frozen.
    const ended = /elements at once|the page does not answer any more/;
    await shown.locator('.pw-host-notice').getByText(ended).waitFor();
    await shown.locator('iframe[data-author=tenant]').waitFor({ state: 'detached' });
    expect(await shown.locator('main').innerText()).not.toBe('');
    await close();
  });

  it('follows another language, and keeps what was typed', async () => {
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(
      platform,
      page([
        tpl('First ${locale}'),
        { type: 'form', id: 'f', body: [{ type: 'input-text', name: 'note', label: 'Note' }] },
      ]),
      // The choice stays with the account; the other tests speak for the owner.
      'member@example.com',
    );
    await desk.getByText('First en-US').waitFor();
    await desk.locator('input[name=note]').fill('typed');
    await shown.evaluate(() => document.querySelector<HTMLElement>('.pw-user-menu button')?.click());
    await shown.getByRole('menuitem', { name: '中文' }).or(shown.getByText('中文')).first().click();
    await desk.getByText('First zh-CN').waitFor();
    expect(await desk.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await desk.locator('input[name=note]').inputValue()).toBe('typed');
    await close();
  });

  it('asks before what was typed is lost', async () => {
    const body = [{ type: 'input-text', name: 'note', label: 'Note' }, tpl('Typed: ${note}')];
    const form = { type: 'form', wrapWithPanel: false, promptPageLeave: true, body };
    const { page: shown, desk, close } = await openDesk(platform, page(form));
    await desk.locator('input[name=note]').fill('typed');
    await desk.getByText('Typed: typed').waitFor();
    await shown.locator('.pw-header a[href$="/docs"]').click();
    const question = shown.getByRole('dialog').filter({ hasText: 'Your changes are not saved.' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(shown.url()).toContain('/company/globex');
    expect(await desk.locator('input[name=note]').inputValue()).toBe('typed');
    await close();
  });

  it('keeps the query of its address in the address bar, and finds its own screens', async () => {
    const go = { actionType: 'link', args: { link: '/company/globex?page=2' } };
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(platform, page([{ type: 'button', label: 'Next', ...click([go]) }, tpl('Page ${query.page}')]));
    await desk.getByRole('button', { name: 'Next' }).click();
    await shown.waitForURL(/\?page=2$/);
    await desk.getByText('Page 2').waitFor();
    await close();
  });

  it('has no page of its own at its address', async () => {
    const { page: shown, problems, close } = await visit(platform);
    problems.expect(/404/);
    const answer = await shown.goto(`${platform.base}/tenant-page`);
    expect(answer?.status()).toBe(404);
    await close();
  });

  it('draws a list of 5,000 rows and forty charts as they are', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ at }));
    const list = { type: 'each', source: '${rows}', items: { type: 'tpl', tpl: '<i class="row">${at}</i>' } };
    const config = { xAxis: {}, yAxis: {}, series: [{ type: 'line', data: [[1, 2]] }] };
    const chart = { type: 'chart', height: 60, width: 90, config };
    // amis draws charts that are in sight alone.
    const charts = { type: 'flex', style: { flexWrap: 'wrap' }, items: Array(40).fill(chart) };
    const { desk, close } = await openDesk(platform, { type: 'page', data: { rows }, body: [charts, list] });
    await expect.poll(() => desk.locator('.row').count()).toBe(5000);
    await expect.poll(() => desk.locator('canvas').count()).toBe(40);
    expect(await desk.locator('.pw-node').count()).toBe(0);
    await close();
  });
});
