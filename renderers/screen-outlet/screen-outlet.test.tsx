import { render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/define-renderer.ts';
import { registry } from '../../src/host/registry.ts';
import { type OutletContent, OutletContext } from '../../src/host/screen-context.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const shown = (schema: Record<string, unknown>) => ({
  id: 'a/b',
  layer: 'company' as const,
  version: 1,
  source: schema,
  schema,
});
const page = (body: unknown) => shown({ type: 'page', body });
const shell = { type: 'page', body: ['frame', { type: 'screen-outlet' }] };
const env = { session: 'test' } as RenderOptions;
const tree = (content: OutletContent | null) => (
  <OutletContext.Provider value={content}>{renderAmis(shell, { locale: 'en-US' }, env)}</OutletContext.Provider>
);

// The component is loaded ahead, so that no test waits for it.
beforeAll(async () => {
  registerDefinition(registry['screen-outlet']);
  await registry['screen-outlet'].load();
}, 60_000);
afterEach(cleanUp);

it('shows the page inside the shell, and a new definition in its place', async () => {
  const onFailure = vi.fn();
  const view = render(tree({ key: '1', screen: page('first'), onFailure }));
  await screen.findByText('first');
  view.rerender(tree({ key: '1', screen: page('second'), onFailure }));
  await screen.findByText('second');
  expect(screen.getByText('frame')).toBeTruthy();
  expect(screen.queryByText('first')).toBeNull();
});

it('shows nothing without a page, and no page within itself', async () => {
  render(tree({ key: '1', screen: page(['inner', { type: 'screen-outlet' }]), onFailure: vi.fn() }));
  await screen.findByText('inner');
  await waitFor(() => expect(screen.getAllByText('inner')).toHaveLength(1));
});
