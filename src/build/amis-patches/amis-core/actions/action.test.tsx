import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../../../tests/support/render/render-nodes.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

it('prints nothing of an action to the console', async () => {
  const printed = (['debug', 'group', 'groupEnd'] as const).map((way) => vi.spyOn(console, way));
  const notify = vi.fn();
  const actions = [{ actionType: 'toast', args: { msg: 'a secret' } }];
  const body = { type: 'button', label: 'Go', onEvent: { click: { actions } } };
  render(renderAmis({ type: 'page', body }, { locale: 'en-US' }, { session: 'test', notify } as RenderOptions));
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
