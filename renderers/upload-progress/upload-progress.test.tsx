import { act, render, screen } from '@testing-library/react';
import 'amis-ui/lib/themes/cxd';
import { render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { uploadState } from '../../src/requests/upload-state.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

beforeAll(() => registerDefinition(registry['upload-progress']));
afterEach(cleanUp);

it('says how much is sent, then that the server works on it, and is gone with the answer', async () => {
  const node = { type: 'upload-progress', sending: 'Sent: {percent} %', checking: 'Checking' };
  render(renderAmis(node, { data: {}, locale: 'en-US' }, { session: 'test' }));
  act(() => uploadState.report({ loaded: 30, total: 120 }));
  const bar = (await screen.findByRole('progressbar', { name: 'Sent: 25 %' })) as HTMLProgressElement;
  expect(bar.value).toBe(25);
  act(() => uploadState.report({ loaded: 120, total: 120 }));
  expect(screen.getByRole('progressbar', { name: 'Checking' }).hasAttribute('value')).toBe(false);
  act(() => uploadState.end());
  expect(screen.queryByRole('progressbar')).toBeNull();
});
