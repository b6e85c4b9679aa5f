import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { canvasOf, panelOf } from '../editor/editor-parts.ts';
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

const failing = `export default {
  mount(element) {
    element.textContent = 'Begun';
    for (const wait of [300, 400, 500]) setTimeout(() => { throw new Error('No rows'); }, wait);
  },
};`;

/** The package of a component as `npm run new` makes it. */
function made(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-component-'));
  const root = findProjectRoot();
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(root, 'node_modules/.bin/tsx'), [join(root, `server-mock/commands/${command}.ts`), ...args], {
      cwd: folder,
    });
  run('new', 'component', name);
  run('pack', name);
  const file = readFileSync(join(folder, `${name}-1.0.0.zip`));
  rmSync(folder, { recursive: true });
  return file;
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Open' });
    await person.post(`/api${app}/page`, { name: 'Board', type: 9 });
  });
  afterAll(closeChromium);

  it('uploads a package, shows it on a page, and keeps one without end and one that fails in their frames', async () => {
    const person = await platform.person(owner);
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/origin-keyed|Content Security Policy|connect-src|Failed to fetch|No rows/);
    await show('/company/globex/component');
    await page.getByRole('button', { name: en['components.upload'] }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'calm.zip', mimeType: 'application/zip', buffer: await packed('calm', calm) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: en['components.upload'] }).last().click();
    await page.locator('.pw-row-name', { hasText: 'calm' }).waitFor();
    await person.upload('/api/company/globex/component', await packed('endless', endless), 'endless.zip');
    await person.upload('/api/company/globex/component', await packed('failing', failing), 'failing.zip');

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
      node('failing'),
    ];
    const schema = { type: 'page', title: 'Board', body };
    const answer = await person.post(`/api${app}/screen/page/board/publish`, { schema, note: '' });
    expect(answer.json.status).toBe(0);

    await page.goto(`${platform.base}${app}/board`);
    const inner = page.frameLocator('iframe[data-author=tenant]');
    await inner.locator('[data-state=silent]').getByText('no longer answered').waitFor();
    await inner.locator('[data-state=crashed]').getByText('No rows').waitFor();
    await inner.frameLocator('iframe[title=calm]').getByRole('button', { name: 'Press me' }).click();
    await inner.getByText('"origin": "null"').waitFor();
    const reached = await inner.getByText('"origin"').innerText();
    expect(reached).toContain('"stored": "refused"');
    expect(reached).toContain('"sent": "refused"');
    expect(reached).toContain('"webrtc": "undefined"');
    await inner.locator('[data-state=silent]').getByRole('button', { name: en['components.frame.again'] }).click();
    await inner.locator('[data-state=ready]').nth(1).waitFor();
    await close();
  });

  it('puts a component of `npm run new` on a page with the editor', { timeout: 240_000 }, async () => {
    const person = await platform.person(owner);
    await person.upload('/api/company/globex/component', made('greeting'), 'greeting.zip');
    await person.post(`/api${app}/page`, { name: 'Hello' });
    const { page, problems, close } = await visit(platform, { as: owner, width: 1600 });
    problems.expect(/origin-keyed/);
    await page.goto(`${platform.base}${app}/screens/page/hello/edit`);
    await page.locator('.ae-RendererList').getByRole('button', { name: 'greeting', exact: true }).click();
    const shown = canvasOf(page).frameLocator('iframe[title=greeting]');
    await shown.getByRole('button', { name: 'Hello' }).waitFor();
    const field = panelOf(page).locator('[data-amis-name=props]').getByRole('textbox').first();
    await field.fill('Good day');
    await shown.getByRole('button', { name: 'Good day' }).waitFor();
    await page.getByText(en['edit.draft.saved'], { exact: true }).waitFor();
    const answer = await person.get<{ schema: object }>(`/api${app}/screen/page/hello/draft`);
    await person.post(`/api${app}/screen/page/hello/publish`, { schema: answer.json.data.schema, note: '' });
    await page.goto(`${platform.base}${app}/hello`);
    const inner = page.frameLocator('iframe[data-author=tenant]');
    await inner.frameLocator('iframe[title=greeting]').getByRole('button', { name: 'Good day' }).waitFor();
    await close();
  });
});
