import { act, render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Container';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FrameHost, FrameHostContext } from '../../src/host/frames/frame-host.ts';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { signInPage } from '../../src/screens/sign-in-part.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const login = {
  type: 'page',
  id: 'login',
  data: { hello: 'the form' },
  body: [
    'beside it',
    {
      type: 'container',
      id: 'sign-in',
      body: [
        { type: 'tpl', id: 'sign-in-title', tpl: 'its heading' },
        { type: 'tpl', tpl: 'here is ${hello}, ${planted || "closed"}' },
      ],
    },
  ],
};

function parts(load = async () => ({ schema: login })): FrameHost {
  const state = {
    locale: 'en-US',
    texts: {},
    scope: {},
    config: {},
    place: { pathname: '/login', search: '', hash: '' },
    view: { key: '1', route: null, params: {}, screen: { id: 'account/login' } },
  };
  const store = { get: () => state, set: vi.fn(), subscribe: () => () => undefined };
  return { store, loader: { load }, env: { session: 'test' }, parts: {}, onFailure: vi.fn() } as unknown as FrameHost;
}

const page = { type: 'page', data: { hello: 'a trap', planted: 'planted' }, body: ['around', { type: 'sign-in' }] };

beforeAll(async () => {
  registerDefinition(registry['sign-in']);
  await registry['sign-in'].load();
}, 60_000);
afterEach(cleanUp);

it("shows the platform's form, without its heading, and lets no data of the page in", async () => {
  const load = vi.fn(async () => ({ schema: login }));
  await act(async () => {
    render(
      <FrameHostContext.Provider value={parts(load)}>
        {renderAmis(page, { locale: 'en-US' }, { session: 'test' } as RenderOptions)}
      </FrameHostContext.Provider>,
    );
  });
  await screen.findByText('here is the form, closed');
  expect(screen.getByText('around')).toBeTruthy();
  expect(screen.queryByText('its heading')).toBeNull();
  expect(screen.queryByText('beside it')).toBeNull();
  expect(load).toHaveBeenCalledWith('account/login', {}, 'builtin');
});

it('makes nothing of a screen without the form', () => {
  expect(signInPage({ type: 'page', body: 'x' })).toBeNull();
});
