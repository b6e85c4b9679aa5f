import { expect, it, vi } from 'vitest';
import { connectPage } from './page-port.ts';

it('keeps what changes while the page is still made, in its order', async () => {
  const opened = new Promise<MessagePort>((resolve) => {
    vi.spyOn(window.parent, 'postMessage').mockImplementation(((
      _message: unknown,
      _origin: string,
      [port]: MessagePort[],
    ) => resolve(port!)) as never);
  });
  const connected = connectPage();
  const port = await opened;
  port.postMessage({ type: 'start', state: { title: 'first' } });
  port.postMessage({ type: 'change', change: { appearance: 'dark' } });
  port.postMessage({ type: 'change', change: { title: 'second' } });
  const ponged = new Promise((resolve) => {
    port.onmessage = resolve;
  });
  port.postMessage({ type: 'ping' });
  const { first, listen } = await connected;
  await ponged;
  const change = vi.fn();
  listen({ change });
  expect(first).toEqual({ title: 'first' });
  expect(change.mock.calls.map(([message]) => message.change)).toEqual([{ appearance: 'dark' }, { title: 'second' }]);
  port.close();
});
