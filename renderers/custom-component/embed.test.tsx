import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Embedded, embed } from './embed.ts';

/** A component, as it sits at the other end of the port. */
let its: { postMessage(message: unknown): void; onmessage: ((event: { data: unknown }) => void) | null };
let box: HTMLElement;
let embedded: Embedded;
const listeners = { onReady: vi.fn(), onEvent: vi.fn(), onEnd: vi.fn() };

/** Both ends of a channel that delivers at once. */
class Channel {
  port1 = this.end(() => this.port2);
  port2 = this.end(() => this.port1);

  private end(other: () => Channel['port1']) {
    const port = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: (data: unknown) => other().onmessage?.({ data }),
      close: () => undefined,
    };
    return port;
  }
}

const frame = () => box.querySelector('iframe')!;
const begin = { props: { text: 'Hello' }, theme: { brand: 'blue' }, locale: 'en-US' };
let posted: unknown[][];
let warn: MockInstance;

/** The frame's document is there. */
function load(): void {
  Object.defineProperty(frame(), 'contentWindow', {
    configurable: true,
    value: {
      postMessage(...args: unknown[]) {
        posted.push(args.slice(0, 2));
        its = (args[2] as (typeof its)[])[0]!;
      },
    },
  });
  fireEvent.load(frame());
}

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('MessageChannel', Channel);
  box = document.createElement('div');
  document.body.append(box);
  posted = [];
  embedded = embed(box, {
    src: '/component/a/frame.html',
    title: 'chart',
    height: 200,
    begin: () => begin,
    ...listeners,
  });
});

afterEach(() => {
  embedded.remove();
  box.remove();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ended = () => [listeners.onEnd.mock.calls[0]?.[0], frame()];

it('makes a frame without origin, and hands it nothing but what the page shows', () => {
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame().style.height).toBe('200px');
  load();
  expect(posted).toEqual([[begin, '*']]);
  its.postMessage({ t: 'ready' });
  expect(listeners.onReady).toHaveBeenCalledOnce();
});

it('keeps its height within bounds and passes its events on', () => {
  load();
  its.postMessage({ t: 'height', px: 640 });
  expect(frame().style.height).toBe('640px');
  its.postMessage({ t: 'height', px: 19_000 });
  expect(frame().style.height).toBe('4000px');
  its.postMessage({ t: 'event', name: 'select', detail: { label: 'A' } });
  expect(listeners.onEvent).toHaveBeenCalledExactlyOnceWith('select', { label: 'A' });
});

it('sends changed properties', () => {
  load();
  its.onmessage = vi.fn();
  embedded.send({ t: 'props', props: { text: 'Bye' } });
  expect(its.onmessage).toHaveBeenCalledWith({ data: { t: 'props', props: { text: 'Bye' } } });
});

it('takes away a component that is never ready', () => {
  load();
  its.onmessage = () => its.postMessage({ t: 'pong' });
  vi.advanceTimersByTime(21_000);
  expect(ended()).toEqual(['never-ready', null]);
});

it('takes away a component that answers no more, and no one that does', () => {
  load();
  its.postMessage({ t: 'ready' });
  its.onmessage = () => its.postMessage({ t: 'pong' });
  vi.advanceTimersByTime(60_000);
  expect(listeners.onEnd).not.toHaveBeenCalled();
  its.onmessage = null;
  vi.advanceTimersByTime(5000);
  expect(ended()).toEqual(['silent', null]);
});

it('says why a component could not start', () => {
  load();
  its.postMessage({ t: 'error', message: 'Error: no rows' });
  expect(listeners.onEnd).toHaveBeenCalledWith('failed', 'Error: no rows');
});

it('takes away a component that cannot show changed properties', () => {
  load();
  its.postMessage({ t: 'ready' });
  its.postMessage({ t: 'error', message: 'Error: no rows', isFatal: true });
  expect(listeners.onEnd).toHaveBeenCalledWith('crashed', 'Error: no rows');
});

it('lets a component go on after an error, and takes it away after the third', () => {
  load();
  its.postMessage({ t: 'ready' });
  for (let count = 0; count < 2; count += 1) its.postMessage({ t: 'error', message: 'x is undefined' });
  expect(listeners.onEnd).not.toHaveBeenCalled();
  its.postMessage({ t: 'error', message: 'x is undefined' });
  expect(listeners.onEnd).toHaveBeenCalledExactlyOnceWith('crashed', 'x is undefined');
  expect(warn).toHaveBeenCalledTimes(3);
});

it('takes away a component that leaves its document', () => {
  load();
  fireEvent.load(frame());
  expect(ended()).toEqual(['left', null]);
});

it('takes away a component that floods, or sends again and again what cannot be read', () => {
  load();
  for (let count = 0; count < 11; count += 1) its.postMessage({ t: 'navigate' });
  expect(ended()).toEqual(['malformed', null]);
  vi.clearAllMocks();
  embedded = embed(box, { src: '/a', title: 'a', height: 1, begin: () => begin, ...listeners });
  load();
  for (let count = 0; count < 101; count += 1) its.postMessage({ t: 'event', name: 'select' });
  expect(ended()).toEqual(['flood', null]);
});
