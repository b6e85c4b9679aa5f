import { describe, expect, it, vi } from 'vitest';
import { createScreenClient, ScreenUnavailable } from './client.ts';

const screen = (version: number) => ({ id: 'home/index', schema: { type: 'page' }, version, layer: 'platform' });
const answer = (version: number) =>
  Response.json({ status: 0, msg: '', data: screen(version) }, { headers: { etag: `"${version}"` } });
const own = { 'X-Requested-With': 'pagewright', 'X-Signed-In-As': '7' };
const headersOf = (call: unknown[] | undefined) =>
  (call?.[1] as { headers: Record<string, string> } | undefined)?.headers ?? {};
const clientOf = (...answers: (Response | Error)[]) => {
  const fetchLike = vi.fn(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) {
      throw next ?? new Error('no more answers');
    }
    return next;
  });
  return { client: createScreenClient('/pw', own, fetchLike as unknown as typeof fetch), fetchLike };
};

describe('the screen client', () => {
  it('asks again with the entity tag and takes 304 for the same', async () => {
    const { client, fetchLike } = clientOf(answer(1), new Response(null, { status: 304 }));
    const first = await client.load('/api/screen/home/index');
    expect(await client.load('/api/screen/home/index')).toBe(first);
    expect(fetchLike.mock.calls[0]?.[0 as never]).toBe('/pw/api/screen/home/index');
    expect(headersOf(fetchLike.mock.calls[1])['If-None-Match']).toBe('"1"');
    expect(headersOf(fetchLike.mock.calls[1])).toMatchObject(own);
  });

  it('answers from memory while it hears of every change, until it does', async () => {
    const { client, fetchLike } = clientOf(answer(1), answer(2));
    client.trust(true);
    await client.load('/s');
    expect((await client.load('/s')).version).toBe(1);
    expect(fetchLike).toHaveBeenCalledTimes(1);
    client.forget('home/index');
    expect((await client.load('/s')).version).toBe(2);
  });

  it('trusts nothing once the connection was lost', async () => {
    const { client } = clientOf(answer(1), answer(2));
    client.trust(true);
    await client.load('/s');
    client.trust(false);
    expect((await client.load('/s')).version).toBe(2);
  });

  it('shares a request that is under way', async () => {
    const { client, fetchLike } = clientOf(answer(1));
    expect(await Promise.all([client.load('/s'), client.load('/s')])).toHaveLength(2);
    expect(fetchLike).toHaveBeenCalledTimes(1);
  });

  it('makes do with memory when nobody answers', async () => {
    const { client } = clientOf(answer(1), new Error('offline'), new Response(null, { status: 503 }));
    await client.load('/s');
    expect((await client.load('/s')).version).toBe(1);
    expect((await client.load('/s')).version).toBe(1);
  });

  it.each([
    [new Error('offline'), 0],
    [new Response(null, { status: 404 }), 404],
    [new Response('<html>', { status: 200 }), 500],
    [Response.json({ status: 0, msg: '', data: { id: 'x/y', schema: [] } }), 500],
  ])('says why there is no screen: %o', async (response, status) => {
    const { client } = clientOf(response);
    const failure = await client.load('/s').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ScreenUnavailable);
    expect((failure as ScreenUnavailable).status).toBe(status);
  });
});
