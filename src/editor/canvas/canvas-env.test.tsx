import { expect, it, vi } from 'vitest';
import type { Answer } from '../../api/request.ts';
import { canvasEnv, type ReadCall } from './canvas-env.ts';

const answer = (data: unknown): Answer => ({ status: 200, headers: {}, data });
const good = answer({ status: 0, msg: '', data: { name: 'Acme' } });
const none = { status: 0, msg: '', data: { items: [], total: 0 } };

const fetcherOf = (read: ReadCall) => canvasEnv(read)['fetcher'] as ReadCall;

it('answers what a page reads once for each address, and sends nothing that changes something', async () => {
  const read = vi.fn(async () => good);
  const fetcher = fetcherOf(read);
  for (const url of ['/api/a', '/api/a?$$id=1', '/api/b?q=x&%24%24id=2&f[$$id]=3']) {
    expect((await fetcher({ url, method: 'GET', pageCall: true })).data).toEqual(good.data);
  }
  expect(read.mock.calls).toEqual([[{ url: '/api/a', method: 'get' }], [{ url: '/api/b?q=x', method: 'get' }]]);
  expect((await fetcher({ url: '/api/a', method: 'post' })).data).toEqual(none);
  expect((await fetcher({ url: '/api/a', responseType: 'blob' })).data).toEqual(none);
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  ['is refused', async () => answer({ status: 403, msg: 'no' })],
  ['fails', async () => Promise.reject(new Error('out of reach'))],
])('has an empty answer for a call that %s', async (_, read) => {
  expect((await fetcherOf(read)({ url: '/api/a' })).data).toEqual(none);
});
