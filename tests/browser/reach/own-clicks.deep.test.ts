import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openDesk, openSignIn } from './open-desk.ts';

const form = { type: 'sign-in' };
const page = (body: unknown, rest: object = {}) => ({ type: 'page', body, ...rest });

/** Acts again and again from the beginning, and shows how often. */
const loop = (...actions: object[]) => ({
  data: { rows: Array.from({ length: 400 }, (_, at) => ({ at })) },
  onEvent: {
    init: {
      actions: [
        {
          actionType: 'loop',
          args: { loopName: 'rows' },
          children: [
            { actionType: 'wait', args: { time: 50 } },
            ...actions,
            { actionType: 'setValue', componentId: 'rounds', args: { value: { n: '${at}' } } },
          ],
        },
      ],
    },
  },
});
const rounds = { type: 'tpl', tpl: 'Round ${n}', className: 'rounds' };
const cover = { actionType: 'dialog', dialog: { title: 'Elsewhere', size: 'full', showCloseButton: false, body: 'x' } };

/** Attacks on a visitor who uses the platform's own form on a company's sign-in page. */
const onVisitors: Record<string, object> = {
  'starts anew': loop({ actionType: 'refresh' }),
  'loads itself': loop({ actionType: 'goto', args: { url: '/login?company=globex&a=${at}', reload: true } }),
  'goes back': loop({ actionType: 'goBack' }),
  'opens a dialog': loop(cover),
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it.each(Object.entries(onVisitors))('a click into the form is not the page’s: it never %s', async (_, attack) => {
    const { page: shown, close } = await openSignIn(platform, page([form, rounds], { ...attack, id: 'rounds' }));
    const documents: string[] = [];
    shown.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const field = shown.locator('.pw-tenant .pw-sign-in input[name=email]');
    const round = async () => Number((await shown.locator('.rounds').innerText()).replace(/\D/g, ''));
    await expect.poll(round).toBeGreaterThan(1);
    await field.click();
    await shown.keyboard.type('member');
    const before = await round();
    await expect.poll(round).toBeGreaterThan(before + 5);
    expect(await field.inputValue()).toBe('member');
    expect(documents).toEqual([]);
    expect(await shown.locator('[role=dialog]').count()).toBe(0);
    await close();
  });

  it('a click on what is around the form, in the form, opens nothing; one beside it does', async () => {
    const around = { type: 'container', onEvent: { click: { actions: [cover] } }, body: [form] };
    const beside = { ...around, body: { type: 'tpl', tpl: 'Beside' } };
    const { page: shown, close } = await openSignIn(platform, page([around, beside]));
    await shown.locator('.pw-tenant .pw-sign-in input[name=email]').click();
    await shown.keyboard.type('member');
    expect(await shown.locator('.pw-tenant .pw-sign-in input[name=email]').inputValue()).toBe('member');
    expect(await shown.locator('[role=dialog]').count()).toBe(0);
    await shown.getByText('Beside').click();
    await shown.locator('[role=dialog]').waitFor();
    await shown.keyboard.press('Escape');
    await shown.locator('[role=dialog]').waitFor({ state: 'detached' });
    await shown.getByText('Beside').click();
    await shown.locator('[role=dialog] .cxd-Modal-close').click();
    await shown.locator('[role=dialog]').waitFor({ state: 'detached' });
    await close();
  });

  it('a member leaves by the platform’s header, whatever the page tries at each click', async () => {
    const own = { actionType: 'goto', args: { url: '/company/globex?h=1', reload: true } };
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(platform, page([rounds], { ...loop(own, { actionType: 'refresh' }), id: 'rounds' }));
    await expect.poll(() => desk.locator('.rounds').innerText()).toMatch(/[2-9]/);
    await shown.locator('.pw-header a[href$="/docs"]').click();
    await shown.waitForURL('**/docs');
    await shown.locator('[data-author=tenant]').waitFor({ state: 'detached' });
    expect(new URL(shown.url()).pathname).toBe('/docs');
    await close();
  });

  it('a click in the page starts it anew once', async () => {
    const again = { type: 'button', label: 'Again', onEvent: { click: { actions: [{ actionType: 'refresh' }] } } };
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(platform, page([again, rounds], { ...loop({ actionType: 'refresh' }), id: 'rounds' }));
    const documents: string[] = [];
    shown.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await desk.getByRole('button', { name: 'Again' }).click();
    await expect.poll(() => documents.length).toBe(1);
    await expect.poll(() => desk.locator('.rounds').innerText()).toMatch(/[2-9]/);
    expect(documents).toHaveLength(1);
    await close();
  });

  it('keys of the platform’s header are not the page’s', async () => {
    const keys = ['tab', 'enter', 'a', 'ctrl+c'].map((hotKey) => ({ type: 'button', label: hotKey, hotKey }));
    const { page: shown, close } = await openDesk(platform, page(keys));
    const link = shown.locator('.pw-header a[href$="/docs"]');
    await link.focus();
    await shown.keyboard.press('Tab');
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(false);
    await link.focus();
    await shown.keyboard.press('Enter');
    await shown.waitForURL('**/docs');
    await close();
  });
});
