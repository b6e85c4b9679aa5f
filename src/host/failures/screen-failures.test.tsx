import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import type { Layer } from '../../types/start.ts';
import { createScreenFailures } from './screen-failures.ts';

const shown = (id: string, layer: Layer): ShownScreen => ({
  id,
  layer,
  version: 7,
  report: 'token',
  scope: { company: 'acme' },
  source: {},
  schema: {},
});
const error = new Error('it broke');
const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response());
vi.stubGlobal('fetch', fetchMock);

const nothing = null as ShownScreen | null;

function setUp(screen: ShownScreen, { admin = true, empty = false, below = nothing, shell = nothing } = {}) {
  const store = createStore({
    contextPath: '/pw',
    scope: { company: 'acme' },
    user: { isSuperAdmin: admin },
    notices: [],
    texts: { 'host.failure.range': 'out of range' },
    routes: { errors: { '500': 'errors/500' } },
    view: { screen, shell },
  } as unknown as HostState);
  const loader = { below: vi.fn(async () => below), load: vi.fn(async (id: string) => shown(id, 'builtin')) };
  const failures = createScreenFailures(store, loader as unknown as ScreenLoader, {
    settled: async () => undefined,
    isEmpty: () => empty,
  });
  return { store, failures, loader };
}

beforeEach(async () => {
  await vi.dynamicImportSettled();
  fetchMock.mockClear();
});

describe('an override that throws', () => {
  it('makes place for the next layer; the server and administrators hear of it once', async () => {
    const company = shown('a/b', 'company');
    const platform = shown('a/b', 'platform');
    const { store, failures } = setUp(company, { below: platform });
    await failures.onScreen(company, error);
    await failures.onScreen(company, error);
    expect(store.get().view.screen).toBe(platform);
    expect(store.get().notices).toEqual([
      { kind: 'override-failed', screen: 'a/b', layer: 'company', message: 'it broke' },
    ]);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe('/pw/api/company/acme/screen/a/b/failure');
    expect(JSON.parse(String(init.body))).toEqual({
      layer: 'company',
      version: 7,
      report: 'token',
      code: 'other',
    });
  });

  it('makes place once, however many see the failure', async () => {
    const company = shown('a/b', 'company');
    const platform = shown('a/b', 'platform');
    const { store, failures, loader } = setUp(company, { below: platform });
    await Promise.all([failures.onScreen(company, error), failures.onScreen(company, error)]);
    expect(loader.below).toHaveBeenCalledTimes(1);
    expect(store.get().view.screen).toBe(platform);
  });

  it('leaves the page to stand alone when it is a shell without a next layer', async () => {
    const page = shown('a/b', 'builtin');
    const frame = shown('shell/own', 'platform');
    const { store, failures } = setUp(page, { shell: frame });
    await failures.onScreen(frame, error);
    expect(store.get().view).toEqual({ screen: page, shell: null });
  });

  it('makes place for the sign-in page when it stands for that and nothing of its name lies below', async () => {
    const brand = shown('brand/acme', 'company');
    const { store, failures, loader } = setUp(brand);
    const { view } = store.get();
    store.set({ view: { ...view, status: 200, route: { screen: 'account/login' } as never } });
    loader.below.mockRejectedValueOnce(new Error('404'));
    await failures.onScreen(brand, error);
    expect(loader.load).toHaveBeenCalledWith('account/login', { company: 'acme' }, 'platform');
    expect(store.get().view.screen.id).toBe('account/login');
  });

  it('is nothing to other people', async () => {
    const company = shown('a/b', 'company');
    const { store, failures } = setUp(company, { admin: false, below: shown('a/b', 'builtin') });
    await failures.onScreen(company, error);
    expect(store.get().notices).toEqual([]);
    expect(store.get().view.screen.layer).toBe('builtin');
  });

  it('is called a draft while it is one, which the server need not hear of', async () => {
    const draft = { ...shown('a/b', 'company'), version: 0, report: undefined };
    const { store, failures } = setUp(draft, { below: shown('a/b', 'company') });
    await failures.onScreen(draft, error);
    expect(store.get().notices).toMatchObject([{ kind: 'draft-failed', layer: 'company' }]);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(store.get().view.screen.version).toBe(7);
  });

  it('stays while other parts of it work, and goes when nothing else is to be seen', async () => {
    const node = { path: 'page', type: 'hbox', screenId: 'a/b', definition: {} };
    const working = setUp(shown('a/b', 'platform'));
    working.failures.onNode(error, node);
    await Promise.resolve();
    expect(working.loader.below).not.toHaveBeenCalled();
    expect(working.store.get().notices).toHaveLength(1);
    const empty = setUp(shown('a/b', 'platform'), { empty: true });
    empty.failures.onNode(error, node);
    await vi.waitFor(() => expect(empty.loader.below).toHaveBeenCalledTimes(1));
  });
});

describe('a built-in screen that throws', () => {
  it('makes place for the error screen, and nobody is told of an override', async () => {
    const builtin = shown('a/b', 'builtin');
    const { store, failures } = setUp(builtin);
    await failures.onScreen(builtin, error);
    expect(store.get().view.screen.id).toBe('errors/500');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('does not chase itself when it is the error screen', async () => {
    const builtin = shown('errors/500', 'builtin');
    const { store, failures, loader } = setUp(builtin);
    await failures.onScreen(builtin, error);
    expect(loader.load).not.toHaveBeenCalled();
    expect(store.get().view.screen).toBe(builtin);
  });
});

it('tells administrators and the server of a failure, in words and by its code', async () => {
  const company = shown('a/b', 'company');
  const { store, failures } = setUp(company);
  failures.tell(company, new RangeError('too much'));
  expect(store.get().notices).toMatchObject([{ message: 'out of range: too much' }]);
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({ code: 'range' });
});
