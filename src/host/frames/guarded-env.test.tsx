import { render } from '@testing-library/react';
import type { RenderOptions } from 'amis-core';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AmisCall } from '../../api/request.ts';
import type { Frame } from '../../reach/frame.ts';
import type { Navigator } from '../../routes/navigator.ts';
import type { ShownScreen, View } from '../../state/state.ts';
import { registerActions } from '../actions/actions.ts';
import { frameOf } from '../frame-data/speaker.ts';
import { createFrameEnv } from './frame-env.ts';
import { loadFrameGuard } from './guard.ts';

const navigator = {} as Navigator;

beforeAll(async () => {
  registerActions({ navigator } as unknown as Parameters<typeof registerActions>[0]);
  await loadFrameGuard();
}, 60_000);

function frame(layer: Frame['layer']) {
  const send = vi.fn(async (_call: AmisCall) => ({ status: 200, headers: {}, data: { status: 0, msg: '' } }));
  const parts = {
    contextPath: '',
    text: (key: string) => key,
    allTexts: async () => ({}),
    frameHosts: () => ['maps.example.com'],
    authorOf: () => 'Globex',
    navigator,
    hold: vi.fn(),
    slowed: vi.fn(),
  };
  const base = { fetcher: send } as unknown as RenderOptions;
  const env = createFrameEnv(base, { screen: 'company/desk', layer, version: 3, scope: { company: 'globex' } }, parts);
  const call = (url: string, rest: Partial<AmisCall> = {}) =>
    (env.fetcher as unknown as (call: AmisCall) => Promise<unknown>)({ url, ...rest });
  return { env, send, call };
}

it('names itself in every call, whatever the page says', async () => {
  const { call, send } = frame('builtin');
  await call('/api/user/info', { page: 'app;x;1;;' });
  expect(send.mock.lastCall?.[0].page).toBe('builtin;company%2Fdesk;3;globex;');
});

it('sends what the rule allows, without the headers of the page', async () => {
  const { call, send } = frame('company');
  await call('/api/company/globex/screen/docs/empty', { headers: { 'X-Evil': '1', 'content-type': 'a/b' } });
  expect(send.mock.lastCall?.[0]).toMatchObject({ headers: { 'Content-Type': 'a/b' } });
});

it.each([
  ['company', '/api/admin/audit'],
  ['company', '/api/company/acme/screen/docs/empty'],
  ['company', '/api/company/globex/../acme/screen/docs/empty'],
  ['company', 'https://elsewhere.invalid/x'],
  ['platform', '/api/user/git/no/such/call'],
] as const)('sends nothing for a page of the %s to %s', async (layer, url) => {
  const { call, send } = frame(layer);
  await expect(call(url)).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
});

it('gives every frame a session of its own', () => {
  expect(frame('company').env.session).not.toBe(frame('company').env.session);
});

it('refuses actions that change the reader, and those of the browser without a click', () => {
  const { allows } = frame('company').env.speaker;
  const userActivation = { isActive: false };
  Object.defineProperty(window.navigator, 'userActivation', { value: userActivation, configurable: true });
  const allowed = (type: string) => allows?.(type);
  expect(['signOut', 'setLocale', 'updateUser', 'saveText', 'refresh', 'email'].filter(allowed)).toEqual([]);
  userActivation.isActive = true;
  expect(['goto', 'focusField', 'refresh', 'email', 'signOut'].filter(allowed)).toEqual([
    'goto',
    'focusField',
    'refresh',
    'email',
  ]);
  delete (window.navigator as { userActivation?: unknown }).userActivation;
});

it('trusts a built-in page with every action', () => {
  expect(frame('builtin').env.speaker.allows).toBeUndefined();
});

it('speaks for the login page where the login route shows a page of another id', () => {
  const screen = { id: 'brand/globex', layer: 'company', version: 2, scope: { company: 'globex' } } as ShownScreen;
  const view = (of: Partial<View>) => ({ screen, status: 200, route: { screen: 'account/login' }, ...of }) as View;
  expect(frameOf(screen, view({})).standsFor).toBe('account/login');
  expect(frameOf(screen, view({ route: { screen: 'company/desk' } as never })).standsFor).toBeUndefined();
  expect(frameOf(screen, view({ status: 404 })).standsFor).toBeUndefined();
  expect(frameOf({ ...screen, id: 'shell/platform' }, view({})).standsFor).toBeUndefined();
});

it.each(['iframe', 'webviewer', 'refreshable-frame'])('shows named sites alone by %s', (type) => {
  const rendererOf = ({ env }: ReturnType<typeof frame>) => env.rendererResolver?.('body', { type } as never, {});
  const FramedSite = rendererOf(frame('company'))?.component as unknown as ComponentType<{ src: string; data: object }>;
  const { container, rerender } = render(<FramedSite src="/i/security?embed=1" data={{}} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.textContent).toBe('host.frame.site');
  rerender(<FramedSite src="https://${host}/a" data={{ host: 'maps.example.com' }} />);
  expect(container.querySelector('iframe')?.src).toBe('https://maps.example.com/a');
  expect(rendererOf(frame('builtin'))?.name).not.toBe('framed-site');
});

it.each(['Web-Component', 'users-select', 'input-password'])('draws no %s for a tenant', (type) => {
  const drawnBy = (layer: Frame['layer']) => frame(layer).env.rendererResolver?.('body', { type } as never, {})?.name;
  expect(drawnBy('company')).toBe('refused-node');
  expect(drawnBy('builtin')).not.toBe('refused-node');
});

it('says of a draft that it changes nothing, and of a call that no version may make that it is stopped', async () => {
  const { env, call, send } = frame('platform');
  env.speaker.frame = { ...env.speaker.frame, version: 0 };
  await expect(call('/api/user/info', { method: 'post' })).rejects.toThrow('host.draft.changesNothing');
  await expect(call('/api/nowhere', { method: 'post' })).rejects.toThrow('host.frame.refused');
  await call('/api/config');
  expect(send).toHaveBeenCalledTimes(1);
});

describe('nodes that a call brings', () => {
  const address = '/api/company/globex/screen/docs/empty';
  const brought = (layer: string, id = 'docs/empty') => {
    const made = frame('company');
    const data = { id, layer, version: 1, schema: { type: 'tpl', tpl: 'i18n:a.b' } };
    made.send.mockResolvedValueOnce({ status: 200, headers: {}, data: { status: 0, msg: '', data } as never });
    return { ...made, asked: made.call(`${address}?_replace=1`) };
  };

  it('are those of a screen of its own level, without what no contract has in the address', async () => {
    const { asked, send } = brought('company');
    // The text of a key is the key here.
    expect(await asked).toMatchObject({ data: { status: 0, data: { type: 'tpl', tpl: 'a.b' } } });
    expect(send.mock.lastCall?.[0].url).toBe(address);
  });

  it('have no author whom the page does not answer for', async () => {
    await expect(brought('app').asked).rejects.toThrow('host.frame.refused');
  });

  it('are not those of the page that asks, by whatever address they came', async () => {
    await expect(brought('company', 'company/desk').asked).rejects.toThrow('host.frame.itself');
  });

  it.each(['builtin', 'platform'])(
    "are none of the %s layer's, which would look like the platform's own word",
    async (layer) => {
      await expect(brought(layer).asked).rejects.toThrow('host.frame.refused');
    },
  );

  it('never come from data', async () => {
    const { call, send } = frame('company');
    await call('/api/config');
    await expect(call('/api/config?a=1&_replace=1')).rejects.toThrow('host.frame.refused');
    await expect(call('/api/config?_replace=1&a=1')).rejects.toThrow('host.frame.refused');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
