import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../../../tests/support/render/render-nodes.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanUp();
});

it('puts the channel of a frame before the names of the events that it hears and tells', async () => {
  const channels: string[] = [];
  const told: string[] = [];
  class Channel {
    constructor(private readonly name: string) {
      channels.push(name);
    }
    postMessage(): void {
      told.push(this.name);
    }
    close(): void {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const actions = [{ actionType: 'broadcast', args: { eventName: 'news' }, data: {} }];
  const body = { type: 'button', label: 'Tell', onEvent: { click: { actions }, news: { actions: [] } } };
  const env = { session: 'test', channel: 'mine:' } as unknown as RenderOptions;
  render(renderAmis({ type: 'page', body }, { locale: 'en-US' }, env));
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(told).toEqual(['mine:news']));
  expect(channels.filter((name) => !name.startsWith('mine:'))).toEqual([]);
  expect(channels.length).toBeGreaterThan(told.length);
});
