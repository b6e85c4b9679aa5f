import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { packed } from './packed.ts';

const owner = 'owner@example.com';
const app = '/company/globex/app/open';

/** Tells the page when it is pressed, and says what it can reach. */
const calm = `export default {
  mount(element, { text }, host) {
    const button = document.createElement('button');
    button.textContent = text;
    button.onclick = async () => {
      let stored = 'reached';
      try { localStorage.length; } catch { stored = 'refused'; }
      const sent = await fetch('/api/user/info').then(() => 'reached', () => 'refused');
      host.emit('press', { origin: window.origin, stored, sent, webrtc: typeof RTCPeerConnection });
    };
    element.append(button);
  },
};`;

const endless = `export default {
  mount(element) {
    element.textContent = 'Begun';
    setTimeout(() => { for (;;); }, 500);
  },
};`;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Open' });
    await person.post(`/api${app}/page`, { name: 'Board', type: 9 });
  });
  afterAll(closeChromium);

  it('uploads a package, shows it on a page, and keeps one without end in its frame', async () => {
    const person = await platform.person(owner);
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/origin-keyed|Content Security Policy|connect-src|Failed to fetch/);
    await show('/company/globex/component');
    await page.getByRole('button', { name: en['components.upload'] }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'calm.zip', mimeType: 'application/zip', buffer: await packed('calm', calm) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: en['components.upload'] }).last().click();
    await page.locator('.pw-row-name', { hasText: 'calm' }).waitFor();
    await person.upload('/api/company/globex/component', await packed('endless', endless), 'endless.zip');

    const { items } = (await person.get<{ items: { name: string; hash: string }[] }>('/api/company/globex/component'))
      .json.data;
    const node = (name: string, more: object = {}) => ({
      ...{ type: 'custom-component', package: name, hash: items.find((item) => item.name === name)!.hash },
      ...more,
    });
    const press = [{ actionType: 'setValue', componentId: 'said', args: { value: { said: '${event.data.detail}' } } }];
    const said = { type: 'service', id: 'said', body: { type: 'tpl', tpl: '${said | json}' } };
    const body = [
      node('calm', { props: { text: 'Press me' }, onEvent: { press: { actions: press } } }),
      said,
      node('endless'),
    ];
    const schema = { type: 'page', title: 'Board', body };
    const answer = await person.post(`/api${app}/screen/page/board/publish`, { schema, note: '' });
    expect(answer.json.status).toBe(0);

    await page.goto(`${platform.base}${app}/board`);
    const inner = page.frameLocator('iframe[data-author=tenant]');
    await inner.locator('[data-state=silent]').getByText('no longer answered').waitFor();
    await inner.frameLocator('iframe[title=calm]').getByRole('button', { name: 'Press me' }).click();
    await inner.getByText('"origin": "null"').waitFor();
    const reached = await inner.getByText('"origin"').innerText();
    expect(reached).toContain('"stored": "refused"');
    expect(reached).toContain('"sent": "refused"');
    expect(reached).toContain('"webrtc": "undefined"');
    await inner.getByRole('button', { name: en['components.frame.again'] }).click();
    await inner.locator('[data-state=ready]').nth(1).waitFor();
    await close();
  });
});
