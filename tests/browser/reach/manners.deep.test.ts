import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { readComposed } from '../../../src/validation/parts/shipped.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openDesk } from './open-desk.ts';

const OWN = '/api/company/globex/screen/docs/empty';
const button = (label: string, actions: object[]) => ({ type: 'button', label, onEvent: { click: { actions } } });
const onInit = (actions: object[]) => ({ onEvent: { init: { actions } } });
const shown = (body: unknown, rest: object = {}) => ({ type: 'page', ...rest, body });

/** Answers the page's own call in the server's place, which has never served this page. */
const answering = (data: object) => async (page: Page) => {
  await page.route(`**${OWN}*`, (route) => route.fulfill({ json: { status: 0, msg: '', data } }));
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('speaks in plain text under its author’s name', async () => {
    const msg = 'Session expired. <a href="https://elsewhere.invalid/?x=1">Sign in</a>';
    const toast = { actionType: 'toast', args: { msgType: 'error', title: 'Pagewright', msg, timeout: 3_600_000 } };
    const { desk, close } = await openDesk(platform, shown('x', onInit([toast])));
    const message = desk.locator('.cxd-Toast', { hasText: 'Session expired' });
    await message.waitFor();
    expect(await message.innerText()).toContain('Message from Globex’s page: Pagewright');
    expect(await message.locator('a').count()).toBe(0);
    await close();
  });

  it('does not take the focus from a person who is elsewhere', async () => {
    const round = [
      { actionType: 'focus', componentId: 'field' },
      { actionType: 'setValue', componentId: 'rounds', args: { value: { n: '${round}' } } },
      { actionType: 'wait', args: { time: 20 } },
    ];
    const loop = { actionType: 'loop', args: { loopName: 'steps' }, children: round };
    const { page, desk, close } = await openDesk(
      platform,
      shown(
        {
          type: 'service',
          id: 'rounds',
          body: [
            { type: 'tpl', tpl: 'Round ${n}', className: 'rounds' },
            { type: 'form', body: { type: 'input-text', id: 'field', name: 'field', label: 'Field' } },
            button('Begin', [loop]),
          ],
        },
        { data: { steps: Array.from({ length: 300 }, (_, round) => ({ round })) } },
      ),
    );
    await desk.getByRole('button', { name: 'Begin' }).click();
    const field = desk.locator('input[name=field]');
    const hasFocus = () => field.evaluate((each) => each === document.activeElement && document.hasFocus());
    await expect.poll(hasFocus).toBe(true);
    const link = page.locator('.pw-header a').first();
    await link.focus();
    const rounds = async () => Number((await desk.locator('.rounds').innerText()).replace(/\D/g, ''));
    const before = await rounds();
    await expect.poll(rounds).toBeGreaterThan(before + 5);
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await hasFocus()).toBe(false);
    await field.click();
    expect(await hasFocus()).toBe(true);
    await close();
  });

  it('saves no file whose name hides what it is', async () => {
    const save = { type: 'button', label: 'Save', actionType: 'saveAs', api: `get:${OWN}`, fileName: 'setup.exe' };
    const { page, desk, close } = await openDesk(
      platform,
      shown([save, { type: 'tpl', tpl: '<a href="/login" download="setup.exe">Setup</a>' }]),
      undefined,
      answering({}),
    );
    const saved = page.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save' }).click();
    expect((await saved).suggestedFilename()).toBe('setup.json');
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await desk.getByText('Setup', { exact: true }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => files).toEqual(['setup.json']);
    await close();
  });

  it('leads nowhere by a link of a drawing, even where one gets past the purifier', async () => {
    const { page, desk, sent, close } = await openDesk(platform, shown('Hostile'));
    // Nodes by hand: markup would go through the purifier, which leaves such links out.
    await desk.locator('[data-author=tenant] .cxd-Page').evaluate((hostile) => {
      const make = (name: string, values: object, parent: Element) => {
        const node = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(values)) node.setAttribute(key, value);
        return parent.appendChild(node);
      };
      const drawing = make('svg', { width: 99, height: 99 }, hostile);
      make('rect', { width: 99, height: 99 }, make('a', { href: 'https://elsewhere.invalid/' }, drawing));
    });
    await desk.locator('rect').click();
    await page.locator('.pw-header a[href$="/docs"]').click();
    await page.waitForURL('**/docs');
    expect(sent.filter((each) => each.includes('elsewhere'))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await close();
  });

  it("does not show a screen of the platform's own as its nodes", async () => {
    const schema = readComposed(findProjectRoot(), 'account/prove');
    const prove = { id: 'account/prove', layer: 'builtin', version: 0, schema };
    const nodes = { type: 'service', schemaApi: `get:${OWN}`, data: { methods: ['password'], actions: ['x'] } };
    const own = { type: 'service', api: `get:${OWN}`, body: 'Answered ${layer}' };
    const { desk, close } = await openDesk(platform, shown([nodes, own]), undefined, answering(prove));
    await desk.getByText('Answered builtin').waitFor();
    await desk.locator('.pw-dialog-lead, input[type=password]').waitFor({ state: 'detached' });
    await close();
  });

  it('draws lists in a list up to the bound of a page, and answers', async () => {
    const all = Array.from({ length: 400 }, (_, index) => index);
    const inner = { type: 'each', source: '${all}', items: 'x' };
    const { page, desk, close } = await openDesk(
      platform,
      shown({ type: 'each', source: '${all}', items: inner }, { data: { all } }),
    );
    await desk.getByText('Only the first 5 are shown.').first().waitFor();
    expect(await desk.locator('[data-author=tenant] *').count()).toBeLessThan(6000);
    await page.locator('.pw-header a[href$="/docs"]').click();
    await page.waitForURL('**/docs');
    await close();
  });
});
