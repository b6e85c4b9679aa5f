import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const id = 'u/hostile';
const prefix = `/api/company/globex/screen/${id}`;
const program = 'document.title = "ran"';

/** Event actions that act for whoever opens the page. */
const actions = [
  { actionType: 'setLocale', args: { locale: 'zh-CN' } },
  { actionType: 'editPage', args: { command: 'publish', note: 'by itself' } },
  { actionType: 'goto', args: { url: '/docs', reload: true } },
];

const draft = {
  type: 'page',
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
    { type: 'iframe', src: '/i/profile' },
  ],
  onEvent: { init: { actions } },
};

/** Sheets, scripts and the calls of the editor itself. */
const OWN =
  /\/assets\/|\/edit$|\/api\/locales\/|\/screen-events|\/errors\/offline|\/source$|\/presence$|^(?:data|blob|about):/;

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
    page.on('request', (request) => {
      if (!OWN.test(request.url())) requests.push(`${request.method()} ${request.url()}`);
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
    expect((await owner.get(`${prefix}/versions`)).json.data).toMatchObject({ total: 0 });
    await close();
  });
});
