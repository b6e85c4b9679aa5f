import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

it('asks the environment to load the document anew', async () => {
  const reloadWindow = vi.fn();
  const body = { type: 'button', label: 'Again', actionType: 'reload', target: 'window' };
  const env = { session: 'test', reloadWindow } as unknown as RenderOptions;
  render(renderAmis({ type: 'page', body }, { locale: 'en-US' }, env));
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce());
});
