import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announce } from './announced.ts';
import { guardRequests, ownFetch } from './requests.ts';

const sent = vi.fn(async (_input: unknown) => new Response('ok'));
const open = vi.fn();
const original = { fetch: window.fetch, open: XMLHttpRequest.prototype.open };

beforeAll(() => {
  window.fetch = sent as unknown as typeof fetch;
  XMLHttpRequest.prototype.open = open;
  guardRequests();
});
afterAll(() => {
  window.fetch = original.fetch;
  XMLHttpRequest.prototype.open = original.open;
});

it('sends for the host, and for nobody else', async () => {
  await ownFetch('/api/config');
  await expect(window.fetch('/api/config', { method: 'POST' })).rejects.toThrow('only the host');
  await expect(window.fetch(new Request('http://localhost/api/config'))).rejects.toThrow('only the host');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('lets the data through that the page holds already', async () => {
  await window.fetch('data:text/plain,a');
  expect(sent).toHaveBeenLastCalledWith('data:text/plain,a', undefined);
});

it('opens a request once for each announcement, and none that was taken back', () => {
  const start = (method = 'GET') => new XMLHttpRequest().open(method, '/api/config');
  const over = announce('get', '/api/config');
  start();
  expect(() => start()).toThrow('only the host');
  over();
  announce('get', '/api/config')();
  expect(() => start()).toThrow('only the host');
  announce('get', '/api/config');
  expect(() => start('POST')).toThrow('only the host');
  expect(open).toHaveBeenCalledTimes(1);
});

it('has no other way to send', () => {
  expect(() => new WebSocket('ws://localhost/x')).toThrow('only the host');
  expect(navigator.sendBeacon('/x')).toBe(false);
});
