import { expect, it, vi } from 'vitest';
import { LARGEST, messageSize } from './message-size.ts';
import { createRelay } from './relay.ts';

function relay() {
  const tell = vi.fn();
  const take = createRelay(tell);
  const port = { postMessage: vi.fn(), close: vi.fn(), onmessage: (_event: object) => undefined as unknown };
  take({ port: port as never });
  return { tell, take, port, say: (data: unknown) => port.onmessage({ data }) };
}

it('passes on what is plain and small, in both directions', () => {
  const { tell, take, port, say } = relay();
  const call = {
    type: 'call',
    id: 1,
    call: { url: '/x', data: { at: new Date(0), file: new Blob(['x']), list: [1, null] } },
  };
  say(call);
  expect(tell.mock.calls).toEqual([[{ type: 'heard', message: call }]]);
  take({ message: { type: 'ping' } });
  expect(port.postMessage).toHaveBeenCalledWith({ type: 'ping' });
});

it('answers a call that is too large by itself', () => {
  const { tell, port, say } = relay();
  say({ type: 'call', id: 3, call: { url: '/x', data: 'x'.repeat(LARGEST) } });
  say({ type: 'go', address: 'x'.repeat(LARGEST) });
  say('x'.repeat(LARGEST));
  expect(port.postMessage.mock.calls).toEqual([[expect.objectContaining({ type: 'refused', id: 3 })]]);
  expect(tell).not.toHaveBeenCalled();
});

it('says once that a page floods it, and hears nothing more', () => {
  const { tell, port, say } = relay();
  for (let at = 0; at < 5000; at += 1) say({ type: 'slowed' });
  expect(tell).toHaveBeenCalledTimes(2001);
  expect(tell).toHaveBeenLastCalledWith({ type: 'flooded' });
  expect(port.close).toHaveBeenCalledTimes(1);
});

it('does not look on at a message without end, and takes nothing but plain values', () => {
  const endless: unknown[] = [];
  endless.push(endless, endless);
  const wide = Array.from({ length: 1_000_000 }, () => 1);
  for (const message of [endless, wide, new Map(), 1n, { a: new Uint8Array(4) }])
    expect(messageSize(message)).toBeUndefined();
  expect(messageSize({ a: 'bc' })).toBe(83);
});
