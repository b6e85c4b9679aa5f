import { describe, expect, it, vi } from 'vitest';
import { type ScreenClient, ScreenUnavailable } from '../../screens/client.ts';
import type { HostState } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import type { Layer, ScreenAnswer } from '../../types/start.ts';
import { createScreenLoader, errorKeyOf } from './loader.ts';

vi.mock('../renderers/amis-renderers.ts', () => ({ loadRenderersOf: vi.fn() }));
vi.mock('../frames/guard.ts', () => ({ loadFrameGuard: vi.fn() }));

const answer = (layer: Layer, tpl: string, version = 1): ScreenAnswer => ({
  id: 'a/b',
  layer,
  version,
  schema: { type: 'page', body: tpl },
});

/** A preview link of `a/b`. */
const preview = `?preview=${btoa('[-1,-1,"a/b",0]').replaceAll('=', '')}.signature`;
const drafted = `/api/screen/a/b${preview}`;

function setUp(answers: Record<string, ScreenAnswer>, search = '') {
  window.history.replaceState(null, '', `/${search}`);
  const asked: string[] = [];
  const give = async (address: string) => {
    asked.push(address);
    return answers[address] ?? Promise.reject(new ScreenUnavailable(404));
  };
  const client = { load: give, refresh: give } as unknown as ScreenClient;
  const state = {
    scope: {},
    safe: false,
    locale: 'en-US',
    texts: { t: 'Text' },
  } as unknown as HostState;
  const loader = createScreenLoader(createStore(state), client);
  return { loader, asked, answers };
}

describe('the screen loader', () => {
  it('translates what it loads', async () => {
    const { loader } = setUp({ '/api/screen/a/b': answer('builtin', 'i18n:t') });
    expect((await loader.load('a/b', {})).schema).toEqual({ type: 'page', body: 'Text' });
  });

  it('asks for the draft of a preview link', async () => {
    const { loader, asked } = setUp({ [drafted]: answer('platform', 'draft') }, preview);
    expect((await loader.load('a/b', {})).schema.body).toBe('draft');
    expect(asked).toEqual([drafted]);
  });

  it('asks for no draft of another screen than the one of the preview link', async () => {
    const { loader, asked } = setUp({ '/api/screen/c/d': answer('platform', 'published') }, preview);
    expect((await loader.load('c/d', {})).schema.body).toBe('published');
    expect(asked).toEqual(['/api/screen/c/d']);
  });

  it('shows as published what has no draft any more', async () => {
    const { loader } = setUp({ '/api/screen/a/b': answer('platform', 'published') }, preview);
    expect((await loader.load('a/b', {})).schema.body).toBe('published');
    expect((await loader.reload({ id: 'a/b', scope: {} })).schema.body).toBe('published');
  });

  it('shows what is published at the same layer in place of a draft that failed, and what is below that after it', async () => {
    const { loader } = setUp(
      {
        [drafted]: answer('platform', 'draft', 0),
        '/api/screen/a/b?layer=platform': answer('platform', 'published'),
        '/api/screen/a/b?layer=builtin': answer('builtin', 'built in'),
      },
      preview,
    );
    const published = await loader.below(await loader.load('a/b', {}));
    expect(published?.schema.body).toBe('published');
    expect((await loader.below(published!))?.schema.body).toBe('built in');
  });

  it('goes below a failed layer and does not come back to it until it is mended', async () => {
    const { loader, answers } = setUp({
      '/api/screen/a/b': answer('company', 'broken'),
      '/api/screen/a/b?layer=platform': answer('builtin', 'built in'),
    });
    const broken = await loader.load('a/b', {});
    expect((await loader.below(broken))?.schema.body).toBe('built in');
    expect((await loader.reload({ id: 'a/b', scope: {} })).schema.body).toBe('built in');
    expect((await loader.load('a/b', {})).schema.body).toBe('built in');
    answers['/api/screen/a/b'] = answer('company', 'mended', 2);
    expect((await loader.reload({ id: 'a/b', scope: {} })).schema.body).toBe('mended');
  });

  it('has nothing below the built-in screen', async () => {
    const { loader } = setUp({ '/api/screen/a/b': answer('builtin', 'x') });
    expect(await loader.below(await loader.load('a/b', {}))).toBeNull();
  });
});

describe('errorKeyOf', () => {
  it.each([
    [new ScreenUnavailable(0), 'offline'],
    [new ScreenUnavailable(503), 'offline'],
    [new ScreenUnavailable(403), '403'],
    [new ScreenUnavailable(404), '404'],
    [new ScreenUnavailable(502), '500'],
    [new TypeError('x'), '500'],
  ])('%s → %s', (error, key) => {
    expect(errorKeyOf(error)).toBe(key);
  });
});
