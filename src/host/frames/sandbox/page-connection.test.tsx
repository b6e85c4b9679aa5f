import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageState, READY } from './messages.ts';
import { connectWithPage, NotBegun } from './page-connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function connect() {
  const element = document.createElement('iframe');
  document.body.append(element);
  const inner = element.contentWindow!;
  const sent = vi.spyOn(inner, 'postMessage').mockImplementation(() => undefined);
  const parts = { state: () => ({ title: 'A' }) as PageState, hear: vi.fn(), onLost: vi.fn() };
  const page = connectWithPage(element, parts);
  const sayReady = (source: Window = inner) =>
    window.dispatchEvent(new MessageEvent('message', { source, data: READY }));
  return { page, sent, sayReady, ...parts };
}

it('gives up a page whose document does not begin', () => {
  const { onLost, page } = connect();
  vi.advanceTimersByTime(14_000);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6000);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.any(NotBegun));
  page.stop();
});

it('gives up a page that does not answer once it has begun, as frozen', () => {
  const { onLost, page, sayReady } = connect();
  sayReady();
  expect(page.isOpen()).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Frozen' }));
  page.stop();
  expect(page.isOpen()).toBe(false);
});

it('connects with its own frame alone, and no more than once in two seconds', () => {
  const { page, sent, sayReady } = connect();
  sayReady(window);
  expect(sent).not.toHaveBeenCalled();
  for (let at = 0; at < 100; at += 1) sayReady();
  expect(sent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(sent).toHaveBeenCalledTimes(2);
  page.stop();
  sayReady();
  vi.advanceTimersByTime(4000);
  expect(sent).toHaveBeenCalledTimes(2);
});
