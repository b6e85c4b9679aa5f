import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageState } from '../messages.ts';
import type { RelayEvents } from '../relay/start-relay.ts';
import { connectWithPage, NotBegun } from './page-connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function connect() {
  const element = document.createElement('iframe');
  document.body.append(element);
  const inner = element.contentWindow!;
  const parts = { state: () => ({ title: 'A' }) as PageState, hear: vi.fn(), onLost: vi.fn() };
  const relay = { connect: vi.fn(), send: vi.fn(), stop: vi.fn() };
  const start = vi.fn((_events: RelayEvents) => relay);
  const page = connectWithPage(element, parts, start);
  const port = {} as MessagePort;
  const send = (source: Window, ports: MessagePort[] = [port]) => {
    const event = new MessageEvent('message', { source });
    const read = vi.fn();
    Object.defineProperty(event, 'ports', { value: ports });
    Object.defineProperty(event, 'data', { get: read });
    window.dispatchEvent(event);
    return read;
  };
  const events = start.mock.calls[0]![0];
  return { page, sent: relay.connect, inner, relay, events, send, sayReady: () => send(inner), ...parts };
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
  const { page, sent, send, inner, sayReady } = connect();
  send(window);
  send(inner, []);
  expect(sent).not.toHaveBeenCalled();
  for (let at = 0; at < 40; at += 1) sayReady();
  expect(sent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(sent).toHaveBeenCalledTimes(2);
  page.stop();
  sayReady();
  vi.advanceTimersByTime(4000);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('keeps messages of its window from all other listeners, reads none, and gives a page up that floods', () => {
  const { onLost, page, sayReady, send, relay } = connect();
  const others = vi.fn();
  window.addEventListener('message', others);
  for (let at = 0; at < 3000; at += 1) expect(sayReady()).not.toHaveBeenCalled();
  expect(others).not.toHaveBeenCalled();
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Frozen' }));
  expect(relay.stop).toHaveBeenCalled();
  const gone = document.createElement('iframe');
  document.body.append(gone);
  const from = gone.contentWindow!;
  send(from);
  expect(others).toHaveBeenCalledTimes(1);
  Object.defineProperty(from, 'parent', { value: null });
  send(from);
  expect(others).toHaveBeenCalledTimes(1);
  send(window);
  expect(others).toHaveBeenCalledTimes(2);
  page.stop();
});

it('gives a page up that floods its relay, and one whose relay cannot be loaded', () => {
  for (const fail of ['onFlood', 'onBroken'] as const) {
    const { events, onLost, page } = connect();
    events[fail]();
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(page.isOpen()).toBe(false);
  }
});
