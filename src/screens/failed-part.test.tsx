import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostState, ShownScreen } from '../state/state.ts';
import type { ScreenAnswer, ScreenPart } from '../types/start.ts';
import { withoutFailedParts, withPartBelow } from './failed-part.ts';

const fetchMock = vi.fn(async (_url: string): Promise<Response> => new Response(null, { status: 500 }));
vi.stubGlobal('fetch', fetchMock);

const part = (id: string, pointer: string, layer: ScreenPart['layer'] = 'company', version = 3): ScreenPart => ({
  ...{ id, layer, version, pointer },
});
const shown = (parts: ScreenPart[]): ShownScreen => {
  const schema = { type: 'page' } as unknown as ShownScreen['schema'];
  return { id: 'a/b', layer: 'company', version: 3, scope: { company: 'acme' }, source: schema, schema, parts };
};
const state = { contextPath: '/pw', user: null, pageKey: 'key' } as HostState;
const adopt = async ({ schema, ...answer }: ScreenAnswer, scope: object) => ({
  ...{ ...answer, scope, schema, source: schema },
});

/** The server answers the page with these parts. */
function answerWith(...parts: ScreenPart[]): void {
  const data = { id: 'a/b', layer: 'company', version: 3, schema: { type: 'page' }, parts };
  fetchMock.mockImplementation(async () => Response.json({ status: 0, msg: '', data }));
}

const asked = () => fetchMock.mock.calls.map(([url]) => decodeURIComponent(url));

beforeEach(() => fetchMock.mockReset());

describe('a page with the next layer of a part', () => {
  const one = part('a/one', '/body/0');
  const two = part('a/two', '/body/1', 'app', 5);

  it('leaves out one part after the other, and keeps those out that failed before', async () => {
    answerWith({ ...one, layer: 'platform', version: 1 }, two);
    const first = await withPartBelow(shown([one, two]), one, state, adopt);
    expect(first?.parts?.[0]).toMatchObject({ layer: 'platform' });
    answerWith({ ...one, layer: 'platform', version: 1 }, { ...two, layer: 'builtin' });
    expect(await withPartBelow(first!, two, state, adopt)).not.toBeNull();
    expect(asked()).toEqual([
      '/pw/api/company/acme/screen/a/b?partLayers=a/one:platform',
      '/pw/api/company/acme/screen/a/b?partLayers=a/one:platform,a/two:company',
    ]);
  });

  it('is what is published where the part is a draft', async () => {
    answerWith(one);
    expect(await withPartBelow(shown([one]), { ...one, version: 0 }, state, adopt)).not.toBeNull();
    expect(asked()).toEqual(['/pw/api/company/acme/screen/a/b']);
  });

  it('is none where the server has the same part again, or nothing', async () => {
    answerWith(one);
    expect(await withPartBelow(shown([one]), one, state, adopt)).toBeNull();
    fetchMock.mockImplementation(async () => new Response(null, { status: 404 }));
    expect(await withPartBelow(shown([one]), one, state, adopt)).toBeNull();
  });

  it('is asked for four parts at most', async () => {
    answerWith();
    let page: ShownScreen | null = shown([]);
    for (const name of ['a', 'b', 'c', 'd']) page = await withPartBelow(page!, part(`x/${name}`, ''), state, adopt);
    expect(page).not.toBeNull();
    expect(await withPartBelow(page!, part('x/e', ''), state, adopt)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('keeps out what has thrown when the page is loaded again, until it is mended', async () => {
    const failing = part('a/failing', '/body/0', 'app', 8);
    answerWith({ ...failing, layer: 'company', version: 2 });
    await withPartBelow(shown([failing]), failing, state, adopt);
    const again = await withoutFailedParts(shown([failing]), state, adopt);
    expect(again.parts?.[0]).toMatchObject({ layer: 'company', version: 2 });
    expect(asked()).toEqual(Array(2).fill('/pw/api/company/acme/screen/a/b?partLayers=a/failing:company'));
    const mended = shown([{ ...failing, version: 9 }]);
    expect(await withoutFailedParts(mended, state, adopt)).toBe(mended);
    fetchMock.mockImplementation(async () => new Response(null, { status: 503 }));
    const page = shown([failing]);
    expect(await withoutFailedParts(page, state, adopt)).toBe(page);
  });
});
