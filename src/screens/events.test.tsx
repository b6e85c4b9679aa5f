import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EventListeners, openEvents } from './events.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(name: string, data: object, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}
const stops: (() => void)[] = [];
const listen = (listeners: EventListeners, cursor = '') => {
  const stop = openEvents('/e', cursor, listeners);
  stops.push(stop);
  return stop;
};
const last = () => FakeSource.opened.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSource.opened = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('hands over events by name', () => {
  const screen = vi.fn();
  listen({ onOpen: vi.fn(), onLost: vi.fn(), on: { screen } });
  last().say('screen', { id: 'a/b' }, '1');
  expect(screen).toHaveBeenCalledWith({ id: 'a/b' });
});

it('begins after what the document already knows', () => {
  listen({ onOpen: vi.fn(), onLost: vi.fn(), on: {} }, '3.node.1');
  expect(last().url).toBe('/e?lastEventId=3.node.1');
});

it('comes back after pauses that double, and says what it heard last', () => {
  const onOpen = vi.fn();
  const onLost = vi.fn();
  listen({ onOpen, onLost, on: { screen: vi.fn() } });
  last().say('screen', {}, 'node 7');
  last().onerror?.();
  expect(onLost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(499);
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(last().url).toBe('/e?lastEventId=node%207');
  last().onerror?.();
  vi.advanceTimersByTime(999);
  expect(FakeSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSource.opened).toHaveLength(3);
  last().onopen?.();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('gives the connection back when nobody looks, and catches up when somebody does', () => {
  const look = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const onLost = vi.fn();
  const stop = listen({ onOpen: vi.fn(), onLost, on: { screen: vi.fn() } });
  last().say('screen', {}, '7');
  look('hidden');
  vi.advanceTimersByTime(59_999);
  look('visible');
  look('hidden');
  vi.advanceTimersByTime(60_000);
  expect(last().readyState).toBe(FakeSource.CLOSED);
  expect(onLost.mock.calls).toEqual([[0]]);
  look('visible');
  expect(FakeSource.opened).toHaveLength(2);
  expect(last().url).toBe('/e?lastEventId=7');
  stop();
});

it('asks every five seconds however long the server is away', () => {
  listen({ onOpen: vi.fn(), onLost: vi.fn(), on: {} });
  for (let times = 1; times <= 10; times += 1) {
    last().onerror?.();
    vi.advanceTimersByTime(5000);
    expect(FakeSource.opened).toHaveLength(times + 1);
  }
});

it('asks a server that refuses the stream more and more rarely, also when the person turns to the page', () => {
  listen({ onOpen: vi.fn(), onLost: vi.fn(), on: {} });
  for (const [times, pause] of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
    last().close();
    last().onerror?.();
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSource.opened).toHaveLength(times + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(times + 2);
  }
  last().onopen?.();
  last().onerror?.();
  vi.advanceTimersByTime(500);
  expect(FakeSource.opened).toHaveLength(10);
});

it.each(['online', 'focus'])('does not wait after %s, and stops when told', (event) => {
  const stop = listen({ onOpen: vi.fn(), onLost: vi.fn(), on: {} });
  last().onerror?.();
  window.dispatchEvent(new Event(event));
  expect(FakeSource.opened).toHaveLength(2);
  stop();
  window.dispatchEvent(new Event(event));
  vi.runAllTimers();
  expect(FakeSource.opened).toHaveLength(2);
  expect(last().readyState).toBe(FakeSource.CLOSED);
});
