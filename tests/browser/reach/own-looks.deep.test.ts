import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openSignIn } from './open-desk.ts';

const form = { type: 'sign-in' };
const page = (body: unknown, rest: object = {}) => ({ type: 'page', body, ...rest });
const tpl = (text: string) => ({ type: 'tpl', tpl: text });
const box = (body: unknown, style: object = {}) => ({ type: 'container', style, body });
onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('shows no field but those of the platform on a sign-in page', async () => {
    const field = { type: 'Web-Component', tag: 'input', props: { type: 'password' } };
    const nodes = [field, tpl('<${a} type=password>'), { ...tpl('x'), wrapperComponent: 'textarea' }, tpl('Shown')];
    const { page: shown, close } = await openSignIn(platform, page([form, ...nodes], { data: { a: 'input' } }));
    await shown.getByText('Shown').waitFor();
    await shown.locator('.pw-tenant .pw-sign-in input[name=email]').waitFor();
    const others = await shown.evaluate(
      () => document.querySelectorAll('.pw-tenant :is(input, textarea):not(.pw-sign-in *)').length,
    );
    expect(others).toBe(0);
    await close();
  });

  it('keeps no box around the form from being scrolled', async () => {
    const start = { height: '600px', scrollSnapAlign: 'start' };
    const style = { height: '600px', overflowY: 'auto', scrollSnapType: 'y mandatory', scrollbarWidth: 'none' };
    const body = [box(tpl('Start'), start), box('x', { height: '1400px' }), form];
    const { page: shown, close } = await openSignIn(platform, page(box(body, { ...style, touchAction: 'none' })));
    const around = shown.locator('.pw-tenant .cxd-Container:has(.pw-sign-in)');
    const found = () =>
      around.evaluate((each) => [getComputedStyle(each).scrollSnapType, getComputedStyle(each).touchAction]);
    await expect.poll(found).toEqual(['none', 'auto']);
    await close();
  });

  it('has no tooltip over the form', async () => {
    const tooltipStyle = { width: '1200px', maxWidth: '1200px', height: '700px' };
    const rest = { trigger: 'hover', mouseLeaveDelay: 100_000, enterable: true, placement: 'bottom', tooltipStyle };
    const tip = { type: 'tooltip-wrapper', content: 'Moved', ...rest, body: tpl('<h1>Globex</h1>') };
    const { page: shown, close } = await openSignIn(platform, page([tip, form]));
    await shown.locator('.pw-tenant').getByText('This part is switched off').waitFor();
    expect(await shown.getByText('Globex', { exact: true }).count()).toBe(0);
    const field = shown.locator('.pw-tenant .pw-sign-in input[name=email]');
    await field.click({ timeout: 5000 });
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    await close();
  });

  it('gives a page up whose form flees from the pointer', async () => {
    const away = (value: string) => ({ actionType: 'setValue', componentId: 'own', args: { value: { away: value } } });
    const flee = { actions: [away('yes'), { actionType: 'wait', args: { time: 950 } }, away('')] };
    const around = {
      type: 'container',
      className: "${away ? 'h-0 overflow-hidden' : ''}",
      onEvent: { mouseenter: flee },
      body: [form],
    };
    const { page: shown, close } = await openSignIn(
      platform,
      page([tpl('Globex'), around], { id: 'own', data: { away: '' } }),
    );
    const fieldOf = () => {
      const { left, top } = document.querySelector('.pw-sign-in input[name=email]')?.getBoundingClientRect() ?? {};
      return left === undefined || top === undefined ? undefined : [left + 20, top + 10];
    };
    await expect
      .poll(
        async () => {
          const [x, y] = (await shown.evaluate(fieldOf)) ?? [];
          await shown.mouse.move(5, 5);
          if (x !== undefined && y !== undefined) await shown.mouse.move(x, y);
          return x;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBeUndefined();
    await shown.locator('#root input[name=email]:visible').click();
    await close();
  });
});
