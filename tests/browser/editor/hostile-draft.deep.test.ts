import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { linesOf, replaceText } from './json-text.ts';

const id = 'u/hostile';
const prefix = `/api/company/globex/screen/${id}`;
const program = 'document.title = "ran"';

/** Event actions that act for whoever opens the page. */
const actions = [
  { actionType: 'setLocale', args: { locale: 'zh-CN' } },
  { actionType: 'editPage', args: { command: 'publish', note: 'by itself' } },
  { actionType: 'goto', args: { url: '/docs', reload: true } },
];

/** An address of the platform that answers whoever has a session. */
const address = '/i/profile';

/** Nodes that load what they name, in each of the ways that amis has. */
const loading = [
  { type: 'image', src: address },
  { type: 'avatar', src: address },
  { type: 'video', src: address, poster: address },
  { type: 'audio', src: address },
  { type: 'tpl', tpl: `<img src="${address}"><table background="${address}"></table>` },
  { type: 'container', body: 'Box', style: { backgroundImage: `url(${address})` } },
  { type: 'container', body: 'Box', id: 'boxed', themeCss: { a: { 'background:default': `url(${address})` } } },
];

const draft = {
  type: 'page',
  css: { body: { opacity: '0.2' }, '.pw-editor': { display: 'none', background: `url(${address})` } },
  body: [
    { type: 'tpl', tpl: 'Heading', wrapperComponent: 'h1' },
    {
      type: 'chart',
      config: {
        xAxis: { data: ['a'] },
        yAxis: {},
        series: [{ type: 'bar', data: [1], itemStyle: { color: `function () { ${program}; top.${program} }` } }],
      },
    },
    { type: 'service', body: 'Service', onEvent: { init: { actions } } },
    { type: 'include', screen: '../../../../logout' },
    { type: 'iframe', src: address },
    ...loading,
  ],
  onEvent: { init: { actions } },
};

/** Sheets, scripts and the calls of the editor itself. */
const OWN =
  /\/assets\/|\/edit$|\/draft$|\/about$|\/api\/locales\/|\/screen-events|\/errors\/offline|\/source$|\/presence$|^(?:data|blob|about):/;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startPlatform(engine);
    owner = await server.person('owner@example.com');
  });
  afterAll(closeChromium);

  function notedRequests(page: Page): string[] {
    const requests: string[] = [];
    // Also one that the browser refuses is a request to it; what was sent is answered.
    page.on('response', (response) => {
      if (!OWN.test(response.url())) requests.push(`${response.request().method()} ${response.url()}`);
    });
    return requests;
  }

  it('a draft that somebody opens runs nothing, sends nothing and shows no other page', {
    timeout: 180_000,
  }, async () => {
    const { json } = await owner.post(`${prefix}/draft`, { schema: draft });
    expect(json.msg).toBe('');
    const { page, close, problems } = await visit(server, { as: 'owner@example.com', width: 1600 });
    problems.expect(/./);
    const requests = notedRequests(page);
    await page.goto(`${server.base}/company/globex/screens/${id}/edit`);
    const canvas = page.frameLocator('iframe.ae-PreviewIFrame');
    await canvas.locator('h1').waitFor();
    // Once a chart is drawn, everything that the page does by itself has been done.
    await canvas.locator('canvas').first().waitFor({ state: 'attached' });
    expect(await page.title()).not.toBe('ran');
    expect(requests).toEqual([]);
    expect(page.url()).toContain(`/screens/${id}/edit`);
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    expect((await owner.get(`${prefix}/versions`)).json.data).toMatchObject({ total: 0 });
    await close();
  });

  it('a draft of too many nodes is drawn as far as its page would be', { timeout: 180_000 }, async () => {
    const body = [{ type: 'tpl', tpl: 'Heading', wrapperComponent: 'h1' }];
    const texts = Array.from({ length: 2100 }, () => ({ type: 'tpl', tpl: 'text', className: 'many' }));
    const { json } = await owner.post(`${prefix}/draft`, { schema: { type: 'page', body: [...body, ...texts] } });
    expect(json.msg).toBe('');
    const { page, close, problems } = await visit(server, { as: 'owner@example.com', width: 1600 });
    problems.expect(/./);
    await page.goto(`${server.base}/company/globex/screens/${id}/edit`);
    const canvas = page.frameLocator('iframe.ae-PreviewIFrame');
    await canvas.locator('.pw-node-quiet').first().waitFor({ timeout: 120_000 });
    expect(await canvas.locator('.many').count()).toBeLessThan(2000);
    await close();
  });

  it('a draft that never came to rest opens as JSON, and is drawn once it has changed', {
    timeout: 180_000,
  }, async () => {
    const heading = { type: 'tpl', tpl: 'Harmless', wrapperComponent: 'h1' };
    const harmless = { type: 'page', body: [heading] };
    const first = await owner.post<{ revision: string }>(`${prefix}/draft`, { schema: harmless });
    const { page, close, problems } = await visit(server, { as: 'owner@example.com', width: 1600 });
    problems.expect(/./);
    const address = `${server.base}/company/globex/screens/${id}/edit`;
    const canvas = page.frameLocator('iframe.ae-PreviewIFrame');
    const note = () => sessionStorage.getItem('pagewright.drawing');
    await page.goto(address);
    const noted = await page.waitForFunction(note).then((handle) => handle.jsonValue());
    expect(Object.values(JSON.parse(noted!))).toEqual([first.json.data.revision]);
    await canvas.locator('h1').waitFor();
    await expect.poll(() => page.evaluate(note)).toBe('{}');

    const list = 'SPLIT(PADSTART("",2000,"a,"),",")';
    const endless = `\${COUNT(ARRAYMAP(${list},x=>COUNT(ARRAYMAP(${list},y=>COUNT(ARRAYMAP(${list},z=>z))))))}`;
    const { revision } = first.json.data;
    const schema = { type: 'page', body: [heading, { type: 'tpl', tpl: endless }] };
    const second = await owner.post<{ revision: string }>(`${prefix}/draft`, { schema, revision });
    // As a tab has it whose browser stood still while it drew this draft.
    const frozen = noted!.replace(revision, second.json.data.revision);
    await page.evaluate((text) => sessionStorage.setItem('pagewright.drawing', text), frozen);
    await page.goto(address);
    await canvas.getByText(en['editor.canvas.held']).waitFor();
    const view = page.getByRole('region', { name: en['editor.json'] });
    await expect.poll(() => linesOf(view)).toContain('COUNT(ARRAYMAP');
    expect(await canvas.locator('h1').count()).toBe(0);
    await replaceText(page, view, JSON.stringify(harmless));
    await canvas.locator('h1').waitFor();
    await expect.poll(() => page.evaluate(note)).toBe('{}');
    await close();
  });

  it('what somebody pastes runs and sends nothing either', { timeout: 180_000 }, async () => {
    const start = { type: 'page', body: [{ type: 'tpl', tpl: 'Harmless', wrapperComponent: 'h1' }] };
    await owner.post(`${prefix}/draft`, { schema: start });
    const { page, close, problems } = await visit(server, { as: 'owner@example.com', width: 1600 });
    problems.expect(/./);
    await page.goto(`${server.base}/company/globex/screens/${id}/edit`);
    const canvas = page.frameLocator('iframe.ae-PreviewIFrame');
    await canvas.locator('h1').click();
    const requests = notedRequests(page);
    await canvas.locator('body').evaluate(
      (body, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      JSON.stringify({ pagewrightNodes: [...draft.body, { type: 'service', onEvent: draft.onEvent }] }),
    );
    await canvas.locator('canvas').first().waitFor({ state: 'attached' });
    expect(await page.title()).not.toBe('ran');
    expect(requests).toEqual([]);
    expect((await owner.get(`${prefix}/versions`)).json.data).toMatchObject({ total: 0 });
    await close();
  });
});
