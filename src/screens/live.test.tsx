import { afterEach, expect, it, vi } from 'vitest';
import type { HostState, ShownScreen } from '../state/state.ts';
import { createStore } from '../state/store.ts';
import type { ScreenClient } from './client.ts';
import { followChanges } from './live.ts';
import type { ScreenLoader } from './screen-loader.ts';

class FakeSource extends EventTarget {
  static last: FakeSource;
  constructor(readonly address: string) {
    super();
    FakeSource.last = this;
  }
  close() {}
  say(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: '1' }));
  }
}

const shown = (id: string, body: string): ShownScreen => {
  const schema = { type: 'page', body };
  return { id, layer: 'builtin', version: 1, scope: {}, source: schema, schema } as ShownScreen;
};

afterEach(() => vi.unstubAllGlobals());

it('asks for everything shown when more was missed than is told, and takes nothing in memory for current', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  const view = { key: '1', screen: shown('a/page', 'old'), shell: shown('a/shell', 'old') };
  const store = createStore({
    view,
    scope: { company: 'acme' },
    user: null,
    notices: [],
    contextPath: '',
    locale: 'en-US',
  } as unknown as HostState);
  const trust = vi.fn();
  const reload = vi.fn(async ({ id }: { id: string }) => shown(id, 'new'));
  const onTheme = vi.fn();
  const stop = followChanges({
    onTheme,
    store,
    client: { trust, forget: vi.fn(), nameTab: vi.fn() } as unknown as ScreenClient,
    loader: { reload } as unknown as ScreenLoader,
    contextPath: '',
    cursor: '0',
    untilOnline: async () => undefined,
  });
  expect(FakeSource.last.address).toContain('company=acme');
  FakeSource.last.say('more');
  await vi.waitFor(() => expect(store.get().view.shell?.schema.body).toBe('new'));
  expect(store.get().view.screen.schema.body).toBe('new');
  expect(trust.mock.calls).toEqual([[false], [true]]);
  FakeSource.last.say('screen', { id: 'theme/in-force', layer: 'company', version: 0 });
  FakeSource.last.say('screen', { id: 'a/other', layer: 'company', version: 1 });
  expect(onTheme).toHaveBeenCalledTimes(1);
  stop();
});
