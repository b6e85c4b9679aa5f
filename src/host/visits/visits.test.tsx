import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Navigator, Place } from '../../routes/navigator.ts';
import { ScreenUnavailable } from '../../screens/client.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import type { Access, ScreenRoute } from '../../types/start.ts';
import { createVisits } from './visits.ts';

window.scrollTo = () => undefined;

const shown = (id: string): ShownScreen => ({ id, layer: 'builtin', version: 1, scope: {}, source: {}, schema: {} });
const route = (path: string, screen: string, rest: Partial<ScreenRoute> = {}): ScreenRoute => ({
  path,
  screen,
  document: 'app',
  access: 'anonymous' as Access,
  title: '',
  ...rest,
});
const place = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

const load = vi.fn<(id: string) => Promise<ShownScreen>>();
const onLeave = vi.fn();
const untilOnline = vi.fn<() => Promise<void>>();
const isReachable = vi.fn(async () => true);
const onStay = vi.fn();
const navigator = {
  go: vi.fn(),
  load: vi.fn(),
  stay: vi.fn(),
  settle: vi.fn(),
  place: () => place('/'),
  shown: (address: string) => `/pw${address}`,
};

function setUp(user: object | null = null, { status = 200, online = true } = {}) {
  const routes = [
    route('/', 'home/index', { shell: 'shell/platform' }),
    route('/docs', 'docs/index', { shell: 'shell/platform' }),
    route('/i', 'user/index', { access: 'signed-in' }),
    route('/admin', 'admin/index', { access: 'super-admin' }),
    route('/login', 'account/login', { document: 'login' }),
    { path: '/old', redirect: '/docs' },
  ];
  const errors = { '403': 'errors/403', '404': 'errors/404', '500': 'errors/500', offline: 'errors/offline' };
  const store = createStore({
    documentKind: 'app',
    contextPath: '/pw',
    config: { disabledEntries: [] },
    user,
    companies: [],
    online,
    scope: {},
    routes: { routes, errors },
    place: place('/'),
    view: {
      key: '0',
      route: routes[0],
      params: {},
      status,
      screen: shown('home/index'),
      shell: shown('shell/platform'),
    },
  } as unknown as HostState);
  const parts = { store, onLeave, onStay, isReachable, untilOnline, navigator: navigator as unknown as Navigator };
  const visits = createVisits({ ...parts, loader: { load, prefetch: vi.fn() } as unknown as ScreenLoader });
  const view = () => store.get().view;
  return { store, visits, view };
}

beforeEach(() => {
  vi.clearAllMocks();
  load.mockImplementation(async (id) => shown(id));
});

describe('a visit', () => {
  it('shows the screen and keeps the shell that is there', async () => {
    const { visits, view, store } = setUp();
    const { shell } = view();
    await visits.visit(place('/docs', '?a=1'), 'push');
    expect(view()).toMatchObject({ status: 200, screen: { id: 'docs/index' } });
    expect(view().shell).toBe(shell);
    expect(store.get()).toMatchObject({ place: { pathname: '/docs', search: '?a=1' }, loading: false });
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('stays on the page when only the query changes', async () => {
    const { visits, view, store } = setUp();
    const before = view();
    await visits.visit(place('/', '?page=2'), 'push');
    expect(view()).toBe(before);
    expect(store.get().place.search).toBe('?page=2');
  });

  it('lets the last of several win', async () => {
    const { visits, view } = setUp({ id: 1 });
    let finish: (screen: ShownScreen) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const slow = visits.visit(place('/docs'), 'push');
    await visits.visit(place('/i'), 'push');
    finish(shown('docs/index'));
    await slow;
    expect(view().screen.id).toBe('user/index');
  });

  it('goes back to the page that is still shown, and leaves out the one on its way', async () => {
    const { visits, view, store } = setUp();
    const before = view();
    let finish: (screen: ShownScreen) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const slow = visits.visit(place('/docs'), 'push');
    await visits.visit(place('/'), 'pop');
    expect(store.get()).toMatchObject({ place: { pathname: '/' }, loading: false });
    finish(shown('docs/index'));
    await slow;
    expect(view()).toBe(before);
  });

  it('goes on to a page while the one that is shown notes its filter in the address', async () => {
    const { visits, view } = setUp();
    let finish: (screen: ShownScreen) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const slow = visits.visit(place('/docs'), 'push');
    await visits.visit(place('/', '?page=2'), 'replace');
    finish(shown('docs/index'));
    await slow;
    expect(view().screen.id).toBe('docs/index');
  });

  it('loads another document where the route lives in one, or where there is no route', async () => {
    const { visits } = setUp();
    await visits.visit(place('/login', '?a=1'), 'push');
    await visits.visit(place('/nowhere'), 'push');
    expect(navigator.load.mock.calls).toEqual([['/login?a=1'], ['/nowhere']]);
  });

  it('follows redirects', async () => {
    const { visits } = setUp();
    await visits.visit(place('/old'), 'push');
    expect(navigator.go).toHaveBeenCalledWith('/docs', { replace: true });
  });

  it('asks for a sign-in that leads back', async () => {
    const { visits } = setUp();
    await visits.visit(place('/i', '?a=1'), 'push');
    expect(navigator.load).toHaveBeenCalledWith('/login?redirect=%2Fpw%2Fi%3Fa%3D1');
  });

  it('shows the forbidden screen at its address', async () => {
    const { visits, view, store } = setUp({ id: 1, isSuperAdmin: false });
    await visits.visit(place('/admin'), 'push');
    expect(view()).toMatchObject({ status: 403, screen: { id: 'errors/403' } });
    expect(store.get().place.pathname).toBe('/admin');
  });

  it.each([
    [404, 'errors/404'],
    [500, 'errors/500'],
  ])('shows the screen for a %i', async (status, id) => {
    const { visits, view } = setUp();
    load.mockRejectedValueOnce(new ScreenUnavailable(status));
    await visits.visit(place('/docs'), 'push');
    expect(view().screen.id).toBe(id);
  });

  it('loads the document anew when a file of the client is gone', async () => {
    const { visits } = setUp();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await visits.visit(place('/docs', '?a=1'), 'push');
    expect(navigator.load).toHaveBeenCalledWith('/docs?a=1');
  });

  it.each([
    ['the screen', new ScreenUnavailable(0), true],
    ['a file of the client', new TypeError('Failed to fetch dynamically imported module'), false],
  ])('stays where it is while there is no connection for %s', async (_what, error, reachable) => {
    const { visits, view, store } = setUp();
    const before = view();
    load.mockRejectedValueOnce(error);
    isReachable.mockResolvedValue(reachable);
    untilOnline.mockResolvedValueOnce();
    await visits.visit(place('/docs'), 'push');
    expect(view()).toBe(before);
    expect(store.get().loading).toBe(false);
    expect(navigator.stay).toHaveBeenCalledWith(place('/'));
    expect(navigator.load).not.toHaveBeenCalled();
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('loads no other document without a connection', async () => {
    const { visits } = setUp(null, { online: false });
    await visits.visit(place('/login'), 'push');
    expect(navigator.load).not.toHaveBeenCalled();
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('shows the offline screen in place of an error, and then the page by itself', async () => {
    const { visits, view } = setUp(null, { status: 404 });
    load.mockRejectedValueOnce(new ScreenUnavailable(0));
    untilOnline.mockImplementationOnce(async () => expect(view().screen.id).toBe('errors/offline'));
    await visits.visit(place('/docs'), 'push');
    expect(untilOnline).toHaveBeenCalledTimes(1);
    expect(view().screen.id).toBe('docs/index');
  });

  it('signs in again when the server says that the session is over', async () => {
    const { visits } = setUp({ id: 1 });
    load.mockRejectedValueOnce(new ScreenUnavailable(401));
    await visits.visit(place('/docs'), 'push');
    expect(navigator.load).toHaveBeenCalledWith('/login?redirect=%2Fpw%2Fdocs&error=session-ended');
  });
});
