import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/host/late/when-idle.ts';
import { registerOwnRenderers } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

vi.mock('../../src/host/late/when-idle.ts', () => ({ whenIdle: vi.fn() }));

beforeAll(registerOwnRenderers);
afterEach(cleanUp);

const node = { type: 'decoration', src: '/login/decoration?company=globex', title: 'Decoration' };

it('loads the document once the page is at rest, without scripts and origin', async () => {
  renderForm([node, { type: 'tpl', tpl: 'beside it' }]);
  await screen.findByText('beside it');
  await vi.waitFor(() => expect(whenIdle).toHaveBeenCalled());
  expect(screen.queryByTitle('Decoration')).toBeNull();
  vi.mocked(whenIdle).mock.lastCall?.[0]();
  const frame = await screen.findByTitle('Decoration');
  expect(frame.getAttribute('src')).toBe('/login/decoration?company=globex');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
});

it('frames no other site', async () => {
  vi.mocked(whenIdle).mockImplementation((work) => work());
  renderForm([
    { ...node, src: 'https://evil.example/' },
    { type: 'tpl', tpl: 'beside it' },
  ]);
  await screen.findByText('beside it');
  expect(screen.queryByTitle('Decoration')).toBeNull();
});
