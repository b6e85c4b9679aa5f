import { render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FrameHostContext } from '../../src/host/frames/frame-host.ts';
import type { FrameParts } from '../../src/host/frames/frame-parts.ts';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { type OutletContent, OutletContext } from '../../src/host/tree/screen-context.ts';
import type { ScreenLoader } from '../../src/screens/screen-loader.ts';
import type { HostState } from '../../src/state/state.ts';
import { createStore } from '../../src/state/store.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const shown = (schema: Record<string, unknown>) => ({
  id: 'a/b',
  layer: 'builtin' as const,
  version: 1,
  scope: {},
  source: schema,
  schema,
});
const page = (body: unknown) => shown({ type: 'page', body });
const shell = { type: 'page', body: ['frame', { type: 'screen-outlet' }] };
const host = {
  store: createStore({
    // A visit is made of both keys. Without them it would be NaN, which differs from itself: amis would hand it on without end.
    view: { key: 'v', params: {}, screen: { id: 'a/b' } },
    place: { key: 'p', search: '' },
    scope: {},
    locale: 'en-US',
  } as unknown as HostState),
  env: {} as RenderOptions,
  parts: {} as FrameParts,
  loader: {} as ScreenLoader,
  onFailure: vi.fn(),
};
const tree = (content: OutletContent | null) => (
  <FrameHostContext.Provider value={host}>
    <OutletContext.Provider value={content}>
      {renderAmis(shell, { locale: 'en-US' }, { session: 'test' })}
    </OutletContext.Provider>
  </FrameHostContext.Provider>
);

// The component is loaded ahead, so that no test waits for it.
beforeAll(async () => {
  registerDefinition(registry['screen-outlet']);
  await registry['screen-outlet'].load();
}, 60_000);
afterEach(cleanUp);

it('shows the page inside the shell, and a new definition in its place', async () => {
  const logged = vi.spyOn(console, 'error');
  const view = render(tree({ visit: '1', screen: page('first') }));
  await screen.findByText('first');
  view.rerender(tree({ visit: '1', screen: page('second') }));
  await screen.findByText('second');
  expect(screen.getByText('frame')).toBeTruthy();
  expect(screen.queryByText('first')).toBeNull();
  expect(logged.mock.calls.flat().map(String).join('\n')).not.toContain('Maximum update depth');
});

it('shows nothing without a page, and no page within itself', async () => {
  render(tree({ visit: '1', screen: page(['inner', { type: 'screen-outlet' }]) }));
  await screen.findByText('inner');
  await waitFor(() => expect(screen.getAllByText('inner')).toHaveLength(1));
});
